// How puzzles are drawn: where their cells and their starting tiles lie, and how wires run. A cell is 100 wide.
import type { Wire } from "../../../protocol/types";

type Own = Wire<"mansions">;

export type Layout = Own["Layout"];
export type Edge = Own["Slot"][2];

/** A puzzle with its pieces, on the table or as it was solved. */
export interface Laid {
  readonly layout: string;
  readonly pieces: readonly string[];
  readonly turns: readonly number[];
  readonly tile_turns?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const CELL = 100;
const HALF = CELL / 2;

/** From the middle of a cell to the middle of an edge. */
export const TOWARDS: Readonly<Record<Edge, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** By how many degrees what is drawn at the northern edge is turned to lie at another one. */
export const ANGLES: Readonly<Record<Edge, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** The middle of a cell of a layout. */
export function middle({ cells }: Layout, cell: number): Point {
  const [row, column] = cells[cell] ?? [0, 0];
  return { x: column * CELL + HALF, y: row * CELL + HALF };
}

/** The middle of an edge of a cell. */
export function edgeOf(layout: Layout, cell: number, edge: Edge): Point {
  const { x, y } = middle(layout, cell);
  return { x: x + TOWARDS[edge].x * HALF, y: y + TOWARDS[edge].y * HALF };
}

/** The squares of a lock's starting tile: those that the pieces lie at, and the one between them where they make a cross. */
export function tileSquares(layout: Layout): Point[] {
  const squares = layout.slots.map(([, cell, edge]) => {
    const { x, y } = middle(layout, cell);
    return { x: x + TOWARDS[edge].x * CELL, y: y + TOWARDS[edge].y * CELL };
  });
  const found = new Map(squares.map((square) => [`${square.x} ${square.y}`, square]));
  const all = [...found.values()];
  return all.length === 4 && new Set(all.map(({ x }) => x)).size === 3 ? [...all, centre(all)] : all;
}

/** The point in the middle of several. */
export function centre(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

/** By how many degrees a turn of the starting tile turns it; 0 for one whose symbols move along instead. */
export function degreesOfTurn({ slots, shift }: Layout): number {
  return slots.length < 4 ? 0 : (360 * shift) / slots.length;
}

/** What has to be drawn of a layout: its cells, its starting tile, and room for the ends of wires. */
export function boundsOf(layout: Layout): Box {
  const room = 14;
  const squares = [...layout.cells.map((_, cell) => middle(layout, cell)), ...tileSquares(layout)];
  const ends = [layout.start, layout.end].flatMap((end) => {
    if (end === null) return [];
    const [cell, edge] = end;
    const { x, y } = middle(layout, cell);
    return [{ x: x + TOWARDS[edge].x * CELL, y: y + TOWARDS[edge].y * CELL }];
  });
  const xs = [...squares.flatMap(({ x }) => [x - HALF, x + HALF]), ...ends.map(({ x }) => x)];
  const ys = [...squares.flatMap(({ y }) => [y - HALF, y + HALF]), ...ends.map(({ y }) => y)];
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** The way of a wire through a piece, from the middle of an edge to that of another, and its two halves. */
export function wirePaths(from: Edge, to: Edge): { whole: string; halves: readonly [string, string] } {
  const start = { x: HALF + TOWARDS[from].x * HALF, y: HALF + TOWARDS[from].y * HALF };
  const end = { x: HALF + TOWARDS[to].x * HALF, y: HALF + TOWARDS[to].y * HALF };
  // A curve through the middle of the piece: its middle lies half way between the straight line and the middle of the piece.
  const mid = { x: (start.x + end.x + 2 * HALF) / 4, y: (start.y + end.y + 2 * HALF) / 4 };
  const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const said = ({ x, y }: Point) => `${x} ${y}`;
  const heart = { x: HALF, y: HALF };
  return {
    whole: `M${said(start)} Q${said(heart)} ${said(end)}`,
    halves: [
      `M${said(start)} Q${said(between(start, heart))} ${said(mid)}`,
      `M${said(mid)} Q${said(between(heart, end))} ${said(end)}`,
    ],
  };
}

/** The option that swaps two cells, as the engine names it. */
export function swapOf(one: number, other: number): string {
  return `swap:${Math.min(one, other)}:${Math.max(one, other)}`;
}

/** A turn to show after another one, the shorter way round. */
export function turnTo(angle: number, quarters: number): number {
  const wanted = quarters * 90;
  const away = (((wanted - angle) % 360) + 540) % 360;
  return angle + away - 180;
}

// --- the pictures of rune puzzles

interface Picture {
  readonly lines: readonly string[];
  readonly rings: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

/** Points of a star on a ring, joined by steps of so many. */
function star(x: number, y: number, r: number, points: number, step: number, turned = -90): string {
  const at = (n: number) => {
    const angle = ((turned + (360 / points) * n) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  const order = Array.from({ length: points }, (_, n) => (n * step) % points);
  return `M${order.map(at).join(" L")} Z`;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  // A branch in a ring.
  puzzle_7: {
    lines: [
      "M34 150 C90 150 120 120 150 100 S230 46 268 48",
      "M118 122 C112 92 126 66 150 52",
      "M164 90 C176 62 170 44 158 26",
      "M186 74 C214 92 238 98 262 94",
      "M136 110 C160 128 188 140 222 138",
      "M206 60 C216 40 212 30 206 18",
      "M22 100 L40 84 L58 100 L40 116 Z",
      "M260 150 l14 -14 l14 14 l-14 14 Z",
    ],
    rings: [
      { x: 150, y: 100, r: 86 },
      { x: 150, y: 100, r: 94 },
      { x: 40, y: 40, r: 16 },
      { x: 40, y: 170, r: 9 },
      { x: 270, y: 24, r: 10 },
    ],
  },
  // An eye, and the arms of what looks through it.
  puzzle_8: {
    lines: [
      "M20 100 C90 18 310 18 380 100 C310 182 90 182 20 100 Z",
      "M58 100 C120 46 280 46 342 100 C280 154 120 154 58 100 Z",
      "M200 58 C188 78 188 122 200 142 C212 122 212 78 200 58 Z",
      "M20 30 C50 20 66 44 44 56 C30 62 24 50 34 46",
      "M380 170 C350 180 334 156 356 144 C370 138 376 150 366 154",
      "M24 186 C52 190 74 172 60 154 C50 144 38 156 48 164",
      "M376 14 C348 10 326 28 340 46 C350 56 362 44 352 36",
      "M118 26 L130 8 L142 26 M258 26 L270 8 L282 26",
      "M118 174 L130 192 L142 174 M258 174 L270 192 L282 174",
    ],
    rings: [
      { x: 200, y: 100, r: 46 },
      { x: 200, y: 100, r: 52 },
    ],
  },
  // A seal with a star of seven points.
  puzzle_9: {
    lines: [
      star(150, 150, 108, 7, 3),
      star(150, 150, 44, 7, 2, 90),
      "M24 60 L24 24 L60 24 M36 48 L48 36",
      "M240 24 L276 24 L276 60 M252 24 L264 48",
      "M24 240 L24 276 L60 276 M24 252 L54 246 L54 276",
      "M276 240 L276 276 L240 276 M258 276 L258 258 L276 258",
      "M150 120 L150 180 M126 150 C138 134 162 134 174 150 C162 166 138 166 126 150 Z",
    ],
    rings: [
      { x: 150, y: 150, r: 112 },
      { x: 150, y: 150, r: 122 },
      { x: 150, y: 150, r: 50 },
    ],
  },
};

const NO_PICTURE: Picture = { lines: [], rings: [] };

/** The picture that the pieces of a rune puzzle make. */
export function pictureOf(layout: string): Picture {
  return PICTURES[layout] ?? NO_PICTURE;
}

/** The small signs by which the pieces of a rune puzzle are told apart, in the corner of each. */
export const RUNES: readonly string[] = [
  "M4 0 V16 M4 3 L11 8 L4 12",
  "M3 0 V16 M11 0 V16 M3 4 L11 11",
  "M7 0 V16 M1 5 L7 0 L13 5",
  "M2 0 L12 8 L2 16",
  "M7 0 V16 M2 3 L12 9",
  "M3 16 V2 L11 8 V16",
  "M2 0 L12 16 M12 0 L2 16",
  "M4 0 V16 M4 0 L11 4 L4 8",
  "M7 0 L12 8 L7 16 L2 8 Z",
];
