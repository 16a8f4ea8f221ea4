// Cards that tell of several places, and show one of them.
import { type Pictured, wordsOf } from "./album";
import type { Line, Lines, PaletteName } from "./line";

const INKS: readonly PaletteName[] = ["amber", "midnight", "oxblood", "green", "dusk", "sea", "sepia", "violet"];

/** Cards of a street in a game itself; those of a box are counted after them. */
const FIRST_CARDS = 7;

/** The cards of a street show its places in turn, each time in other inks: three places and eight inks are 24 pictures. */
export function placeOfCard(places: Lines): (component: Pictured) => Line | undefined {
  return (component) => {
    const [, box, digits] = /_([a-z]+)?(\d+)$/.exec(component.slug) ?? [];
    const number = Number(digits) + (box === undefined ? 0 : FIRST_CARDS);
    const entries = [...wordsOf(component, "entries")].sort();
    const place = places[entries[number % entries.length] ?? ""];
    return place === undefined ? undefined : { ...place, palette: INKS[number % INKS.length]! };
  };
}
