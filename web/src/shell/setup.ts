// A table being set: who sits where, with which options.
import type { GameInfo, NewTable, SeatRequest, Settings } from "../protocol/types";

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
export function firstPlan(game: GameInfo): Plan {
  const plan: Plan = {
    game: game.slug,
    seats: [],
    flags: {},
    picks: {},
    seatPicks: {},
    settings: { ...FIRST_SETTINGS },
  };
  const wanted = game.bots.length > 0 ? 2 : 1;
  return withSeats(plan, game, Math.min(Math.max(wanted, game.least_players), game.most_players));
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

/** What the server is asked for. What is left to chance is not mentioned. */
export function requestOf(plan: Plan): NewTable {
  const options: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(plan.flags)) if (value) options[option] = true;
  for (const [option, value] of Object.entries(plan.picks)) if (value !== "") options[option] = value;
  for (const [option, values] of Object.entries(plan.seatPicks)) {
    const all = plan.seats.map((_, n) => values[n] ?? "");
    if (all.some((value) => value !== "")) options[option] = all;
  }
  const seats = plan.seats.map(({ kind, bot, name }) => ({
    kind,
    bot: kind === "bot" ? bot : "",
    name: kind === "me" ? name.trim() : "",
  }));
  return { game: plan.game, options, seats, seed: null, settings: plan.settings };
}
