// What bots have found out about the setups of a game: how hard each is, and how long it takes.
import { api } from "../../protocol/client";
import type { GameInfo, Tried } from "../../protocol/types";
import type { Plan } from "./setup";

export type Trials = readonly Tried[];

const fetched = new Map<string, Promise<Trials>>();

/** Asked for once; nothing is known as long as there is no answer. */
export function trialsOf(game: string): Promise<Trials> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const asked = api.difficulty(game);
  fetched.set(game, asked);
  asked.catch(() => fetched.delete(game));
  return asked;
}

const rate = ({ wins, games }: Tried): number => wins / games;

/** The middle one of some, in the order of a number; of two the first. */
function middle(trials: Trials, by: (tried: Tried) => number): Tried | undefined {
  return [...trials].sort((one, other) => by(one) - by(other))[Math.floor((trials.length - 1) / 2)];
}

/** Whether a form offers what was tried. */
const offers = (form: GameInfo, { option, value }: Tried): boolean =>
  form.fields.some((field) => field.option === option && field.picks.some((pick) => pick.value === value));

/**
 * The trials that tell of a game as its form is. Where boxes bring setups of their own, only those were tried with them: the others are
 * another game there.
 */
export function trialsWith(trials: Trials, game: GameInfo, form: GameInfo): Trials {
  const there = trials.filter((tried) => offers(form, tried));
  const own = there.filter((tried) => !offers(game, tried));
  return own.length > 0 ? own : there;
}

/** The trials of what is on a cover: of the game itself, or of what boxes bring. */
export function trialsOn(trials: Trials, game: GameInfo, box: string): Trials {
  return trials.filter((tried) => offers(game, tried) === (box === ""));
}

/** How a setup has fared with so many players, or with the nearest number of them that was tried. */
export function triedWith(trials: Trials, value: string, players: number): Tried | undefined {
  const near = ({ players: tried }: Tried): number => Math.abs(tried - players) + tried / 1000;
  return trials.filter((tried) => tried.value === value).sort((one, other) => near(one) - near(other))[0];
}

/** The middle of all setups: as hard as the middle one, and as long as the middle one. */
export function triedByFate(trials: Trials, players: number): Tried | undefined {
  const each = [...new Set(trials.map(({ value }) => value))].flatMap(
    (value) => triedWith(trials, value, players) ?? [],
  );
  const [hard, long] = [middle(each, (tried) => -rate(tried)), middle(each, ({ minutes }) => minutes)];
  return hard && long && { ...hard, minutes: long.minutes };
}

/** How hard a game is as a whole, and how many minutes it takes with the fewest and with the most who have tried. */
export function spread(trials: Trials): { dots: number; minutes: readonly [number, number] } | undefined {
  const sizes = [...new Set(trials.map(({ players }) => players))];
  const each = sizes.flatMap((players) => triedByFate(trials, players) ?? []);
  const hard = middle(trials, (tried) => -rate(tried));
  const minutes = each.map((tried) => tried.minutes);
  return hard && { dots: hard.dots, minutes: [Math.min(...minutes), Math.max(...minutes)] };
}

/** The setup that is planned, as far as it was tried: everything else that can be picked is as usual. */
export function triedLike(trials: Trials, plan: Plan, form: GameInfo): Tried | undefined {
  const compared = form.fields.find(({ option }) => trials.some((tried) => tried.option === option));
  if (compared === undefined || plan.flags[compared.unless]) return undefined;
  const others = form.fields.filter(({ kind, option }) => kind === "pick" && option !== compared.option);
  if (others.some(({ option, usual }) => (plan.picks[option] ?? "") !== usual)) return undefined;
  const value = plan.picks[compared.option] ?? "";
  return value === "" ? triedByFate(trials, plan.seats.length) : triedWith(trials, value, plan.seats.length);
}

/** How often games are won, in small numbers: so many of so many. */
export function oftenOf({ wins, games }: Tried): readonly [number, number] {
  const won = wins / games;
  if (won < 0.05) return [0, 1];
  if (won > 0.95) return [1, 1];
  return [...SMALL].sort(([a, b], [c, d]) => Math.abs(a / b - won) - Math.abs(c / d - won))[0]!;
}

const SMALL: readonly (readonly [number, number])[] = [
  ...([2, 3, 4, 5] as const).flatMap((of) => Array.from({ length: of - 1 }, (_, n) => [n + 1, of] as const)),
  [1, 10],
  [9, 10],
];
