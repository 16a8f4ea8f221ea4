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

/** Pixels of what a location is made of: its frame with its name, and lines of people, enemies and cards. */
const ROOMY = { head: 52, people: 36, foe: 33, pair: 33, card: 32 };
const NARROW = { head: 78, people: 48, foe: 48, pair: 47, card: 48 };

/** How much room there is: columns that are narrow, or rows too low for a line for each of more than two enemies. */
export interface Room {
  readonly narrow: boolean;
  readonly low: boolean;
}

/** Whether the enemies of a crowd stand two abreast, and show no names. */
export function abreast({ foes }: Crowd, { narrow, low }: Room): boolean {
  return low && !narrow && foes.length > 2;
}

/** The least height of each row of the map, in pixels. */
export function heightsOf(layout: Layout, crowds: readonly (Crowd & { card: string })[], room: Room): number[] {
  const size = room.narrow ? NARROW : ROOMY;
  const heights = Array<number>(layout.rows).fill(size.head);
  for (const crowd of crowds) {
    const { card, people, foes, cards } = crowd;
    const row = layout.spots.get(card)?.row ?? 0;
    const enemies = abreast(crowd, room) ? Math.ceil(foes.length / 2) * size.pair : foes.length * size.foe;
    const all = size.head + (people.length > 0 ? size.people : 0) + enemies + cards.length * size.card;
    heights[row] = Math.max(heights[row]!, all);
  }
  return heights;
}
