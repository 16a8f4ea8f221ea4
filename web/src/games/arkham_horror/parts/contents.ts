// What lies at a place, in words.
import { percent, signed } from "../../../kit/chance/numbers";
import type { Desk } from "../../../table/desk";
import { monstersAt, type PlaceView, tracksUndoneAt, viewOf, visitors, walkTo } from "../facts";
import { wordsOf } from "../words";

/** Everything at a place, one phrase for each. */
export function contentsOf(desk: Desk, place: PlaceView): string[] {
  const view = viewOf(desk);
  const words = wordsOf(desk);
  return [
    place.closed ? words.closed : "",
    place.sealed ? words.sealed : "",
    place.gate ? `${words.gate}, ${desk.name(place.world)} (${signed(place.modifier)})` : "",
    !place.stable && !place.gate && !place.sealed ? words.unstable : "",
    place.clues > 0 ? `${words.clues} ${place.clues}` : "",
    place.marked ? words.marked : "",
    undoneSaid(desk, place.id),
    ...place.markers.flatMap(({ id, symbol }) => (symbol ? [desk.name(id)] : [])),
    ...visitors(view, place.id).map(({ slug }) => desk.name(slug)),
    ...monstersAt(view, place.id).map(({ id }) => desk.name(id)),
  ].filter((said) => said !== "");
}

/** The tracks from which an encounter there takes a marker, in a phrase. */
export function undoneSaid(desk: Desk, place: string): string {
  const tracks = tracksUndoneAt(viewOf(desk), place).map(({ id }) => desk.name(id));
  return tracks.length > 0 ? wordsOf(desk).undoes({ tracks: tracks.join(", ") }) : "";
}

/** What a place always is, one phrase for each. */
export function featuresOf(desk: Desk, place: PlaceView): string[] {
  const words = wordsOf(desk);
  return [
    place.depot ? words.signs.depot : "",
    place.halts ? words.halts : "",
    place.remote ? words.remote : "",
    ...place.signs.map((sign) => words.signs[sign] ?? ""),
    ...place.markers.flatMap(({ id, symbol }) => (symbol ? [] : [desk.name(id)])),
  ].filter((said) => said !== "");
}

/** What stands in the way of a walk to a place, and how likely all of it is evaded. */
export function hintOf(desk: Desk, place: string): { hint: string; chance: number | undefined } {
  const walk = desk.optionsOf(place).find(({ verb }) => verb === "walk");
  const met = walkTo(desk, place)?.met.map((monster) => desk.name(monster)) ?? [];
  const told = walk?.hint.map(({ words }) => words).join("") ?? "";
  const hint = told === "" && met.length > 0 ? wordsOf(desk).past({ monsters: met.join(", ") }) : told;
  return { hint, chance: walk === undefined || hint === "" ? undefined : desk.odds?.options[walk.id] };
}

/** The same, one phrase for each. */
export function riskOf(desk: Desk, place: string): string[] {
  const { hint, chance } = hintOf(desk, place);
  const all = chance === undefined ? "" : wordsOf(desk).evading({ chance: percent(chance, desk.lang) });
  return [hint, all].filter((said) => said !== "");
}
