// Places are called by their ids: an adventure, the entrance, the Ancient One.
import type { Desk } from "../../../table/desk";
import { viewOf } from "../facts";
import { wordsOf } from "../words";

export const ENTRANCE = "entrance";
export const ANCIENT_ONE = "ancient_one";

/** The name of a place. */
export function placeName(desk: Desk, place: string): string {
  if (place === ENTRANCE) return wordsOf(desk).entrance;
  return desk.name(place === ANCIENT_ONE ? viewOf(desk).ancient_one.slug : place);
}
