// What has been turned up and rolled, as the log tells it.
import { expect, test } from "vitest";

import type { Line } from "../facts";
import { thingsIn, thisRound } from "./happened";

function line(number: number, kind: string, data: object): Line {
  return { number, move: 0, words: [], kind, data } as unknown as Line;
}

const check = { who: "amanda", skill: "will", kind: "horror", modifier: -1, difficulty: 1, won: 0, cause: "" };
const rolled = line(1, "CheckMade", { ...check, faces: [2, 4], success_from: 5 });

test("a check is shown with its dice, and with what counts as a success", () => {
  expect(thingsIn([rolled])).toMatchObject([{ key: 1, roll: { faces: [2, 4], from: 5, won: 0 } }]);
});

test("the die of a clue lies beside the others, even if it comes later", () => {
  const between = line(2, "MythosDrawn", { card: "fine_weather" });
  const clue = line(3, "ClueDieRolled", { who: "amanda", faces: [6], won: 1 });
  expect(thingsIn([rolled, between, clue])[0]).toMatchObject({ key: 1, roll: { faces: [2, 4, 6], won: 1 } });
});

test("dice that are rolled again lie as they lie now", () => {
  const again = line(2, "DiceRerolled", { who: "amanda", faces: [5], won: 1, dice: [2, 5] });
  expect(thingsIn([rolled, again])).toMatchObject([{ roll: { faces: [2, 5], won: 1 } }]);
});

test("cards are shown in the order in which they were turned up", () => {
  const lines = [
    line(1, "EncounterDrawn", { who: "amanda", place: "newspaper", card: "northside_1" }),
    line(2, "PhaseBegan", { phase: "mythos" }),
    line(3, "MythosDrawn", { card: "fine_weather" }),
  ];
  expect(thingsIn(lines)).toEqual([
    { key: 1, turned: { card: "northside_1", who: "amanda", at: "newspaper" } },
    { key: 3, turned: { card: "fine_weather", who: "", at: "" } },
  ]);
});

test("dice of the round before do not stay beyond its Mythos card, those that come after do", () => {
  const mythos = line(2, "MythosDrawn", { card: "fine_weather" });
  const blessing = line(3, "CheckMade", { ...check, faces: [1], success_from: 5 });
  expect(thisRound(thingsIn([rolled, mythos]))).toEqual([]);
  expect(thisRound(thingsIn([rolled, mythos, blessing])).map(({ key }) => key)).toEqual([3]);
  expect(thisRound(thingsIn([rolled])).map(({ key }) => key)).toEqual([1]);
});
