import { expect, test } from "vitest";

import { aQuestion } from "../protocol/samples";
import { canConfirm, isSeveral, toggle } from "./marks";

test("one answer of one is taken at a click", () => {
  expect(isSeveral(aQuestion())).toBe(false);
});

test("several answers, or none, are marked and confirmed", () => {
  expect(isSeveral(aQuestion({ most: 2 }))).toBe(true);
  expect(isSeveral(aQuestion({ least: 0 }))).toBe(true);
});

test("a second click takes a mark back", () => {
  expect(toggle(["a", "b"], "a", aQuestion({ most: 3 }))).toEqual(["b"]);
});

test("beyond the most that may be taken, the oldest mark makes room", () => {
  expect(toggle(["a", "b"], "c", aQuestion({ most: 2 }))).toEqual(["b", "c"]);
});

test("marks are confirmed between the least and the most", () => {
  const question = aQuestion({ least: 1, most: 2 });
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((marks) => canConfirm(marks, question))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
