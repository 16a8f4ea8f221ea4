// Where somebody can be that is not on the map.
import type { Desk } from "../../../table/desk";
import {
  ANCIENT_ONE,
  areasOf,
  type ArkhamView,
  JAIL,
  LOST,
  monstersAt,
  OUTSKIRTS,
  SKY,
  viewOf,
  visitors,
} from "../facts";
import { wordsOf } from "../words";

/** The name of a place, on the map or off it. */
export function placeName(desk: Desk, place: string): string {
  const view = viewOf(desk);
  const words = wordsOf(desk);
  const world = view.worlds.find((one) => areasOf(one).includes(place));
  if (world !== undefined)
    return `${desk.name(world)}, ${words.area({ n: areasOf(world).indexOf(place) + 1 }).toLowerCase()}`;
  const named: Record<string, string> = {
    [ANCIENT_ONE]: desk.name(view.ancient_one.slug),
    [JAIL]: words.jail,
    [LOST]: words.lost,
    [OUTSKIRTS]: words.outskirts,
    [SKY]: words.sky,
  };
  return named[place] ?? desk.name(place);
}

/** The places beyond the map where somebody is: Other Worlds first. */
export function beyondIn(view: ArkhamView): string[] {
  const holds = (...places: string[]) =>
    visitors(view, ...places).length > 0 || places.some((place) => monstersAt(view, place).length > 0);
  return [
    ...view.worlds.filter((world) => holds(...areasOf(world))),
    ...[LOST, JAIL, SKY, OUTSKIRTS].filter((place) => holds(place)),
  ];
}

/** Everything that lies at a place: who stands there, and monsters. */
export function folkAt(view: ArkhamView, ...places: string[]): string[] {
  return [
    ...visitors(view, ...places).map(({ slug }) => slug),
    ...places.flatMap((place) => monstersAt(view, place).map(({ id }) => id)),
  ];
}

/** The seat whose sheet lies before the visitor: its own, or that of whoever plays. */
export function mineIn(view: ArkhamView): number {
  return view.seat ?? view.active;
}
