// Where things lie on the plan: names, cards and markers keep their size on the screen, people stand where these leave room.
import type { Desk } from "../../../table/desk";
import { type MansionView, monstersAt, roomOf, viewOf, visitors } from "../facts";
import { type Box, planOf, type Room, type Space } from "../plan";
import { type BoardWords, wordsOf } from "../words";

type Feature = keyof BoardWords["features"];

/** Pixels of the screen. */
const CARD = { width: 20, height: 27 };
const FEATURE = 22;
const LINE = 18;
const EDGE = 4;
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

/** The markers in the house, side by side at the foot of their spaces; `px` is a pixel of the screen on the plan. */
export function markersIn(view: MansionView, px: number): Marker[] {
  const row = new Map<string, number>();
  // A barricade that stands before a door does not stand in its space.
  const used = new Set(view.doors.filter(({ barricade }) => barricade).flatMap(({ one, other }) => [one, other]));
  const size = Math.max(58, FEATURE * px);
  return featuresOf(view)
    .filter(({ feature, id }) => feature !== "barricade" || !used.has(id))
    .map((marker) => {
      const { inside } = planOf(view).spaces.get(marker.id)!;
      const n = row.get(marker.id) ?? 0;
      row.set(marker.id, n + 1);
      return { ...marker, size, left: inside.x + 8 + n * size, top: inside.y + inside.height - size - 8 };
    });
}

function featuresOf({ features }: MansionView): Pick<Marker, "feature" | "id" | "key">[] {
  return Object.entries(features).flatMap(([feature, spaces]) =>
    spaces.map((id, n) => ({ feature: feature as Feature, id, key: `${feature} ${id} ${n}` })),
  );
}

/** Where the cards of a room lie: in the corner of the space that has its name. */
export function pileAt({ home: { inside } }: Room, cards: number, px: number): Box {
  const width = Math.max(52, CARD.width * px);
  const height = Math.max(70, CARD.height * px);
  return {
    width,
    height,
    x: inside.x + inside.width - width - (EDGE + 4) * px,
    y: inside.y + inside.height - height - (EDGE + 3) * px + Math.min(0, cards - 2) * 2,
  };
}

/** Where people stand in a space: beside the name, the cards and the markers there, as far as that leaves room. */
export function floorspace(view: MansionView, room: Room, { id, inside }: Space, px: number): Box {
  const home = id === room.home.id;
  const marked = markersIn(view, px).filter((marker) => marker.id === id);
  const cards = view.rooms.find((one) => one.id === room.id)?.cards.length ?? 0;
  const piled = home && cards > 0 ? inside.x + inside.width - pileAt(room, cards, px).x + EDGE * px : 0;
  const left = marked.reduce((all, { size }) => all + size, 0);
  const top = home && inside.height > (LINE + 26) * px ? LINE * px : 0;
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
