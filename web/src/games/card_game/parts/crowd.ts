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
}

/** Below this width the name and the numbers of an enemy have a line each. */
const ROOMY = 270;
/** Below this one the numbers of a location are below its name. */
const TIGHT = 210;

export function isNarrow({ width }: Room): boolean {
  return width < ROOMY;
}

/** The least height of each row of the map, in pixels. */
export function leastHeights(layout: Layout, crowds: readonly (Crowd & { card: string })[], room: Room): number[] {
  const line = room.coarse ? 48 : 34;
  const head = room.width < TIGHT ? 78 : 54;
  const foe = isNarrow(room) && !room.low ? 48 : line;
  const heights = Array<number>(layout.rows).fill(head);
  for (const { card, people, foes, cards } of crowds) {
    const row = layout.spots.get(card)?.row ?? 0;
    const all = head + (people.length > 0 ? line + 2 : 0) + foes.length * foe + cards.length * line;
    heights[row] = Math.max(heights[row]!, all);
  }
  return heights;
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
