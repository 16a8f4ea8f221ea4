import { expect, test } from "vitest";

import type { FieldInfo, GameInfo, Tried } from "../../protocol/types";
import { firstPlan, withSeats } from "./setup";
import { oftenOf, spread, triedByFate, triedLike, triedWith, trialsOn, trialsWith } from "./trials";

const tried = (value: string, players: number, wins: number, minutes = 60): Tried => ({
  option: "ancient_one",
  value,
  players,
  games: 20,
  wins,
  low: 0,
  high: 1,
  dots: 1 + [0.75, 0.5, 0.25].filter((least) => wins / 20 < least).length,
  rounds: 10,
  decisions: 100,
  minutes,
});

const field = (option: string, values: readonly string[], usual = ""): FieldInfo => ({
  option,
  kind: "pick",
  label: option,
  help: "",
  picks: values.map((value) => ({ value, label: value })),
  usual,
  chance: usual === "",
  unless: "",
  only_with: "",
  box: "",
});

const game: GameInfo = {
  slug: "arkham_horror",
  title: "Arkham Horror",
  least_players: 1,
  most_players: 8,
  bots: ["random", "heuristic", "search"],
  fields: [field("ancient_one", ["yig", "hastur", "cthulhu"])],
};
const boxed: GameInfo = {
  ...game,
  fields: [field("ancient_one", ["yig", "hastur", "cthulhu", "eihort"]), field("herald", ["none", "ghroth"], "none")],
};
const ALL = [
  tried("yig", 1, 13, 30),
  tried("yig", 4, 9, 110),
  tried("hastur", 1, 4, 35),
  tried("hastur", 4, 8, 145),
  tried("cthulhu", 1, 1, 25),
  tried("cthulhu", 4, 4, 160),
  tried("eihort", 1, 1, 25),
  tried("eihort", 4, 2, 120),
];

test("with a number of players that was not tried, the nearest one tells", () => {
  expect(triedWith(ALL, "yig", 8)?.players).toBe(4);
  expect(triedWith(ALL, "yig", 2)?.players).toBe(1);
  expect(triedWith(ALL, "nodens", 2)).toBeUndefined();
});

test("what fate decides is the middle of all, and follows the number of players", () => {
  const base = trialsWith(ALL, game, game);
  expect(triedByFate(base, 4)).toMatchObject({ value: "hastur", wins: 8, minutes: 145 });
  expect(triedByFate(base, 1)).toMatchObject({ value: "hastur", wins: 4, minutes: 30 });
  expect(triedByFate([], 1)).toBeUndefined();
});

test("with a box, only what was tried with it tells anything", () => {
  expect(new Set(trialsWith(ALL, game, boxed).map(({ value }) => value))).toEqual(new Set(["eihort"]));
  expect(trialsWith(ALL, game, game)).toHaveLength(6);
});

test("the cover of a box tells of what the box brings, that of the game of the rest", () => {
  expect(spread(trialsOn(ALL, game, "kingsport"))).toEqual({ dots: 4, minutes: [25, 120] });
  expect(spread(trialsOn(ALL, game, ""))).toEqual({ dots: 3, minutes: [30, 145] });
  expect(spread([])).toBeUndefined();
});

test("a plan is told about as long as everything else is as usual", () => {
  const plan = withSeats(firstPlan(boxed), boxed, 4);
  const own = trialsWith(ALL, game, boxed);
  expect(triedLike(own, plan, boxed)).toMatchObject({ value: "eihort", players: 4 });
  expect(triedLike(own, { ...plan, picks: { ...plan.picks, ancient_one: "yig" } }, boxed)).toBeUndefined();
  expect(triedLike(own, { ...plan, picks: { ...plan.picks, herald: "ghroth" } }, boxed)).toBeUndefined();
  expect(triedLike([], plan, boxed)).toBeUndefined();
});

test.each([
  [0, [0, 1]],
  [2, [1, 10]],
  [7, [1, 3]],
  [8, [2, 5]],
  [10, [1, 2]],
  [15, [3, 4]],
  [20, [1, 1]],
])("%i wins of 20 are said in small numbers", (wins, often) => {
  expect(oftenOf(tried("yig", 1, wins))).toEqual(often);
});
