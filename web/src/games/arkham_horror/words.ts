// What the board says by itself; the server tells it in the reader's language.
import type { Speaking, WordsOf } from "../../table/words";

type Words = WordsOf<"arkham_horror">;
export type BoardWords = Words["board"];

export function wordsOf({ words }: Speaking): BoardWords {
  return (words as Words).board;
}

export function primerOf({ words }: Speaking): Words["primer"] {
  return (words as Words).primer;
}
