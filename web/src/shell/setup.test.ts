import { expect, test } from "vitest";

import type { GameInfo } from "../protocol/types";
import { firstPlan, requestOf, usualBot, withSeats } from "./setup";

const game: GameInfo = {
  slug: "elder_sign",
  title: "Elder Sign",
  least_players: 1,
  most_players: 8,
  bots: ["random", "heuristic", "search"],
  fields: [],
};

test("a newcomer plays with one bot that is neither the weakest nor the slowest", () => {
  const request = requestOf(firstPlan(game));
  expect(request.seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ["me", ""],
    ["bot", "heuristic"],
  ]);
  expect(request.options).toEqual({});
});

test("without bots, a newcomer plays alone", () => {
  expect(requestOf(firstPlan({ ...game, bots: [] })).seats).toHaveLength(1);
  expect(usualBot([])).toBe("");
});

test("a game for more players gets as many seats as it needs", () => {
  expect(firstPlan({ ...game, least_players: 3 }).seats).toHaveLength(3);
});

test("a seat more is a bot's; a seat fewer forgets the last", () => {
  const plan = withSeats(firstPlan(game), game, 3);
  expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(withSeats(plan, game, 1).seats).toHaveLength(1);
});

test("what is left to chance is not asked for", () => {
  const plan = firstPlan(game);
  plan.flags = { draft: false, errata: true };
  plan.picks = { ancient_one: "" };
  plan.seatPicks = { seats: ["", ""] };
  expect(requestOf(plan).options).toEqual({ errata: true });
});

test("a pick for each seat is as long as there are seats", () => {
  const plan = firstPlan(game);
  plan.seatPicks = { seats: ["amanda_sharpe", "", "joe_diamond"] };
  expect(requestOf(plan).options).toEqual({ seats: ["amanda_sharpe", ""] });
});
