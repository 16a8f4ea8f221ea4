// Where things lie on the plan: names, cards and markers keep their size on the screen, people stand where these leave room.
import type { Desk } from "../../../table/desk";
import { type MansionView, monstersAt, roomOf, viewOf, visitors } from "../facts";
import type { Box, Plan, Room, Space } from "../plan";
import { wordsOf } from "../words";

/** Pixels of the screen. */
const CARD = { width: 20, height: 27 };
const FEATURE = 22;
const EDGE = 4;
/** However much a name takes, this is left below it. */
const LEAST = 12;
/** A line of a name, the space between two words, and a sign after it. */
const LINE = 13.5;
const SPACE = 3.6;
const SIGN = 22;
/** About how wide letters are; all others are as wide as most. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[iljt'’1.]/, 4],
  [/[acefrsz-]/, 5.6],
  [/[mwA-Z]/, 10],
  [/./, 7],
];
/** No name is set closer than this. */
const CLOSEST = 0.64;
const CLOSER = [0.88, 0.8, 0.72, CLOSEST];
/** The smallest letters that are read, against the usual ones. */
const SMALL = 12 / 13.5;
/** As much is to be left below a name, for whoever comes into the room. */
const ROOM = 28;
/** People stand in no narrower place, if there is another. */
const NARROWEST = 32;

interface Marker {
  readonly feature: string;
  readonly id: string;
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** How the name of a room is set, and how high it is on the plan. */
interface Head {
  /** How much closer than usual. */
  readonly closer: number;
  /** In the smallest letters that are read. */
  readonly small: boolean;
  /** On one line, which is cut if it is too long. */
  readonly one: boolean;
  readonly height: number;
}

/** A name is set as usual if that leaves room below it, otherwise closer and smaller; it is cut before it is covered. */
export function headOf(name: string, { inside }: Space, signs: number, px: number): Head {
  const letters = name.split(" ").map(widthOf);
  const [width, height] = [inside.width / px, inside.height / px];
  let best = { closer: 1, small: false, one: false, taken: Infinity };
  for (const small of [false, true]) {
    const words = letters.map((word) => word * (small ? SMALL : 1));
    const fits = Math.max(CLOSEST, Math.min(1, (width - 5) / Math.max(...words)));
    for (const closer of [fits, ...CLOSER.filter((one) => one < fits)]) {
      const lines = linesOf([...words, ...Array.from({ length: signs }, () => SIGN)], width / closer - EDGE);
      const taken = lines * LINE * (small ? SMALL : 1) + EDGE;
      if (taken < best.taken && height - best.taken < ROOM) best = { closer, small, one: lines === 1, taken };
    }
  }
  if (height - best.taken < LEAST + EDGE)
    best = { closer: CLOSEST, small: true, one: true, taken: (signs > 0 ? SIGN - EDGE : LINE * SMALL) + EDGE };
  const { taken, ...set } = best;
  return { ...set, height: Math.min(taken * px, inside.height - (LEAST + EDGE) * px) };
}

function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + LETTERS.find(([some]) => some.test(letter))![1], 0);
}

/** On how many lines things stand that are so wide. */
function linesOf(widths: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + width > room) {
      lines += 1;
      used = 0;
    }
    used += width + SPACE;
  }
  return lines;
}

/** The heads of the rooms' names, in the spaces that they stand in. */
export function headsIn(desk: Desk, plan: Plan, px: number): ReadonlyMap<string, Head> {
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
    spaces.map((id, n) => ({ feature, id, key: `${feature} ${id} ${n}` })),
  );
}

/** Where the cards of a room lie: in the corner of the space that has its name. */
export function pileAt({ home: { inside } }: Room, cards: number, head: number, px: number): Box {
  const room = Math.max(LEAST * px, inside.height - head - EDGE * px);
  // Each card lies a bit above the one below it.
  const rises = 1 + ((cards - 1) * CARD.width) / CARD.height / 10;
  const height = Math.min(room / rises, Math.max(70, CARD.height * px));
  const width = (height * CARD.width) / CARD.height;
  return {
    width,
    height,
    x: inside.x + inside.width - width - (EDGE + 4) * px,
    y: inside.y + inside.height - height - Math.min(EDGE + 3, EDGE + (room - height * rises) / px) * px,
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
  const words = wordsOf(desk);
  const room = view.rooms.find(({ id }) => id === roomOf(space));
  return [
    ...visitors(view, space).map(({ slug }) => desk.name(slug)),
    ...monstersAt(view, space).map((monster) => desk.name(monster.id)),
    ...featuresOf(view)
      .filter((marker) => marker.id === space)
      .map(({ feature }) => words.features[feature]),
    ...(room?.statuses ?? []).map((status) => words.statuses[status]),
    room?.entered ? "" : words.unexplored,
    (room?.cards.length ?? 0) > 0 ? words.cards({ n: room!.cards.length }) : "",
  ]
    .filter((said) => said !== "")
    .join(", ");
}
