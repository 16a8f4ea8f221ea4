// What scenes are built of. A thick broken line is a row of things: books, pickets, trunks, cobbles, bricks.
import { box, path } from "./pen";
import type { Depth, Sheet } from "./sheet";

// --- buildings

/** A house from its lower left corner; its lit windows are added to a list. */
export function house(s: Sheet, x: number, foot: number, w: number, h: number, windows: string[] | null): string {
  const roof = s.whole(0, 4);
  const rise = h * s.some(0.3, 0.5);
  const chimney = s.maybe(0.6) && roof < 2;
  let d = path("M", x, foot, "v", -h) + roofOf(roof, w, rise) + path("v", h, "z");
  if (chimney)
    d += path("M", x + w * 0.68, foot - h - rise * 0.1, "v", -rise * 0.9, "h", w * 0.13, "v", rise * 0.95, "z");
  if (windows !== null) {
    const [floors, across] = [Math.max(1, Math.floor(h / 17)), Math.max(1, Math.floor(w / 12))];
    for (let column = 0; column < across; column++)
      for (let floor = 0; floor < floors; floor++)
        if (s.maybe(0.3))
          windows.push(path("M", x + (column + 0.5) * (w / across) - 2.5, foot - h + 6 + floor * 17, "h5v7h-5z"));
  }
  return d;
}

/** Gable, gambrel, flat, steeple or cornice. */
function roofOf(kind: number, w: number, rise: number): string {
  if (kind === 0) return path("l", w / 2, -rise, w / 2, rise);
  if (kind === 1)
    return (
      path("l", w * 0.16, -rise * 0.8, w * 0.34, -rise * 0.35) + path("l", w * 0.34, rise * 0.35, w * 0.16, rise * 0.8)
    );
  if (kind === 2) return path("h", w * 0.1, "v", -rise * 0.7, "h", w * 0.8, "v", rise * 0.7, "h", w * 0.1);
  if (kind === 3) {
    const spire = path("l", w * 0.06, -rise * 1.1, w * 0.06, rise * 1.1);
    return path("l", w * 0.3, -rise * 0.7, "h", w * 0.14) + spire + path("h", w * 0.14, "l", w * 0.3, rise * 0.7);
  }
  return path("h-2v-4h", w + 4, "v4h-2");
}

export function skyline(s: Sheet, foot: number, depth: Depth, low: number, high: number, church = false): void {
  const windows: string[] = [];
  let steeple = church ? s.some(s.width * 0.15, s.width * 0.85) : Infinity;
  let d = "";
  let x = -10;
  while (x < s.width) {
    if (x > steeple) {
      const h = s.some(50, 70);
      d += path("M", x, foot, "v", -h * 0.8, "h2l7", -h * 0.75, 7, h * 0.75, "h2v", h * 0.8, "z");
      steeple = Infinity;
      x += 20;
    }
    const w = s.some(low * 0.8, high * 0.8);
    d += house(s, x, foot, w, s.some(low, high), depth > 0 ? windows : null);
    x += w + s.some(-1, 3);
  }
  s.mass(d, depth);
  s.fill(windows.join(""), s.accent, ' opacity=".9"');
}

/** A town far below, seen by somebody very large. */
export function tinyTown(s: Sheet): void {
  const foot = s.height * 0.965;
  const windows: string[] = [];
  let d = "";
  let x = -4;
  while (x < s.width) {
    const w = s.some(9, 18);
    d += house(s, x, foot, w, s.some(9, 20), null);
    if (s.maybe(0.4)) windows.push(path("M", x + w / 2, foot - s.some(4, 9), "h2v2h-2z"));
    if (s.maybe(0.07)) d += path("M", x, foot, "v-20l4-22 4 22v20z");
    x += w;
  }
  hills(s, s.height * 0.86, 8, 1);
  s.mass(d, 2);
  s.fill(windows.join(""), s.accent);
  ground(s, s.height * 0.955, 3, 3);
}

// --- trees and ground

export function tree(s: Sheet, x: number, foot: number, h: number, depth: Depth, lean = 0): void {
  const branches: [string[], string[], string[]] = [[], [], []];
  grow(s, branches, x, foot, -Math.PI / 2 + lean, h * 0.62, 0);
  const colour = s.tones[(depth + 3) as 3 | 4 | 5 | 6];
  const trunk =
    path("M", x - h * 0.075, foot + 2, "Q", x - h * 0.02, foot - h * 0.1, x - h * 0.022, foot - h * 0.4) +
    path("h", h * 0.045, "Q", x + h * 0.03, foot - h * 0.1, x + h * 0.085, foot + 2, "z");
  s.fill(trunk, colour);
  [0.045, 0.022, 0.009].forEach((width, level) =>
    s.line(branches[level]!.join(""), colour, Math.max(0.8, h * width), { round: true }),
  );
  if (depth < 2 || !s.detail) return;
  const lit = s.light.x < x ? -1 : 1;
  const carved =
    path("M", x + lit * h * 0.03, foot - 4) +
    path("Q", x + lit * h * 0.008, foot - h * 0.1, x + lit * h * 0.012, foot - h * 0.42);
  s.line(carved, s.tones[3], 1.4, { dash: "14 3 8 4 20 5" });
}

function grow(
  s: Sheet,
  branches: readonly string[][],
  x: number,
  y: number,
  angle: number,
  length: number,
  level: number,
): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const bendX = x + Math.cos(angle + s.some(-0.5, 0.5)) * length * 0.55;
  const bendY = y + Math.sin(angle + s.some(-0.3, 0.3)) * length * 0.55;
  branches[level]!.push(path("M", x, y, "Q", bendX, bendY, endX, endY));
  if (level === 2) return;
  const count = level === 0 ? s.whole(3, 4) : s.whole(2, 3);
  for (let at = 0; at < count; at++) {
    const along = level === 0 ? 0.55 + 0.45 * ((at + s.some(0, 0.6)) / count) : s.some(0.4, 1);
    const turned = angle + (at % 2 === 0 ? -1 : 1) * s.some(0.35, 1.05);
    grow(s, branches, x + (endX - x) * along, y + (endY - y) * along, turned, length * s.some(0.42, 0.66), level + 1);
  }
}

export function pines(s: Sheet, foot: number, depth: Depth, low: number, high: number, gap: number): void {
  let d = "";
  for (let x = -10; x < s.width + 10;) {
    const h = s.some(low, high);
    const w = h * 0.2;
    d += path("M", x - w, foot, "l", w * 0.55, -h * 0.36, -w * 0.22, 0, w * 0.4, -h * 0.32, -w * 0.16, 0);
    d += path("l", w * 0.43, -h * 0.32, w * 0.43, h * 0.32, -w * 0.16, 0, w * 0.4, h * 0.32, -w * 0.22, 0);
    d += path("l", w * 0.55, h * 0.36, "z");
    x += w * s.some(1, gap);
  }
  s.mass(d, depth);
}

const closed = (s: Sheet, d: string): string => d + path("V", s.height + 5, "z");

export function hills(s: Sheet, y: number, rise: number, depth: Depth): void {
  let d = path("M-5", s.height + 5, "V", y + s.some(-rise, rise));
  for (let x = -5; x < s.width;) {
    const step = s.some(40, 90);
    d += path("q", step / 2, s.some(-rise, rise) * 1.2, step, s.some(-rise, rise) * 0.5);
    x += step;
  }
  s.mass(closed(s, d), depth);
}

export function peaks(s: Sheet, y: number, rise: number, depth: Depth): void {
  let d = path("M-5", s.height + 5, "V", y);
  for (let x = -5; x < s.width;) {
    const [step, high] = [s.some(14, 40), s.some(0.4, 1) * rise];
    d += path("L", x + step, y - high, "l", step * s.some(0.2, 0.5), high * 0.3);
    d += path("L", x + step * 1.9, y - high * s.some(0.1, 0.4));
    x += step * 1.9;
  }
  s.mass(closed(s, d), depth);
}

export function ground(s: Sheet, y: number, depth: Depth = 3, bump = 5): void {
  let d = path("M-5", s.height + 5, "V", y);
  for (let x = -5; x < s.width + 5;) {
    const step = s.some(18, 46);
    d += path("q", step / 2, s.some(-bump, bump), step, s.some(-bump, bump) * 0.4);
    x += step;
  }
  s.mass(closed(s, d), depth);
}

export function grass(s: Sheet, y: number, colour: string, blades = 30, height = 13): void {
  let d = "";
  for (let at = 0; at < blades; at++) {
    const [x, high, lean] = [s.some(-4, s.width), s.some(height * 0.4, height), s.some(-5, 5)];
    d += path("M", x, y + 7, "l", lean, -high - 7, 2.5 - lean * 0.3, high + 7, "z");
  }
  s.fill(d, colour);
}

/** Broken horizontal lines in the ground. */
export function strata(s: Sheet, from: number, to: number, colour: string, opacity = 0.4): void {
  let d = "";
  for (let y = from; y < to; y += 5 + (y - from) * 0.06) d += path("M", s.some(-50, 0), y, "H", s.width + 10);
  s.line(d, colour, 1.2, { dash: s.dashes(6, 44, 8, 40), opacity });
}

/** Rows of stones that grow towards us. */
export function cobbles(s: Sheet, from: number, colour: string, opacity = 0.35): void {
  let high = 2.2;
  for (let y = from; y < s.height + 4; y += high * 1.3) {
    const dash = s.dashes(high * 0.9, high * 2, high * 1.4, high * 1.7, 5);
    s.line(path("M", s.some(-20, 0), y, "H", s.width + 10), colour, high, { dash, opacity, round: true });
    high *= 1.3;
  }
}

/** Boards or flags that run to a point. */
export function floor(s: Sheet, y: number, x: number, colour: string, opacity = 0.4): void {
  let d = "";
  for (let at = -9; at <= 9; at++) d += path("M", x + at * 16, y, "L", x + at * 60, s.height + 4);
  for (let row = y + 7, step = 7; row < s.height; step *= 1.5, row += step) d += path("M0", row, "H", s.width);
  s.line(d, colour, 1, { opacity });
}

// --- water

export function water(s: Sheet, y: number): void {
  s.base(y, 1);
  for (let row = y + 3, at = 0; row < s.height; row += 4 + at * 0.9, at++) {
    const half = 8 + at * 7;
    const glint = path("M", s.light.x - half + s.some(-6, 6), row, "h", half * 2);
    s.line(glint, s.tones[0], 1.4 + at * 0.18, { dash: s.dashes(5, 20, 3, 9, 4), opacity: 0.75 });
    const ripple = path("M", s.some(-40, 0), row + 2, "H", s.width);
    s.line(ripple, s.tones[3], 1.1, { dash: s.dashes(8, 40, 20, 70, 5), opacity: 0.7 });
  }
}

export function waves(s: Sheet, y: number, depth: Depth, length = 20, rise = 7): void {
  let d = path("M", -s.some(0, length), s.height + 5, "V", y, "q", length / 2, -rise, length, 0);
  for (let x = 0; x < s.width + length; x += length) d += path("t", length, 0);
  s.mass(closed(s, d), depth);
}

// --- small things

export function lamp(s: Sheet, x: number, foot: number, h: number): void {
  s.disc(x, foot - h, h * 0.36, s.accent, 0.14);
  s.disc(x, foot - h, h * 0.2, s.accent, 0.3);
  const post = path("M", x - 1.5, foot, "l.5", -h + 5, "h2l.5", h - 5, "z");
  const rest = path("M", x - 5, foot, "l3-8h4l3 8zM", x - 5.5, foot - h + 4, "l-1-9 6-5h1l6 5-1 9z");
  s.fill(post + rest, s.tones[6]);
  s.fill(path("M", x - 4, foot - h + 3, "l-.5-7h9l-.5 7z"), s.accent);
}

/** A person, to show how large something is. */
export function figure(s: Sheet, x: number, foot: number, h: number): void {
  const coat =
    path("M", x - h * 0.17, foot, "l", h * 0.03, -h * 0.62, "q", h * 0.02, -h * 0.16, h * 0.1, -h * 0.18) +
    path("q", -h * 0.03, -h * 0.2, h * 0.04, -h * 0.2, "t", h * 0.04, h * 0.2) +
    path("q", h * 0.08, h * 0.02, h * 0.1, h * 0.18, "l", h * 0.03, h * 0.62, "z");
  const hat =
    path("M", x - h * 0.15, foot - h * 0.87, "h", h * 0.3, "l", -h * 0.07, -h * 0.02, -h * 0.02, -h * 0.1) +
    path("h", -h * 0.13, "l", -h * 0.02, h * 0.1, "z");
  s.fill(coat + hat, s.tones[6]);
}

export function candle(s: Sheet, x: number, foot: number, h: number): void {
  s.disc(x, foot - h - 4, 13, s.accent, 0.25);
  s.fill(path("M", x - 3, foot, "v", -h, "h6v", h, "z"), s.tones[1]);
  s.fill(path("M", x, foot - h, "q-4-4 0-12q4 8 0 12z"), s.accent);
}

export function books(s: Sheet, x: number, y: number, w: number, h: number, rows: number): void {
  const high = h / rows;
  for (let row = 0; row < rows; row++) {
    const foot = y + high * (row + 1) - 2;
    [s.tones[4], s.tones[3], s.tones[5]].forEach((colour, layer) => {
      const dash = layer === 0 ? s.dashes(3, 7, 0.8, 1.4) : s.dashes(2, 5, 7, 16, 5);
      const row = path("M", x + layer * 3, foot - high * (0.36 + layer * 0.03), "h", w - layer * 4);
      s.line(row, colour, high * (0.7 - layer * 0.1), { dash });
    });
    s.line(path("M", x - 2, foot + 1, "h", w + 4), s.tones[6], 2.5);
  }
}

/** An arm of something that is larger than the picture, with its suckers. */
export function tentacle(s: Sheet, x: number, foot: number, h: number, side: 1 | -1, depth: Depth): void {
  const w = h * 0.085;
  const [bend, reach] = [s.some(10, 34) * side, s.some(26, 52) * side];
  const [tipX, tipY] = [x + reach, foot - h];
  const up = path("M", x - w, foot, "C", x - w - bend, foot - h * 0.4, x - bend - w * 0.5, foot - h * 0.85, tipX, tipY);
  const tip =
    path("q", 12 * side, -9, 17 * side, 4, "q", side, 11, -8 * side, 9) + path("q", 6 * side, -10, -4 * side, -6);
  const down =
    path("C", x - bend * 0.5 + w * 0.8, foot - h * 0.7, x + w - bend * 0.7, foot - h * 0.35) +
    path(" ", x + w * 1.2, foot, "z");
  s.mass(up + tip + down, depth);
  const suckers =
    path("M", x - w * 0.2, foot - 6, "C", x - w - bend * 0.8, foot - h * 0.4, x - bend - w * 0.1, foot - h * 0.8) +
    path(" ", tipX - side, tipY + 8);
  s.line(suckers, s.edgeOf(depth), w * 0.34, { dash: `.1 ${Math.round(w * 0.8)}`, opacity: 0.9, round: true });
}

// --- furniture

/** Something that stands at a wall: one of seven. */
export function furnish(s: Sheet, x: number, foot: number): void {
  s.one([fireplace, clock, bookcase, armchair, portrait, plant, standardLamp])(s, x, foot);
}

function fireplace(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 34, foot, "v-78h-6v-9h80v9h-6v78h-12v-46q-22-26-44 0v46z"), 3);
  s.fill(path("M", x - 16, foot, "q-2-22 12-34q4 12 8 14t6-8q12 14 6 34z"), s.accent);
}

function clock(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 15, foot, "v-96q15-26 30 0v96z"), 3);
  s.disc(x, foot - 92, 10, s.accent);
  s.line(path("M", x, foot - 99, "v7l4 3"), s.tones[6], 1.6);
  s.line(box(x - 8, foot - 72, 16, 44) + path("M", x, foot - 72, "v32"), s.tones[3], 1.2);
  s.disc(x, foot - 38, 4, s.tones[2]);
}

function bookcase(s: Sheet, x: number, foot: number): void {
  s.fill(box(x - 30, foot - 112, 60, 112), s.tones[6]);
  books(s, x - 24, foot - 108, 46, 100, 4);
}

function armchair(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 26, foot, "v-24q-8-22 6-26l2-30q18-16 36 0l2 30q14 4 6 26v24h-6v-8h-40v8z"), 3);
  s.line(path("M", x - 18, foot - 22, "q18 8 36 0M", x - 12, foot - 74, "q12-8 24 0"), s.tones[4], 1.6);
}

function portrait(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 26, foot - 124, "h52v60h-52z"), 2);
  s.fill(box(x - 20, foot - 118, 40, 48), s.tones[3]);
  s.fill(path("M", x - 14, foot - 70, "q0-16 9-18q-6-16 5-17t5 17q9 2 9 18z"), s.tones[6]);
  s.mass(path("M", x - 30, foot, "v-32h60v32h-8v-22h-44v22z"), 3);
}

function plant(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 12, foot, "l-5-24h34l-5 24z"), 3);
  let d = "";
  for (let leaf = 0; leaf < 8; leaf++) {
    const [angle, length] = [-2.9 + leaf * 0.38, s.some(30, 48)];
    const [across, up] = [Math.cos(angle) * length, Math.sin(angle) * length];
    d += path("M", x, foot - 22, "q", across * 0.5 - 4, up, across, up * 0.8);
    d += path("q", -across * 0.6, 4, -across, -up * 0.8);
  }
  s.fill(d, s.tones[6]);
}

function standardLamp(s: Sheet, x: number, foot: number): void {
  s.disc(x, foot - 80, 30, s.accent, 0.18);
  s.fill(path("M", x - 12, foot, "q10-8 10-16v-52h4v52q0 8 10 16z"), s.tones[6]);
  s.fill(path("M", x - 20, foot - 64, "l9-28h22l9 28z"), s.accent);
  s.line(path("M", x - 20, foot - 64, "h40M", x - 11, foot - 92, "h22"), s.tones[6], 2.2);
}
