// The house as it is drawn: where everything lies, in pixels of the drawing, from the coordinates of the tiles.
import type { DoorView, MansionView } from "./facts";

type Own = MansionView;
type Points = readonly (readonly number[])[];

/** Pixels of the drawing for a tenth of half an inch. */
const SCALE = 3;
/** Around the house. */
const MARGIN = 46;
/** Beside it, for the tools of the drawing. */
const TOOLS = 74;
/** A plan is drawn so much wider or higher than it is, at most, to fill its frame. */
const DRAWN_OUT = 1.4;
const ROUNDED = 20;
/** How finely spaces are looked at for the room in them, in pixels. */
const GRAIN = 15;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Space {
  readonly id: string;
  readonly room: string;
  readonly points: readonly Spot[];
  /** What it fills at most. */
  readonly around: Box;
  /** The largest upright rectangle in it: there is room for pieces. */
  readonly inside: Box;
  readonly sees: ReadonlySet<string>;
}

export interface Room {
  readonly id: string;
  readonly spaces: readonly Space[];
  /** The space that has its name and its cards. */
  readonly home: Space;
  /** What it fills at most. */
  readonly around: Box;
}

export interface Door {
  readonly door: DoorView;
  readonly x: number;
  readonly y: number;
  /** Which way its wall runs, in degrees. */
  readonly turn: number;
  /** On which side of its wall a way out leads off the board. */
  readonly outward: 1 | -1;
}

/** How much wider and higher than it is a plan is drawn. */
export interface Stretch {
  readonly across: number;
  readonly down: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly spaces: ReadonlyMap<string, Space>;
  readonly rooms: readonly Room[];
  /** The walls as one path. */
  readonly walls: string;
  spot(at: readonly number[]): Spot;
  /** Which way the wall runs that a point lies on, in degrees. */
  turn(at: readonly number[]): number;
}

const AS_IT_IS: Stretch = { across: 1, down: 1 };
const known = new Map<string, Plan>();

/** The plan of the house; it is the same for the whole of a game. */
export function planOf(view: Own, { across, down }: Stretch = AS_IT_IS): Plan {
  const key = `${view.story} ${across} ${down}`;
  const plan = known.get(key) ?? draw(view.spaces, view.walls, { across, down });
  known.set(key, plan);
  return plan;
}

/** How a plan is drawn out to fill a frame: rooms that are higher have room for names above what lies in them. */
export function filling(view: Own, frame: { width: number; height: number }): Stretch {
  if (frame.width === 0 || frame.height === 0) return AS_IT_IS;
  const { width, height } = planOf(view);
  const wider = frame.width / frame.height / (width / height);
  const stretch = (by: number) => Math.round(Math.min(DRAWN_OUT, Math.max(1, by)) * ROUNDED) / ROUNDED;
  return { across: stretch(wider), down: stretch(1 / wider) };
}

function draw(outlines: Own["spaces"], walls: Own["walls"], { across, down }: Stretch): Plan {
  const all = outlines.flatMap(({ outline }) => outline);
  const left = Math.min(...all.map(([x]) => x!));
  const top = Math.min(...all.map(([, y]) => y!));
  const spot = ([x = 0, y = 0]: readonly number[]) => ({
    x: (x - left) * SCALE * across + MARGIN,
    y: (y - top) * SCALE * down + MARGIN,
  });
  const lines = walls.map(({ start, end }) => [spot(start), spot(end)] as const);
  const spaces = new Map(outlines.map((space) => [space.id, spaceOf(space, spot)]));
  const rooms = [...new Set(outlines.map(({ room }) => room))].map((id) => roomOf(id, [...spaces.values()]));
  return {
    width: Math.max(...all.map((at) => spot(at).x)) + MARGIN + TOOLS,
    height: Math.max(...all.map((at) => spot(at).y)) + MARGIN,
    spaces,
    rooms,
    walls: lines.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(""),
    spot,
    turn: (at) => turnAt(spot(at), lines),
  };
}

function spaceOf({ id, room, outline, sees }: Own["spaces"][number], spot: Plan["spot"]): Space {
  const points = (outline as Points).map(spot);
  return { id, room, points, around: around(points), inside: widest(points), sees: new Set(sees) };
}

function roomOf(id: string, all: readonly Space[]): Room {
  const spaces = all.filter(({ room }) => room === id);
  const home = spaces.reduce((best, one) => (homely(one.inside) > homely(best.inside) ? one : best));
  return { id, spaces, home, around: around(spaces.flatMap(({ points }) => points)) };
}

/** A name wants a wide place. */
function homely({ width, height }: Box): number {
  return Math.min(width, 420) * Math.min(height, 210);
}

function around(points: readonly Spot[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether a point lies in an outline. */
export function inOutline({ x, y }: Spot, points: readonly Spot[]): boolean {
  let inside = false;
  for (let n = 0, last = points.length - 1; n < points.length; last = n++) {
    const [one, other] = [points[n]!, points[last]!];
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  }
  return inside;
}

/** The largest upright rectangle in an outline, as the histogram of its free cells tells it, row by row. */
function widest(points: readonly Spot[]): Box {
  const frame = around(points);
  const columns = Math.max(1, Math.floor(frame.width / GRAIN));
  const rows = Math.max(1, Math.floor(frame.height / GRAIN));
  const middle = (n: number) => (n + 0.5) * GRAIN;
  const heights = Array.from({ length: columns }, () => 0);
  let best: Box = { x: frame.x, y: frame.y, width: 0, height: 0 };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const free = inOutline({ x: frame.x + middle(column), y: frame.y + middle(row) }, points);
      heights[column] = free ? heights[column]! + 1 : 0;
    }
    for (let from = 0; from < columns; from++) {
      let high = Infinity;
      for (let to = from; to < columns && heights[to]! > 0; to++) {
        high = Math.min(high, heights[to]!);
        const [width, height] = [(to - from + 1) * GRAIN, high * GRAIN];
        // Wide is better than high: words and pieces stand side by side.
        if (
          width * height * (width > height ? 1.15 : 1) >
          best.width * best.height * (best.width > best.height ? 1.15 : 1)
        )
          best = { x: frame.x + from * GRAIN, y: frame.y + (row + 1) * GRAIN - height, width, height };
      }
    }
  }
  return best;
}

function turnAt({ x, y }: Spot, walls: readonly (readonly [Spot, Spot])[]): number {
  let nearest = Infinity;
  let turn = 0;
  for (const [{ x: ax, y: ay }, { x: bx, y: by }] of walls) {
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const along = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long ** 2));
    const far = Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y);
    if (far < nearest - 0.01) {
      nearest = far;
      turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    }
  }
  return turn;
}

/** The doors of the house with where they are drawn. */
export function doorsOf(view: Own, plan: Plan): Door[] {
  return view.doors.map((door) => {
    const at = plan.spot(door.at);
    const turn = plan.turn(door.at);
    const inside = plan.spaces.get(door.one)?.inside;
    return { door, ...at, turn, outward: inside === undefined ? 1 : outwardOf(at, turn, middleOf(inside)) };
  });
}

function outwardOf(at: Spot, turn: number, inside: Spot): 1 | -1 {
  const turned = (turn * Math.PI) / 180;
  return (inside.y - at.y) * Math.cos(turned) - (inside.x - at.x) * Math.sin(turned) > 0 ? -1 : 1;
}

/** The spots that a way leads over: the middles of its spaces, and the doors between them. */
export function trodden(view: Own, plan: Plan, way: readonly string[]): Spot[] {
  return way.flatMap((id, n) => {
    const door = view.doors.find(
      ({ one, other }) => n > 0 && ((one === way[n - 1] && other === id) || (other === way[n - 1] && one === id)),
    );
    const space = plan.spaces.get(id);
    return [...(door ? [plan.spot(door.at)] : []), ...(space ? [middleOf(space.inside)] : [])];
  });
}

/** An outline for the attribute `points`. */
export function outlined(points: readonly Spot[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** An outline for a clipping path, from the corner of the box around it. */
export function clipped({ points, around: { x, y } }: Space): string {
  return `polygon(${points.map((at) => `${at.x - x}px ${at.y - y}px`).join(", ")})`;
}

/** The middle of a box. */
export function middleOf({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}
