// How much room locations need: it follows from who and what is there.
import { type CardGameView, type EnemyView, enemiesAt, type InvestigatorView, type LocationView } from "../facts";
import type { Layout } from "./layout";

export interface Crowd {
  readonly people: readonly InvestigatorView[];
  readonly foes: readonly EnemyView[];
  /** Cards that lie there, attached or free. */
  readonly cards: readonly string[];
}

/** Everybody and everything at a location. */
export function crowdAt(view: CardGameView, place: LocationView): Crowd {
  return {
    people: view.investigators.filter(({ at, fate }) => at === place.card && !fate),
    foes: enemiesAt(view, place.card),
    cards: [...place.attached, ...view.loose.filter(({ at }) => at === place.card)].map(({ card }) => card),
  };
}

/** How much room there is on the map. */
export interface Room {
  /** Of a column, in pixels. */
  readonly width: number;
  /** Fingers need larger things. */
  readonly coarse: boolean;
  /** Rows are too low for two lines for each enemy. */
  readonly low: boolean;
  /** They are too low for a line for each: everybody and everything there is a token, side by side. */
  readonly small: boolean;
  /** They are too low for two lines: a name, and tokens that lie on each other. */
  readonly least: boolean;
}

/** Below this width the name and the numbers of an enemy have a line each. */
const ROOMY = 270;
/** Below this one the numbers of a location are below its name. */
const TIGHT = 210;
/** Below this one its name is set in small letters and has no symbol beside it. */
const TINY = 170;

/** Around the tokens of a location, within its column. */
const MARGINS = 22;
/** The least size of a token. */
const TOKEN = 27;

export function isNarrow({ width }: Room): boolean {
  return width < ROOMY;
}

/** Whether there is only room for the name and the numbers of a location. */
export function isTiny({ width, small }: Room): boolean {
  return small || width < TINY;
}

/** The least height of each row of the map, in pixels. */
export function leastHeights(layout: Layout, crowds: readonly (Crowd & { card: string })[], room: Room): number[] {
  const line = room.least ? TOKEN + 2 : room.coarse ? 48 : 34;
  const head = room.least ? 24 : room.small ? 64 : room.width < TIGHT ? 78 : 54;
  const foe = isNarrow(room) && !room.low ? 48 : line;
  const abreast = Math.max(1, Math.floor((room.width - MARGINS) / line));
  const heights = Array<number>(layout.rows).fill(head);
  for (const { card, people, foes, cards } of crowds) {
    const row = layout.spots.get(card)?.row ?? 0;
    const many = people.length + foes.length + cards.length;
    const all = room.small
      ? head + (room.least ? Math.min(1, many) : Math.ceil(many / abreast)) * line
      : head + (people.length > 0 ? line + 2 : 0) + foes.length * foe + cards.length * line;
    heights[row] = Math.max(heights[row]!, all);
  }
  return heights;
}

/** How far tokens lie on each other where there is one line for all of them, in pixels. */
export function overlap(many: number, { width, least }: Room): number {
  const room = width - MARGINS;
  return least && many > 1 ? Math.max(0, (many * (TOKEN + 3) - room) / (many - 1)) : 0;
}

/** Rows of the same height, as far as each has what it needs. */
export function shared(least: readonly number[], height: number): number[] {
  let [rest, rows] = [height, least.length];
  for (const need of [...least].sort((one, other) => other - one)) {
    if (need <= rest / rows) break;
    rest -= need;
    rows -= 1;
  }
  return least.map((need) => Math.max(need, rows > 0 ? rest / rows : 0));
}
