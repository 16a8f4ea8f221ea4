// Where everything of a town lies on its drawing: positions scale with the drawing, discs, counters and letters do not. Each place
// has a label slot at its outer side and a crowd slot at its inner side; nothing is drawn in a label slot.
import type { Lang } from "../../../protocol/types";
import type { Facts, PlaceView } from "../facts";

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Sizes in pixels of the screen. */
export interface Step {
  readonly disc: number;
  /** A counter in a crowd. */
  readonly slot: number;
  /** A clue, and other small signs at a place. */
  readonly clue: number;
  /** Letters of a location, and of a street. */
  readonly name: number;
  readonly street: number;
  /** How much wider the plate of a street is than its letters. */
  readonly plate: number;
}

/** The ladder of sizes, by the size of the drawing. */
export const LADDER = {
  L: { disc: 52, slot: 38, clue: 22, name: 13.5, street: 15, plate: 22 },
  M: { disc: 44, slot: 33, clue: 22, name: 12.5, street: 13.5, plate: 22 },
  /** Where two towns share the room, or a tablet is held upright. */
  C: { disc: 37, slot: 30, clue: 20, name: 12, street: 13, plate: 22 },
  /** Where the drawing pans. */
  S: { disc: 48, slot: 34, clue: 22, name: 13, street: 15, plate: 22 },
  /** A town in small beside another one. */
  P: { disc: 36, slot: 26, clue: 18, name: 12, street: 13, plate: 22 },
  /** A town of many places in small. */
  D: { disc: 22, slot: 20, clue: 14, name: 12, street: 12, plate: 9 },
} as const satisfies Record<string, Step>;

export type Rung = keyof typeof LADDER;

/** The least room for a wide drawing at each step. */
const LEAST: readonly [Rung, number, number][] = [
  ["L", 1000, 540],
  ["M", 880, 415],
  ["C", 640, 385],
];
/** A town of so few places is drawn in less room. */
const VILLAGE = { places: 20, width: 0.85, height: 0.94 } as const;
/** A frame below this has a tall drawing, which pans. */
const NARROW = 640;
/** A frame that is so much wider than high has a wide drawing. */
const WIDE = 1.15;
/** Pixels that a place wants on a drawing that pans, and how wide such a drawing is for its height. */
const ROOM = 18_500;
const SHAPE = 0.74;
/** Pixels that a place in small wants to be named. */
const NAMED = 7000;
/** In a town of many places in small, streets lie farther from the middle, so that their plates do not touch. */
const APART = 1.2;

/** Pixels at the foot of a tall drawing, whose labels hang below their places. */
const FOOT = 14;

export interface Drawing extends Frame {
  readonly wide: boolean;
  readonly rung: Rung;
}

/** Whether every place has its name beside it: in a town of many places in small, only streets do. */
export const isNamed = ({ rung }: Drawing) => rung !== "D";

/** So many places that are lit have their names in a town in small: more names would lie on each other, and on places. */
const FEW_LIT = 4;

/** Which places have their names beside them: in a town of many places in small, those that are lit, if they are few. */
export function namedOn(drawing: Drawing, lit: readonly string[]): (place: string) => boolean {
  return (place) => isNamed(drawing) || (lit.length <= FEW_LIT && lit.includes(place));
}

/** How a town of so many places is drawn in a frame. */
export function drawingIn(frame: Frame, places: number, hasWide: boolean, small = false): Drawing {
  const { width, height } = frame;
  if (small) return { wide: false, rung: (width * height) / places < NAMED ? "D" : "P", width, height };
  const wide = hasWide && width >= NARROW && width / height >= WIDE;
  const least = places <= VILLAGE.places ? VILLAGE : { width: 1, height: 1 };
  const rung = LEAST.find(
    ([, across, down]) => wide && width >= across * least.width && height >= down * least.height,
  )?.[0];
  if (rung !== undefined) return { wide, rung, width, height };
  if (wide) return { wide, rung: "M", width: Math.max(width, 900), height: Math.max(height, 430) };
  const across = Math.sqrt(places * ROOM * SHAPE);
  return { wide, rung: "S", width: Math.max(width, across), height: Math.max(height, across / SHAPE) };
}

export type Side = "up" | "down" | "left" | "right";

export interface Spot {
  readonly place: PlaceView;
  /** The middle of its disc or plate. */
  readonly x: number;
  readonly y: number;
  /** Its name, line by line. */
  readonly lines: readonly string[];
  /** Where its label lies: the outer side. */
  readonly labelled: "up" | "down";
  /** Where a crowd stands: the inner side. */
  readonly crowd: Side;
  /** How far the label is shifted so that the edge does not cut it. */
  readonly shift: number;
}

/** What a component is called on a map, line by line. */
export function linesOf(
  facts: Extract<Facts, { kind: "place" | "world" }> | undefined,
  name: string,
  lang: Lang,
): string[] {
  return (facts?.short?.[lang] ?? name).split("\n");
}

interface Asked {
  readonly facts: (id: string) => Extract<Facts, { kind: "place" }> | undefined;
  readonly name: (id: string) => string;
  readonly lang: Lang;
  /** The place that its quarter is called after. */
  readonly street: (place: PlaceView) => string;
}

/** Whether every place has a position on a wide drawing. */
export function hasWide(places: readonly PlaceView[], facts: Asked["facts"]): boolean {
  return places.every(({ id }) => facts(id)?.wide != null);
}

/** Where the places of a town lie on a drawing. */
export function spotsOn(drawing: Drawing, places: readonly PlaceView[], asked: Asked): Spot[] {
  const at = (place: PlaceView): readonly [number, number] => {
    const [across, y] = (drawing.wide ? asked.facts(place.id)?.wide : null) ?? [place.x, place.y];
    const x = drawing.rung === "D" && place.kind === "street" ? 0.5 + (across - 0.5) * APART : across;
    return [x * drawing.width, y * (drawing.height - (drawing.wide ? 0 : FOOT))];
  };
  const byId = new Map(places.map((place) => [place.id, place]));
  return places.map((place) => {
    const [x, y] = at(place);
    const written = linesOf(asked.facts(place.id), asked.name(place.id), asked.lang);
    // A word in each line.
    const lines = drawing.rung === "D" ? written.flatMap((line) => line.split(/ |(?<=-)/)) : written;
    const street = byId.get(asked.street(place)) ?? place;
    const [inX, inY] = at(street);
    const isStreet = place.kind === "street";
    const others = isStreet ? places.filter((other) => other !== place && asked.street(other) === place.id) : [];
    const above = isStreet ? others.filter((other) => at(other)[1] < y).length * 2 > others.length : y < inY;
    const labelled = drawing.wide && above ? "up" : "down";
    const crowd: Side = drawing.wide || isStreet ? (labelled === "up" ? "down" : "up") : x <= inX ? "right" : "left";
    const spot = { place, x, y, lines, labelled, crowd: isStreet && !drawing.wide ? "down" : crowd, shift: 0 } as const;
    if (isStreet) return spot;
    const half = widthOf(spot, LADDER[drawing.rung]) / 2 + 3;
    return { ...spot, shift: Math.min(Math.max(x, half), drawing.width - half) - x };
  });
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the letters' size: how wide a letter is, and how high a line. */
const LETTER = 0.43;
const LINE = 1.06;
/** The third line of a label, to where a gate leads. */
export const GATE = { letters: 12, width: 76 } as const;

/** How wide a label probably is. */
function widthOf({ lines, place }: Pick<Spot, "lines" | "place">, { name }: Step): number {
  const width = Math.max(...lines.map((line) => line.length)) * name * LETTER + 12;
  return place.stable ? width : Math.max(width, GATE.width);
}

/** The disc of a location or the plate of a street. */
export function bodyOf({ place, lines, x, y }: Spot, { disc, street, plate }: Step): Rect {
  if (place.kind !== "street") return around(x, y, disc, disc);
  const width = Math.max(...lines.map((line) => line.length)) * street * LETTER + plate;
  return around(x, y, width, lines.length * street * LINE + plate / 2);
}

/** The label slot of a location; with room for a gate wherever one can open, unless it is said whether one has. */
export function labelOf(spot: Spot, step: Step, gate = !spot.place.stable): Rect | null {
  const { place, x, y, lines, labelled, shift } = spot;
  if (place.kind === "street") return null;
  const width = widthOf(spot, step);
  const height = lines.length * step.name * LINE + 4 + (gate ? GATE.letters * LINE : 0);
  const near = step.disc / 2 + 1;
  return around(x + shift, labelled === "up" ? y - near - height / 2 : y + near + height / 2, width, height);
}

function around(x: number, y: number, width: number, height: number): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
