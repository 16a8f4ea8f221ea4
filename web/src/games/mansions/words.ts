// What the board says by itself; the server tells it in the reader's language.
import type { Speaking, WordsOf } from "../../table/words";

type Words = WordsOf<"mansions">;
export type BoardWords = Words["board"];
export type DeskWords = Words["desk"];

export function wordsOf({ words }: Speaking): BoardWords {
  return (words as Words).board;
}

export function primerOf({ words }: Speaking): Words["primer"] {
  return (words as Words).primer;
}

/** What is said on what lies before the two sides: puzzles, the keeper's screen, sheets, cards that come. */
export function deskWordsOf({ words }: Speaking): DeskWords {
  return (words as Words).desk;
}
