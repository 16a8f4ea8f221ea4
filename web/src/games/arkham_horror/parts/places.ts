// Where somebody can be that is not on the map.
import type { Desk } from "../../../table/desk";
import { ANCIENT_ONE, areasOf, JAIL, LOST, OUTSKIRTS, SKY, viewOf } from "../facts";
import { wordsOf } from "../words";

/** The name of a place, on the map or off it. */
export function placeName(desk: Desk, place: string): string {
  const view = viewOf(desk);
  const words = wordsOf(desk.lang);
  const world = view.worlds.find((one) => areasOf(one).includes(place));
  if (world !== undefined) return `${desk.name(world)}, ${words.area(areasOf(world).indexOf(place) + 1).toLowerCase()}`;
  const named: Record<string, string> = {
    [ANCIENT_ONE]: desk.name(view.ancient_one.slug),
    [JAIL]: words.jail,
    [LOST]: words.lost,
    [OUTSKIRTS]: words.outskirts,
    [SKY]: words.sky,
  };
  return named[place] ?? desk.name(place);
}
