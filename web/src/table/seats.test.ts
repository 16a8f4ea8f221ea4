import { expect, test } from "vitest";

import { aQuestion, aScene, aSeat } from "../protocol/samples";
import { isWon, seatToShow, turnHasCome } from "./seats";

const mine = [aSeat(0, { yours: true }), aSeat(1, { yours: true }), aSeat(2, { kind: "bot", bot: "random" })];

test("of several seats of the visitor, the one that is asked is shown", () => {
  expect(seatToShow(aScene({ seats: mine, question: aQuestion({ seat: 1 }) }), 0)).toBe(1);
});

test("while others decide, the visitor keeps the seat he had", () => {
  expect(seatToShow(aScene({ seats: mine, question: aQuestion({ seat: 2 }) }), 1)).toBe(1);
});

test("a spectator has no seat", () => {
  expect(seatToShow(aScene({ seats: [aSeat(0)], seat: null }), null)).toBeNull();
});

test("the turn has come when somebody else decided before", () => {
  const theirs = aScene({ question: aQuestion({ seat: 1 }) });
  const yours = aScene();
  expect(turnHasCome(theirs, yours)).toBe(true);
  expect(turnHasCome(yours, yours)).toBe(false);
  expect(turnHasCome(null, yours)).toBe(false);
});

test("a game is won by one's own seats; a spectator is glad for anybody", () => {
  const ending = { winners: [1], words: "" };
  expect(isWon(aScene({ ending }))).toBe(false);
  expect(isWon(aScene({ ending, seats: [aSeat(0), aSeat(1)] }))).toBe(true);
});
