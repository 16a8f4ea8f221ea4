// What the board reads in its view, and what is printed on the components, as the server tells it beside their words.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";
import { foremost, seatColor, visitors } from "../../kit/person/seats";
import { streetOf } from "./streets";

type Own = Wire<"arkham_horror">;

export type ArkhamView = Own["ArkhamView"];
export type CheckView = Own["CheckView"];
export type CombatView = Own["CombatView"];
export type Facts = Own["ArkhamFacts"];
export type InvestigatorView = Own["InvestigatorView"];
export type MarkerView = Own["MarkerView"];
export type MonsterView = Own["MonsterView"];
export type PlaceView = Own["PlaceView"];
export type SeatView = Own["SeatView"];
export type TrackView = Own["TrackView"];
export type WalkView = Own["WalkView"];

/** A line of the log, with what happened as data. */
export type Line = Happened<"arkham_horror">;

export const { viewOf, factsOf, logOf } = readings<ArkhamView, Facts, Line>();

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

/** In the final battle the town is out of sight, unless something is asked about it. */
export function showsTown(desk: Desk): boolean {
  const { ancient_one, places } = viewOf(desk);
  return !ancient_one.awake || places.some(({ id }) => desk.optionsOf(id).length > 0);
}

/** Kinds of cards that happen to somebody. */
const ENCOUNTERS = /(location_card|location_encounter|gate_card|mythos)$/;

/** What is to be read beside the board: the encounter that a question comes from, and what is asked about and lies nowhere else. */
export function offeredIn(desk: Desk): string[] {
  const source = desk.scene.question?.source ?? "";
  const isEncounter = ENCOUNTERS.test(desk.pieces[slugOf(source)]?.kind ?? "");
  const happening = isEncounter && !mythosOf(viewOf(desk)).includes(source) ? [source] : [];
  return [...new Set([...happening, ...inQuestion(desk)])];
}

/** What is asked about and lies nowhere on the board: cards that are offered, investigators to choose from. */
function inQuestion(desk: Desk): string[] {
  const view = viewOf(desk);
  const lying = new Set(
    [
      view.places.map(({ id }) => id),
      view.places.map(({ gate }) => gate),
      view.places.flatMap(({ markers }) => markers.map(({ id }) => id)),
      view.tracks.flatMap(({ id, marker, groups }) => [id, marker, ...groups.flatMap(markersOf)]),
      view.sheets,
      view.monsters.filter(({ at }) => at !== "").map(({ id }) => id),
      view.seats.flatMap(({ investigator: one }) =>
        one
          ? [
              one.slug,
              ...(factsOf(desk, one.slug)?.sliders ?? PAIRS).map(([first]) => `slider:${first}`),
              ...one.cards,
              ...one.monster_trophies.map(({ id }) => id),
              ...one.gate_trophies.map(({ id }) => id),
            ]
          : [],
      ),
      mythosOf(view),
      view.rumor_monsters,
      [view.combat?.monster ?? "", view.ancient_one.slug, view.ancient_one.card, ANCIENT_ONE, "clue"],
    ].flat(),
  );
  const asked = desk.scene.question?.options.flatMap(({ pieces }) => pieces) ?? [];
  const met = view.monsters.filter(({ at }) => at === "").map(({ id }) => id);
  return [...new Set([...asked, ...view.drawn, ...view.revealed, ...met])].filter((piece) => !lying.has(piece));
}

/** What lies on some spaces of a track. */
function markersOf({ markers }: TrackView["groups"][number]): string[] {
  return markers.map(({ id }) => id);
}

/** The Mythos cards that lie on the table, without repetition. */
export function mythosOf(view: ArkhamView): string[] {
  const cards = [view.mythos, view.environment, view.rumor, ...view.headlines];
  return [...new Set(cards.filter((card) => card !== ""))];
}

export { foremost, seatColor, streetOf, visitors };
