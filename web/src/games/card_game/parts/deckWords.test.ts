import { expect, test } from "vitest";

import { deckWords } from "./deckWords";

function all(words: unknown, place = ""): [string, string][] {
  if (typeof words === "string") return [[place, words]];
  if (typeof words === "function") return all((words as (...args: unknown[]) => unknown)(2, 3), place);
  return Object.entries(words as object).flatMap(([key, value]) => all(value, `${place}/${key}`));
}

test("French has narrow spaces before ; : ! ? and inside « »", () => {
  const wrong = all(deckWords("fr")).filter(([, words]) => /[^\u202f][;:!?»]/.test(words) || /«[^\u202f]/.test(words));
  expect(wrong).toEqual([]);
});

test("both languages have the same words", () => {
  expect(all(deckWords("fr")).map(([place]) => place)).toEqual(all(deckWords("en")).map(([place]) => place));
});
