// What the board says by itself; the server tells it in the reader's language.
import type { Speaking, WordsOf } from "../../table/words";
import type { NeedView } from "./facts";

type Words = WordsOf<"elder_sign">;
export type BoardWords = Words["board"];

export function wordsOf({ words }: Speaking): BoardWords {
  return (words as Words).board;
}

export function primerOf({ words }: Speaking): Words["primer"] {
  return (words as Words).primer;
}

/** A row of requirements as words. */
export function needsInWords(needs: readonly NeedView[], words: BoardWords): string {
  return needs.map((need) => needInWords(need, words)).join(", ");
}

function needInWords(need: NeedView, words: BoardWords): string {
  if (need.kind === "either") return need.of.map((one) => needInWords(one, words)).join(` ${words.or} `);
  return words.needs[need.kind]?.({ n: need.amount }) ?? need.kind;
}
