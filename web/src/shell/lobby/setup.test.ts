import { expect, test } from "vitest";

import type { FieldInfo, GameInfo } from "../../protocol/types";
import {
  boxField,
  coversOf,
  deckOfPick,
  firstPlan,
  fitting,
  isAsked,
  isSettled,
  newcomersPlan,
  onlyAsked,
  requestOf,
  titleOf,
  usualBot,
  withDeck,
  withListed,
  withSeatPick,
  withSeats,
  withTicked,
} from "./setup";

const game: GameInfo = {
  slug: "elder_sign",
  title: "Elder Sign",
  least_players: 1,
  most_players: 8,
  bots: ["random", "heuristic", "search"],
  fields: [],
};

test("a newcomer plays with one bot that is neither the weakest nor the slowest", () => {
  const request = requestOf(firstPlan(game), game);
  expect(request.seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ["me", ""],
    ["bot", "heuristic"],
  ]);
  expect(request.options).toEqual({});
});

test("without bots, a newcomer plays alone", () => {
  expect(requestOf(firstPlan({ ...game, bots: [] }), { ...game, bots: [] }).seats).toHaveLength(1);
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
  expect(requestOf(plan, game).options).toEqual({ errata: true });
});

test("a pick for each seat is as long as there are seats", () => {
  const plan = firstPlan(game);
  plan.seatPicks = { seats: ["amanda_sharpe", "", "joe_diamond"] };
  expect(requestOf(plan, game).options).toEqual({ seats: ["amanda_sharpe", ""] });
});

const field: FieldInfo = {
  option: "",
  kind: "pick",
  label: "",
  help: "",
  picks: [],
  usual: "",
  chance: true,
  unless: "",
  only_with: "",
  box: "",
};

const withDecks: GameInfo = {
  ...game,
  fields: [
    { ...field, option: "seats", kind: "seats", label: "Who" },
    { ...field, option: "decks", kind: "decks", label: "Decks" },
    { ...field, option: "level", label: "Level", usual: "easy", chance: false },
  ],
};

test("what is usual is asked for unless something else is chosen", () => {
  expect(requestOf(firstPlan(withDecks), withDecks).options).toEqual({ level: "easy" });
});

test("seats can have something to begin with; who picks what another has takes it over", () => {
  const roles: FieldInfo = { ...field, option: "seats", kind: "seats", usual: ",keeper" };
  const plan = firstPlan({ ...game, fields: [roles] });
  expect(requestOf(plan, { ...game, fields: [roles] }).options).toEqual({ seats: ["", "keeper"] });
  plan.seatPicks = { seats: withSeatPick(plan, "seats", 0, "joe") };
  expect(withSeatPick(plan, "seats", 0, "keeper")).toEqual(["keeper", "joe"]);
  expect(withSeatPick(plan, "seats", 1, "")).toEqual(["joe", ""]);
});

test("a kept deck is asked for with its list, and says who sits there", () => {
  let plan = firstPlan(withDecks);
  plan.seatPicks = { seats: ["roland", "wendy"] };
  plan = withDeck(plan, withDecks, 1, "d1");
  expect(isSettled(plan, 1)).toBe(true);
  expect(isSettled(plan, 0)).toBe(false);
  const { options } = requestOf(plan, game, (deck) => `list of ${deck}`);
  expect(options).toEqual({ level: "easy", seats: ["roland", ""], decks: ["", "list of d1"] });
});

test("a deck for a seat that is gone goes to the last one", () => {
  const plan = withDeck(withSeats(firstPlan(withDecks), withDecks, 1), withDecks, 3, "d1");
  expect(plan.deckPicks["decks"]?.map(deckOfPick)).toEqual(["d1"]);
});

test("decks that the game has ready are asked for by their name", () => {
  const plan = firstPlan(withDecks);
  plan.deckPicks = { decks: ["random"] };
  expect(requestOf(plan, game).options["decks"]).toEqual(["random", ""]);
});

test("what belongs to a flag is asked for only as long as the flag is set", () => {
  const reserve: FieldInfo = { ...field, option: "reserve", kind: "lists", only_with: "whole" };
  const whole: GameInfo = { ...game, fields: [{ ...field, option: "whole", kind: "flag" }, reserve] };
  const plan = firstPlan(whole);
  plan.lists = { reserve: withListed(plan, "reserve", "d1", true) };
  const options = () => requestOf(onlyAsked(plan, whole), whole, (deck) => `list of ${deck}`).options;
  expect(isAsked(plan, reserve)).toBe(false);
  expect(options()).toEqual({});
  plan.flags = { whole: true };
  expect(isAsked(plan, reserve)).toBe(true);
  expect(options()).toEqual({ whole: true, reserve: ["list of d1"] });
});

test("decks are put on a list and taken off it; one that was deleted is not on it", () => {
  const plan = firstPlan(game);
  plan.lists = { reserve: ["d1"] };
  plan.lists = { reserve: withListed(plan, "reserve", "d2", true) };
  expect(plan.lists).toEqual({ reserve: ["d1", "d2"] });
  expect(withListed(plan, "reserve", "d2", true)).toEqual(["d1", "d2"]);
  expect(withListed(plan, "reserve", "d1", false)).toEqual(["d2"]);
  expect(requestOf(plan, game, (deck) => (deck === "d1" ? "" : "a list")).options).toEqual({ reserve: ["a list"] });
});

test("what a flag settles is asked for only as long as the flag is not set", () => {
  const part: FieldInfo = { ...field, option: "part", usual: "first", unless: "whole" };
  const inParts: GameInfo = { ...game, fields: [{ ...field, option: "whole", kind: "flag" }, part] };
  const plan = firstPlan(inParts);
  expect(isAsked(plan, part)).toBe(true);
  expect(requestOf(onlyAsked(plan, inParts), inParts).options).toEqual({ part: "first" });
  plan.flags = { whole: true };
  expect(isAsked(plan, part)).toBe(false);
  expect(requestOf(onlyAsked(plan, inParts), inParts).options).toEqual({ whole: true });
  plan.flags = { whole: false };
  expect(requestOf(onlyAsked(plan, inParts), inParts).options).toEqual({ part: "first" });
});

const boxes: FieldInfo = {
  ...field,
  option: "boxes",
  kind: "boxes",
  chance: false,
  picks: [
    { value: "curios", label: "Curios" },
    { value: "relics", label: "Relics" },
  ],
};
const who: FieldInfo = { ...field, option: "seats", kind: "seats", picks: [{ value: "amanda", label: "Amanda" }] };
const inBoxes: GameInfo = { ...game, fields: [boxes, who] };
/** The same game with the box of curios: one more to play, and two questions of the box. */
const withCurios: GameInfo = {
  ...game,
  fields: [
    boxes,
    { ...who, picks: [...who.picks, { value: "curator", label: "The curator" }] },
    { ...field, option: "wing", box: "curios", usual: "east", picks: [{ value: "east", label: "East" }] },
    { ...field, option: "haunted", kind: "flag", box: "curios" },
  ],
};

test("where no box is installed, nobody is asked for boxes", () => {
  expect(boxField(game)).toBeUndefined();
  expect(boxField(inBoxes)?.picks.map(({ value }) => value)).toEqual(["curios", "relics"]);
});

test("boxes are ticked in any order and named in the game's", () => {
  expect(withTicked(["relics"], boxes, "curios", true)).toEqual(["curios", "relics"]);
  expect(withTicked(["curios", "relics"], boxes, "curios", false)).toEqual(["relics"]);
  expect(withTicked(["gone"], boxes, "curios", true)).toEqual(["curios"]);
});

test("what a box asks is answered apart from the options of the game", () => {
  const plan = fitting({ ...firstPlan(inBoxes), boxes: ["curios"] }, withCurios);
  plan.flags = { haunted: true };
  plan.seatPicks = { seats: ["curator", ""] };
  expect(requestOf(plan, withCurios).options).toEqual({
    boxes: ["curios"],
    answers: { wing: "east", haunted: "yes" },
    seats: ["curator", ""],
  });
});

test("what came with a box goes with it; everything else stays as it was", () => {
  const plan = fitting({ ...firstPlan(inBoxes), boxes: ["curios"] }, withCurios);
  plan.flags = { haunted: true };
  plan.seatPicks = { seats: ["curator", "amanda"] };
  plan.boxes = [];
  expect(requestOf(fitting(plan, inBoxes), inBoxes).options).toEqual({ seats: ["", "amanda"] });
});

const asks = (field: Partial<FieldInfo>): FieldInfo => ({
  option: "",
  kind: "pick",
  label: "",
  help: "",
  picks: [],
  usual: "",
  chance: true,
  unless: "",
  only_with: "",
  box: "",
  ...field,
});

test("a first game has what is best for newcomers, as far as the game asks for it, and forgives", () => {
  const first = { picks: { ancient_one: "yig", gone: "x" }, seats: { seats: ["joe", "kate", "jim"] }, easiest: true };
  const asking = { ...game, fields: [asks({ option: "ancient_one" }), asks({ option: "seats", kind: "seats" })] };
  const request = requestOf(newcomersPlan(asking, first), asking);
  expect(request.options).toEqual({ ancient_one: "yig", seats: ["joe", "kate"] });
  expect(request.settings?.free_undo).toBe(true);
});

test("a box has a cover of its own where it is installed", () => {
  const town = { ...game, slug: "arkham_horror", title: "Arkham Horror" };
  const boxes = asks({ option: "boxes", kind: "boxes", picks: [{ value: "kingsport", label: "Kingsport Horror" }] });
  const installed = { ...town, fields: [boxes] };
  expect(coversOf(town).map((cover) => cover?.box)).toEqual([""]);
  expect(coversOf(installed).map((cover) => cover?.box)).toEqual(["", "kingsport"]);
  expect(titleOf(installed, "kingsport")).toBe("Kingsport Horror");
  expect(titleOf(installed, "")).toBe("Arkham Horror");
  expect(requestOf(firstPlan(installed, "kingsport"), installed).options).toEqual({ boxes: ["kingsport"] });
});

test("a game without a face lies on the shelf all the same", () => {
  expect(coversOf({ ...game, slug: "another" })).toEqual([undefined]);
});
