import { expect, test } from "vitest";

import { aLine } from "../protocol/samples";
import type { LogLine, StageInfo } from "../protocol/types";
import { settledSince } from "./settled";

const sheet = (opens: boolean): StageInfo => ({ importance: 3, own: 3, form: "sheet", shows: "", opens });
const CARD: StageInfo = { importance: 3, own: 3, form: "card", shows: "", opens: true };
const STAGE = { CheckMade: sheet(true), ClueDieRolled: sheet(false), MythosDrawn: CARD };

const log = (...kinds: string[]): LogLine[] => kinds.map((kind, number) => ({ ...aLine(number, number), kind }));
const numbers = (lines: readonly LogLine[]) => lines.map(({ number }) => number);

test("a die that was bought after the visitor has decided belongs to those before", () => {
  expect(numbers(settledSince(log("Walked", "CheckMade", "Rested", "ClueDieRolled", "Won"), 3, STAGE))).toEqual([
    1, 2, 3, 4,
  ]);
});

test("a check of its own begins where it begins", () => {
  expect(numbers(settledSince(log("CheckMade", "Walked", "CheckMade", "ClueDieRolled"), 1, STAGE))).toEqual([1, 2, 3]);
});

test("without dice it is what has happened since", () => {
  expect(numbers(settledSince(log("CheckMade", "Walked", "Walked"), 1, STAGE))).toEqual([1, 2]);
});

test("who has not decided yet is told what the last choice has brought about", () => {
  expect(numbers(settledSince(log("CheckMade", "Walked"), null, STAGE))).toEqual([1]);
  expect(settledSince([], null, STAGE)).toEqual([]);
});

test("dice after something else has been told belong to no check before it", () => {
  expect(numbers(settledSince(log("CheckMade", "MythosDrawn", "Walked", "ClueDieRolled"), 2, STAGE))).toEqual([2, 3]);
  expect(numbers(settledSince(log("CheckMade", "Walked", "MythosDrawn", "ClueDieRolled"), 1, STAGE))).toEqual([
    1, 2, 3,
  ]);
});
