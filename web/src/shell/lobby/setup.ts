// A table being set: who sits where, with which options.
import { faceOf } from "../../games";
import type { Cover, FirstGame } from "../../games/face";
import type { FieldInfo, GameInfo, NewTable, SeatRequest, Settings } from "../../protocol/types";

export interface SeatPlan {
  kind: SeatRequest["kind"];
  bot: string;
  /** What this seat is called; empty for the visitor's own name. */
  name: string;
}

export interface Plan {
  readonly game: string;
  seats: SeatPlan[];
  /** By option: a flag, one pick, or a pick for each seat. */
  flags: Record<string, boolean>;
  picks: Record<string, string>;
  seatPicks: Record<string, string[]>;
  /** By option: for each seat one of the picks, or a deck that is kept (`kept:` and its id). */
  deckPicks: Record<string, string[]>;
  /** By option: decks that are kept, by their ids. */
  lists: Record<string, string[]>;
  /** The boxes that are played with beside the game itself, by their names. */
  boxes: string[];
  settings: Settings;
}

/** Seconds that a bot waits, for each pace that can be chosen. */
export const PACES = [0, 0.3, 0.6, 1.5] as const;

export const FIRST_SETTINGS: Settings = { free_undo: false, spectators: true, paused: false, pace: 0.6 };

/** The bot that a newcomer meets: neither the weakest nor the slowest. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "";
}

/** You and one bot, everything else left to chance; alone where a game has no bots. */
export function firstPlan(game: GameInfo, box = ""): Plan {
  const plan: Plan = {
    game: game.slug,
    seats: [],
    flags: {},
    picks: usualPicks(game),
    seatPicks: usualSeats(game),
    deckPicks: {},
    lists: {},
    boxes: box === "" ? [] : [box],
    settings: { ...FIRST_SETTINGS },
  };
  const wanted = game.bots.length > 0 ? 2 : 1;
  return withSeats(plan, game, Math.min(Math.max(wanted, game.least_players), game.most_players));
}

/** What is best for somebody who has never played the game: nothing is lost by trying something out. */
export function newcomersPlan(game: GameInfo, first: FirstGame): Plan {
  const plan = firstPlan(game);
  const known = (option: string) => game.fields.some((field) => field.option === option);
  const asked = <T>(chosen: Readonly<Record<string, T>>) => Object.entries(chosen).filter(([option]) => known(option));
  return {
    ...plan,
    picks: { ...plan.picks, ...Object.fromEntries(asked(first.picks)) },
    seatPicks: {
      ...plan.seatPicks,
      ...Object.fromEntries(asked(first.seats).map(([option, seats]) => [option, seats.slice(0, plan.seats.length)])),
    },
    settings: { ...plan.settings, free_undo: true },
  };
}

function usualPicks(game: GameInfo): Record<string, string> {
  return Object.fromEntries(
    game.fields
      .filter(({ kind, usual }) => kind !== "seats" && usual !== "")
      .map(({ option, usual }) => [option, usual]),
  );
}

/** What seats are to begin with, where a game says so. */
function usualSeats(game: GameInfo): Record<string, string[]> {
  return Object.fromEntries(
    game.fields
      .filter(({ kind, usual }) => kind === "seats" && usual !== "")
      .map(({ option, usual }) => [option, usual.split(",")]),
  );
}

/** The covers of a game: its own, and those of its boxes that are installed. */
export function coversOf(game: GameInfo): readonly (Cover | undefined)[] {
  const installed = boxField(game)?.picks.map(({ value }) => value) ?? [];
  const covers = faceOf(game.slug).covers.filter(({ box }) => box === "" || installed.includes(box));
  return covers.length > 0 ? covers : [undefined];
}

/** What a game is called, or a box of it. */
export function titleOf(game: GameInfo, box: string): string {
  return boxField(game)?.picks.find(({ value }) => value === box)?.label ?? game.title;
}

/** The field of a game that asks which boxes are played with; none where no box is installed. */
export function boxField(game: GameInfo): FieldInfo | undefined {
  return game.fields.find(({ kind }) => kind === "boxes");
}

/** Boxes with one more or one fewer, in the order in which the game names them. */
export function withTicked(boxes: readonly string[], field: FieldInfo, box: string, ticked: boolean): string[] {
  const wanted = ticked ? [...boxes, box] : boxes.filter((other) => other !== box);
  return field.picks.map(({ value }) => value).filter((value) => wanted.includes(value));
}

/** The plan as it can be with the boxes that a form is made for: what is asked first is as usual, what is gone is forgotten. */
export function fitting(plan: Plan, form: GameInfo): Plan {
  const fields = new Map(form.fields.map((field) => [field.option, field]));
  const known = (option: string, pick: string): boolean =>
    deckOfPick(pick) !== "" || (fields.get(option)?.picks.some(({ value }) => value === pick) ?? false);
  const seatwise = (chosen: Record<string, string[]>): Record<string, string[]> =>
    kept(chosen, fields, (option, picks) => picks.map((pick) => (known(option, pick) ? pick : "")));
  const usual = usualPicks(form);
  return {
    ...plan,
    flags: kept(plan.flags, fields, (_, value) => value),
    picks: {
      ...usual,
      ...kept(plan.picks, fields, (option, pick) => (known(option, pick) ? pick : (usual[option] ?? ""))),
    },
    seatPicks: seatwise(plan.seatPicks),
    deckPicks: seatwise(plan.deckPicks),
    lists: kept(plan.lists, fields, (_, decks) => decks),
  };
}

/** What was chosen for the options that are still asked for. */
function kept<T>(
  chosen: Record<string, T>,
  fields: ReadonlyMap<string, FieldInfo>,
  as: (option: string, value: T) => T,
): Record<string, T> {
  const found = Object.entries(chosen).filter(([option]) => fields.has(option));
  return Object.fromEntries(found.map(([option, value]) => [option, as(option, value)]));
}

/** The plan with so many seats; a new one goes to a bot, the first to the visitor. */
export function withSeats(plan: Plan, game: GameInfo, count: number): Plan {
  const seats = Array.from({ length: count }, (_, n) => plan.seats[n] ?? newSeat(n, game));
  return { ...plan, seats };
}

function newSeat(n: number, game: GameInfo): SeatPlan {
  const kind = n === 0 ? "me" : game.bots.length > 0 ? "bot" : "open";
  return { kind, bot: usualBot(game.bots), name: "" };
}

const KEPT = "kept:";

export function pickOfDeck(deck: string): string {
  return KEPT + deck;
}

/** The kept deck that a pick is; "" for one that the game has ready. */
export function deckOfPick(pick: string): string {
  return pick.startsWith(KEPT) ? pick.slice(KEPT.length) : "";
}

/** The plan with a kept deck at a seat. */
export function withDeck(plan: Plan, game: GameInfo, seat: number, deck: string): Plan {
  const field = game.fields.find(({ kind }) => kind === "decks");
  if (field === undefined) return plan;
  const place = Math.min(seat, plan.seats.length - 1);
  return {
    ...plan,
    deckPicks: {
      ...plan.deckPicks,
      [field.option]: withPick(plan, "deckPicks", field.option, place, pickOfDeck(deck)),
    },
  };
}

/** The picks of an option, one a seat, with another one at a seat. */
export function withPick(
  plan: Plan,
  of: "seatPicks" | "deckPicks",
  option: string,
  seat: number,
  pick: string,
): string[] {
  return plan.seats.map((_, n) => (n === seat ? pick : (plan[of][option]?.[n] ?? "")));
}

/** The picks of an option with another one at a seat: whoever has it already takes what this seat had. */
export function withSeatPick(plan: Plan, option: string, seat: number, pick: string): string[] {
  const picks = withPick(plan, "seatPicks", option, seat, pick);
  const before = plan.seatPicks[option]?.[seat] ?? "";
  return picks.map((other, n) => (n !== seat && pick !== "" && other === pick ? before : other));
}

/** Whether a deck says who sits at a seat. */
export function isSettled(plan: Plan, seat: number): boolean {
  return Object.values(plan.deckPicks).some((picks) => deckOfPick(picks[seat] ?? "") !== "");
}

/** Whether a field is asked for: not what a flag settles that is set, nor what belongs to one that is not. */
export function isAsked(plan: Plan, field: FieldInfo): boolean {
  return !plan.flags[field.unless] && (field.only_with === "" || plan.flags[field.only_with] === true);
}

/** The plan with a kept deck on a list of decks, or without it. */
export function withListed(plan: Plan, option: string, deck: string, listed: boolean): string[] {
  const others = (plan.lists[option] ?? []).filter((other) => other !== deck);
  return listed ? [...others, deck] : others;
}

/** The plan without the picks that nobody is asked for. */
export function onlyAsked(plan: Plan, game: GameInfo): Plan {
  const settled = game.fields.filter((field) => !isAsked(plan, field)).map(({ option }) => option);
  const asked = <T>(chosen: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(chosen).filter(([option]) => !settled.includes(option)));
  return { ...plan, picks: asked(plan.picks), lists: asked(plan.lists) };
}

/** What the server is asked for. What is left to chance is not mentioned; what a box has asked is answered apart. */
export function requestOf(plan: Plan, form: GameInfo, listOf: (deck: string) => string = () => ""): NewTable {
  const options: Record<string, unknown> = {};
  const answers: Record<string, string> = {};
  const asking = new Set(form.fields.filter(({ box }) => box !== "").map(({ option }) => option));
  for (const [option, value] of Object.entries(plan.flags)) {
    if (value && asking.has(option)) answers[option] = "yes";
    else if (value) options[option] = true;
  }
  for (const [option, value] of Object.entries(plan.picks)) {
    if (value !== "") (asking.has(option) ? answers : options)[option] = value;
  }
  if (plan.boxes.length > 0) options["boxes"] = [...plan.boxes];
  if (Object.keys(answers).length > 0) options["answers"] = answers;
  for (const [option, values] of Object.entries(plan.seatPicks)) {
    const all = plan.seats.map((_, n) => (isSettled(plan, n) ? "" : (values[n] ?? "")));
    if (all.some((value) => value !== "")) options[option] = all;
  }
  for (const [option, picks] of Object.entries(plan.deckPicks)) {
    const all = plan.seats.map((_, n) => listed(picks[n] ?? "", listOf));
    if (all.some((value) => value !== "")) options[option] = all;
  }
  for (const [option, kept] of Object.entries(plan.lists)) {
    const all = kept.map(listOf).filter((list) => list !== "");
    if (all.length > 0) options[option] = all;
  }
  const seats = plan.seats.map(({ kind, bot, name }) => ({
    kind,
    bot: kind === "bot" ? bot : "",
    name: kind === "me" ? name.trim() : "",
  }));
  return { game: plan.game, options, seats, seed: null, settings: plan.settings };
}

function listed(pick: string, listOf: (deck: string) => string): string {
  const deck = deckOfPick(pick);
  return deck === "" ? pick : listOf(deck);
}
