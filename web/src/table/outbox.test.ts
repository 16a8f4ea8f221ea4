import { expect, test } from "vitest";

import { aQuestion, aScene } from "../protocol/samples";
import { type Choice, choiceIn, fateOf } from "./outbox";

const then = aScene({ version: 5, moves: 3 });
const choice = choiceIn(then, ["stay"]) as Choice;

test("the same question is open: the choice is sent again, whatever else has changed", () => {
  expect(fateOf(choice, aScene({ version: 9, moves: 3 }))).toBe("send");
});

test("there are more choices now: it had arrived", () => {
  expect(fateOf(choice, aScene({ version: 6, moves: 4 }))).toBe("made");
});

test("choices were taken back meanwhile: it is out of date", () => {
  expect(fateOf(choice, aScene({ version: 7, moves: 3, timeline: 1 }))).toBe("stale");
});

test("somebody else is asked now, or nobody: it is out of date", () => {
  expect(fateOf(choice, aScene({ moves: 3, question: aQuestion({ seat: 1 }) }))).toBe("stale");
  expect(fateOf(choice, aScene({ moves: 3, status: "closed" }))).toBe("stale");
});

test("where nothing is asked, nothing is chosen", () => {
  expect(choiceIn(aScene({ question: null }), ["stay"])).toBeNull();
});
