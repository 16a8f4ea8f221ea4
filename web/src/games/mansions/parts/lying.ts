// Where things lie on the plan: names, cards and markers keep their size on the screen, people stand where these leave room.
import type { Desk } from "../../../table/desk";
import { type MansionView, monstersAt, roomOf, viewOf, visitors } from "../facts";
import type { Box, Plan, Room, Space } from "../plan";
import { type BoardWords, wordsOf } from "../words";

type Feature = keyof BoardWords["features"];

/** Pixels of the screen. */
const CARD = { width: 20, height: 27 };
const FEATURE = 22;
const EDGE = 4;
/** However much a name takes, this is left below it. */
const LEAST = 15;
/** A line of a name, its letters (about so wide), and a sign after it. */
const LINE = 13.5;
const LETTER = 6.9;
const SIGN = 22;
/** No name is set closer than this. */
const CLOSEST = 0.74;
/** People stand in no narrower place, if there is another. */
const NARROWEST = 32;

interface Marker {
  readonly feature: Feature;
  readonly id: string;
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** How much closer than usual the name of a room is set, so that no word of it is broken, and how high it is on the plan. */
export function headOf(name: string, { inside }: Space, signs: number, px: number): { closer: number; height: number } {
  const words = name.split(" ").map(({ length }) => length * LETTER);
  const closer = Math.max(CLOSEST, Math.min(1, (inside.width / px - 5) / Math.max(...words)));
  const room = inside.width / px / closer - EDGE;
  let lines = 1;
  let used = 0;
  for (const width of [...words, ...Array.from({ length: signs }, () => SIGN)]) {
    if (used > 0 && used + width > room) {
      lines += 1;
      used = 0;
    }
    used += width + LETTER / 2;
  }
  return { closer, height: Math.min((lines * LINE + EDGE) * px, inside.height - (LEAST + EDGE) * px) };
}

/** The heads of the rooms' names, in the spaces that they stand in. */
export function headsIn(desk: Desk, plan: Plan, px: number): ReadonlyMap<string, { closer: number; height: number }> {
  const view = viewOf(desk);
  const signs = new Map(view.rooms.map(({ id, statuses }) => [id, statuses.length + (view.trail === id ? 1 : 0)]));
  return new Map(
    plan.rooms.map(({ id, home }) => [home.id, headOf(desk.name(id), home, signs.get(id) ?? 0, px)] as const),
  );
}

type Heads = ReturnType<typeof headsIn>;

/** The markers in the house, side by side at the foot of their spaces; `px` is a pixel of the screen on the plan. */
export function markersIn(view: MansionView, plan: Plan, heads: Heads, px: number): Marker[] {
  const row = new Map<string, number>();
  // A barricade that stands before a door does not stand in its space.
  const used = new Set(view.doors.filter(({ barricade }) => barricade).flatMap(({ one, other }) => [one, other]));
  return featuresOf(view)
    .filter(({ feature, id }) => feature !== "barricade" || !used.has(id))
    .map((marker) => {
      const { inside } = plan.spaces.get(marker.id)!;
      const n = row.get(marker.id) ?? 0;
      row.set(marker.id, n + 1);
      const room = inside.height - (heads.get(marker.id)?.height ?? 0) - EDGE * px;
      const size = Math.min(Math.max(58, FEATURE * px), Math.max(room, LEAST * px));
      return { ...marker, size, left: inside.x + 8 + n * size, top: inside.y + inside.height - size - 8 };
    });
}

function featuresOf({ features }: MansionView): Pick<Marker, "feature" | "id" | "key">[] {
  return Object.entries(features).flatMap(([feature, spaces]) =>
    spaces.map((id, n) => ({ feature: feature as Feature, id, key: `${feature} ${id} ${n}` })),
  );
}

/** Where the cards of a room lie: in the corner of the space that has its name. */
export function pileAt({ home: { inside } }: Room, cards: number, head: number, px: number): Box {
  const room = Math.max(LEAST * px, inside.height - head - EDGE * px);
  const height = Math.min(room, Math.max(70, CARD.height * px));
  const width = (height * CARD.width) / CARD.height;
  return {
    width,
    height,
    x: inside.x + inside.width - width - (EDGE + 4) * px,
    y:
      inside.y +
      inside.height -
      height -
      Math.min(EDGE + 3, EDGE + (room - height) / px) * px +
      Math.min(0, cards - 2) * 2,
  };
}

/** Where people stand in a space: beside the name, the cards and the markers there, as far as that leaves room. */
export function floorspace(
  view: MansionView,
  room: Room,
  { id, inside }: Space,
  markers: readonly Marker[],
  heads: Heads,
  px: number,
): Box {
  const home = id === room.home.id;
  const marked = markers.filter((marker) => marker.id === id);
  const top = heads.get(id)?.height ?? 0;
  const cards = view.rooms.find((one) => one.id === room.id)?.cards.length ?? 0;
  const piled = home && cards > 0 ? inside.x + inside.width - pileAt(room, cards, top, px).x + EDGE * px : 0;
  const left = marked.reduce((all, { size }) => all + size, 0);
  const wide = inside.width - left - piled >= NARROWEST * px;
  const [before, after] = wide ? [left, piled] : [0, 0];
  return {
    x: inside.x + before,
    y: inside.y + top,
    width: inside.width - before - after,
    height: inside.height - top,
  };
}

/** Who and what is in a space, in words. */
export function stateOf(desk: Desk, space: string): string {
  const view = viewOf(desk);
  const words = wordsOf(desk.lang);
  const room = view.rooms.find(({ id }) => id === roomOf(space));
  return [
    ...visitors(view, space).map(({ slug }) => desk.name(slug)),
    ...monstersAt(view, space).map((monster) => desk.name(monster.id)),
    ...featuresOf(view)
      .filter((marker) => marker.id === space)
      .map(({ feature }) => words.features[feature]),
    ...(room?.statuses ?? []).map((status) => words.statuses[status]),
    room?.entered ? "" : words.unexplored,
    (room?.cards.length ?? 0) > 0 ? words.cards(room!.cards.length) : "",
  ]
    .filter((said) => said !== "")
    .join(", ");
}
