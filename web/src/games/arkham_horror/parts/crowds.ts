// Where the crowd of each place stands: at the inner side of its place, or as near to it as it hides nothing.
import type { PlaceView } from "../facts";
import { bodyOf, type Drawing, labelOf, LADDER, type Rect, type Side, type Spot, type Step } from "./slots";

/** How many stand at a place. */
export interface Crowd {
  readonly people: number;
  readonly monsters: number;
}

/** How a crowd stands: at which side of the disc or plate, how far from its middle, and whether it is packed. */
export interface Stance {
  readonly crowd: Side;
  readonly aside: number;
  readonly packed: boolean;
}

/** A place with its crowd. */
export type Stand = Spot & Stance;

/** Pixels between two counters, and between pawns and counters. */
const GAP = 2;
const APART = 4;
/** From three pawns on, each lies so far on the one before. */
const CLOSER = 10;
/** Of its width: where a crowd is packed, each pawn lies so far on the one before. */
const PACKED = 0.5;
/** Pixels by which signs stick out of a counter, and out of one on which it is said how many lie under it. */
const SIGNS = 5;
const COUNTED = 8;
/** A crowd begins so far from the edge of a disc, or of a plate: nothing of a counter lies on the name of a street. */
export const nearTo = ({ kind }: Pick<PlaceView, "kind">) => (kind === "street" ? 3 : -4);
/** What it costs to hide a pixel of a name, of a disc or another crowd, or of what lies beyond the edge. */
const COST = { name: 30, thing: 3, edge: 6 } as const;
/** What it costs to leave the inner side, to pack a crowd, and each pixel aside. */
const LEAVING = 60;
const PACKING = 40;
const ASIDE = 0.8;
/** How far aside a crowd may go, step by step. */
const STEPS = [0, 8, -8, 16, -16, 24, -24, 32, -32, 44, -44, 58, -58];
/** What lies between the edge of a label and its letters. */
const BRIM = { across: 4, down: 2 } as const;

/** How many counters lie side by side; the others lie under them. */
export function abreastIn({ people }: Pick<Crowd, "people">, packed: boolean): 1 | 2 {
  return packed || people > 1 ? 1 : 2;
}

/** How wide a crowd is: pawns, and the counters that lie side by side. */
function widthOf(number: Crowd, packed: boolean, { slot }: Step): number {
  const { people, monsters } = number;
  const closer = packed ? PACKED * slot : people > 2 ? CLOSER : -GAP;
  const pawns = people > 0 ? slot + (people - 1) * (slot - closer) : 0;
  const shown = Math.min(monsters, abreastIn(number, packed));
  const counters = shown > 0 ? shown * (slot + GAP) - GAP : 0;
  return pawns + counters + (people > 0 && shown > 0 ? APART : 0);
}

/** Where a crowd stands at a side of its place, with what sticks out of its counters. */
export function crowdAt(spot: Spot, number: Crowd, step: Step, { crowd, aside, packed }: Stance): Rect {
  const body = bodyOf(spot, step);
  const near = nearTo(spot.place);
  const [width, height] = [widthOf(number, packed, step), step.slot];
  const [left, top] = {
    down: [spot.x + aside - width / 2, body.bottom + near],
    up: [spot.x + aside - width / 2, body.top - near - height],
    right: [body.right + near, spot.y + aside - height / 2],
    left: [body.left - near - width, spot.y + aside - height / 2],
  }[crowd] as [number, number];
  const out = number.monsters > 0 ? SIGNS : 0;
  const over = number.monsters > abreastIn(number, packed) ? COUNTED : out;
  return { left: left - out, top: top - over, right: left + width + over, bottom: top + height + out };
}

function shared(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

const areaOf = ({ left, top, right, bottom }: Rect) => (right - left) * (bottom - top);

/** Where the letters are that stand on a plate or a label. */
function lettersIn({ left, top, right, bottom }: Rect, across: number, down: number): Rect {
  return { left: left + across, top: top + down, right: right - across, bottom: bottom - down };
}

/** Where the name of a place is written. */
export function nameOf(spot: Spot, step: Step, gate?: boolean): Rect {
  const label = labelOf(spot, step, gate);
  return label === null
    ? lettersIn(bodyOf(spot, step), step.plate / 2, step.plate / 4)
    : lettersIn(label, BRIM.across, BRIM.down);
}

/** The places of a drawing with where their crowds stand. `named`: whether the name of a place is written. */
export function stood(
  drawing: Drawing,
  spots: readonly Spot[],
  crowdOf: (place: string) => Crowd,
  named: (place: string) => boolean,
): Stand[] {
  const step = LADDER[drawing.rung];
  const frame = { left: 0, top: 0, right: drawing.width, bottom: drawing.height };
  const isStreet = ({ place }: Spot) => place.kind === "street";
  const names = spots
    .filter((spot) => isStreet(spot) || named(spot.place.id))
    .map((spot) => nameOf(spot, step, spot.place.gate !== ""));
  const things = spots.filter((spot) => !isStreet(spot)).map((of) => ({ of: of.place.id, rect: bodyOf(of, step) }));
  return spots.map((spot) => {
    const number = crowdOf(spot.place.id);
    const inner: Stance = { crowd: spot.crowd, aside: 0, packed: false };
    if (number.people + number.monsters === 0) return { ...spot, ...inner };
    const costOf = (stance: Stance, rect: Rect) => {
      const left = stance.crowd === spot.crowd ? 0 : LEAVING;
      const packed = stance.packed ? PACKING : 0;
      let cost = left + packed + ASIDE * Math.abs(stance.aside) + COST.edge * (areaOf(rect) - shared(rect, frame));
      for (const name of names) cost += COST.name * shared(rect, name);
      for (const { of, rect: thing } of things) if (of !== spot.place.id) cost += COST.thing * shared(rect, thing);
      return cost;
    };
    let best = { cost: Infinity, stance: inner, rect: frame };
    for (const crowd of [spot.crowd, "right", "left", "down", "up"] as const) {
      for (const packed of number.people > 1 || number.monsters > 1 ? [false, true] : [false]) {
        for (const aside of STEPS) {
          const stance = { crowd, aside, packed };
          const rect = crowdAt(spot, number, step, stance);
          const cost = costOf(stance, rect);
          if (cost < best.cost) best = { cost, stance, rect };
        }
      }
    }
    things.push({ of: "", rect: best.rect });
    return { ...spot, ...best.stance };
  });
}
