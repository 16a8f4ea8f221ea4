// What the board reads in its view, and what is printed on the components, as the server tells it beside their words.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";
import { foremost, seatColor, visitors } from "../../kit/person/seats";
import { FEW } from "../../table/front";
import { streetOf } from "./streets";

type Own = Wire<"arkham_horror">;

export type ArkhamView = Own["ArkhamView"];
export type CheckView = Own["CheckView"];
export type CombatView = Own["CombatView"];
export type Facts = Own["Facts"];
export type InvestigatorView = Own["InvestigatorView"];
export type MarkerView = Own["MarkerView"];
export type MonsterView = Own["MonsterView"];
export type PlaceView = Own["PlaceView"];
export type SeatView = Own["SeatView"];
export type TrackView = Own["TrackView"];
export type WalkView = Own["WalkView"];

/** A line of the log, with what happened as data. */
export type Line = Happened<"arkham_horror">;

export const { viewOf, factsOf, settledOf } = readings<ArkhamView, Facts, Line>();

export const SKY = "sky";
export const OUTSKIRTS = "outskirts";
export const LOST = "lost_in_time_and_space";
export const JAIL = "jail_cell";
/** Where everybody is in the final battle, and what is attacked there. */
export const ANCIENT_ONE = "ancient_one";

/** The skills that share a slider. */
export const PAIRS = [
  ["speed", "sneak"],
  ["fight", "will"],
  ["lore", "luck"],
] as const;

export type Skill = (typeof PAIRS)[number][number];

/** The walk to a place, if it is offered. */
export function walkTo(desk: Desk, place: string): WalkView | undefined {
  if (!desk.optionsOf(place).some(({ verb }) => verb === "walk")) return undefined;
  return viewOf(desk).walks.find(({ to }) => to === place);
}

/** The walk that is pointed at, on the map or in the panel. */
export function walkPointedAt(desk: Desk): WalkView | undefined {
  const found = viewOf(desk).walks.find(({ to }) => desk.glows(to));
  return found && walkTo(desk, found.to);
}

/** The monsters at a place. */
export function monstersAt(view: ArkhamView, place: string): MonsterView[] {
  return view.monsters.filter(({ at }) => at === place);
}

/** The two areas of an Other World. */
export function areasOf(world: string): [string, string] {
  return [`${world}_1`, `${world}_2`];
}

/** The colour of the neighborhood that a place lies in. */
export function toneOf(view: ArkhamView, place: PlaceView): string {
  const quarters = view.places.filter((other) => other.town === place.town && streetOf(view, other) === other.id);
  return TONES[quarters.findIndex(({ id }) => id === streetOf(view, place)) % TONES.length] ?? "var(--line-strong)";
}

const TONES = [
  "var(--sanity)",
  "var(--line-strong)",
  "var(--lamp)",
  "var(--clue)",
  "var(--stamina)",
  "var(--doom)",
  "var(--elder)",
  "var(--oxblood)",
  "var(--green)",
];

/** Kinds of cards that happen to somebody. */
const ENCOUNTERS = /(location_card|location_encounter|gate_card|mythos)$/;

/** What is to be read in the case: the encounter that a question comes from, what is drawn, and what is asked about and lies nowhere;
 * what is over the board is read there. */
export function offeredIn(desk: Desk): string[] {
  const view = viewOf(desk);
  const source = desk.scene.question?.source ?? "";
  const isEncounter = ENCOUNTERS.test(desk.pieces[slugOf(source)]?.kind ?? "");
  const shown = [view.encounter?.card, view.mythos, ...lastingMythos(view)];
  const happening = isEncounter && !shown.includes(source) ? [source] : [];
  const read = new Set([view.encounter?.card, view.combat?.monster, ...spreadIn(desk)]);
  return [...new Set([...happening, ...inCase(view), ...desk.strays])].filter((piece) => !read.has(piece));
}

/** The monsters that a question lets somebody fight or evade, or face in an order. */
export function facedIn(desk: Desk): string[] {
  const { question } = desk.scene;
  if (question === null || !["face", "order_of_monsters"].includes(question.kind)) return [];
  const asked = question.options.flatMap(({ pieces }) => pieces).filter((piece) => desk.optionsOf(piece).length > 0);
  return viewOf(desk).monsters.flatMap(({ id }) => (asked.includes(id) ? [id] : []));
}

/** The words of a card without its price, which is its last line. */
export function unpriced(desk: Desk, id: string): readonly string[] {
  return desk.lines(id).slice(0, factsOf(desk, id, "card")?.price ? -1 : undefined);
}

/** Cards to choose from that are too many for the case, or too large as investigators are: they lie over the board. */
export function spreadIn(desk: Desk): string[] {
  const view = viewOf(desk);
  const many = [inCase(view), desk.strays].flatMap((cards) => (cards.length > FEW ? cards : []));
  return [...view.revealed, ...many];
}

/** What is drawn and lies open for somebody to take or to meet. */
export function inCase(view: ArkhamView): string[] {
  const met = view.monsters.filter(({ at }) => at === "").map(({ id }) => id);
  return [...view.drawn, ...met];
}

/** The Mythos cards that stay on the table, without repetition. */
export function lastingMythos(view: ArkhamView): string[] {
  const cards = [view.environment, view.rumor, ...view.headlines];
  return [...new Set(cards.filter((card) => card !== "" && card !== view.mythos))];
}

/** The markers on a track. */
export function markersOn({ groups }: TrackView): TrackView["groups"][number]["markers"][number][] {
  return groups.flatMap(({ markers }) => markers);
}

/** How many markers open what belongs to a track. */
export function spacesOf({ groups }: TrackView): number {
  return groups.reduce((sum, { spaces }) => sum + spaces, 0);
}

/** How many markers are still lacking until it opens; how many keep it from closing while it is open. */
export function leftOn(track: TrackView): number {
  return track.at === ""
    ? spacesOf(track) - markersOn(track).length
    : markersOn(track).filter((one) => one.face_up).length;
}

/** The tracks from which an encounter at a place takes a marker. */
export function tracksUndoneAt({ tracks }: ArkhamView, place: string): TrackView[] {
  return tracks.filter((track) => markersOn(track).some((one) => one.face_up && one.place === place));
}

/** What is said of a track by its kind. */
export function ofTrack(
  desk: Desk,
  { id }: TrackView,
  said: { readonly other: string } & Partial<Record<string, string>>,
): string {
  return said[desk.pieces[id]?.kind ?? ""] ?? said.other;
}

export { foremost, seatColor, streetOf, visitors };
