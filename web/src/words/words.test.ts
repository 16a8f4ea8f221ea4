import { expect, test } from "vitest";

import { en } from "./en";
import { fr } from "./fr";

/** Every word of a language with the place where it stands; functions are called with something plausible. */
function all(words: unknown, place = ""): [string, string][] {
  if (typeof words === "string") return [[place, words]];
  if (typeof words === "function") return all((words as (...args: unknown[]) => unknown)(2, 3, 4), place);
  return Object.entries(words as object).flatMap(([key, value]) => all(value, `${place}/${key}`));
}

test("both languages have the same words", () => {
  expect(all(fr).map(([place]) => place)).toEqual(all(en).map(([place]) => place));
});

test("no word is empty", () => {
  expect([...all(en), ...all(fr)].filter(([, words]) => words.trim() === "")).toEqual([]);
});

test("French has narrow spaces before ; : ! ? and inside « »", () => {
  const wrong = all(fr).filter(([, words]) => /[^\u202f][;:!?»]/.test(words) || /«[^\u202f]/.test(words));
  expect(wrong).toEqual([]);
});

test("apostrophes are curved, and a percentage has its space in French alone", () => {
  expect([...all(en), ...all(fr)].filter(([, words]) => words.includes("'"))).toEqual([]);
  expect(all(fr).filter(([, words]) => /[^\u202f]%/.test(words))).toEqual([]);
  expect(all(en).filter(([, words]) => /\s%/.test(words))).toEqual([]);
});

test("sentences are translated", () => {
  const english = new Map(all(en));
  const same = all(fr).filter(([place, words]) => words.includes(" ") && english.get(place) === words);
  expect(same.map(([place]) => place)).toEqual(["/keyArrows"]);
});
