// Woods, shores, caves, wastes, and what lies beyond.
import { fog, stars } from "../light";
import { box, path, share, short } from "../pen";
import type { Depth, Sheet } from "../sheet";
import { candle, grass, ground, hills, peaks, pines, strata, tree, water, waves } from "../things";

export function wood(s: Sheet): void {
  const { width, height } = s;
  const trunks = path("M0", height * 0.45, "H", width);
  s.line(trunks, s.tones[3], height * 0.7, { dash: s.dashes(3, 9, 14, 40), opacity: 0.55 });
  pines(s, height * 0.82, 1, 50, 110, 4.5);
  fog(s, height * 0.78);
  tree(s, s.some(8, 34), height * 0.94, 230, 3, 0.08);
  tree(s, width - s.some(8, 40), height * 0.94, 210, 3, -0.1);
  if (s.maybe(0.6)) tree(s, width * s.some(0.22, 0.3), height * 0.86, 120, 2, 0.05);
  ground(s, height * 0.86);
  grass(s, height * 0.87, s.tones[6]);
  strata(s, height * 0.9, height, s.tones[4], 0.9);
  s.ground = height * 0.88;
}

export function shore(s: Sheet): void {
  const { width, height } = s;
  const horizon = height * 0.66;
  if (s.maybe(0.5)) peaks(s, horizon + 2, 26, 0);
  water(s, horizon);
  const side = s.maybe(0.5) ? 1 : -1;
  const across = (x: number): number => (side > 0 ? x : width - x);
  const cliff =
    path("M", across(-5), height + 5, "V", height * 0.36, "L", across(26), height * 0.33) +
    path("L", across(48), height * 0.42, "L", across(60), height * 0.6, "L", across(86), height * 0.72) +
    path("L", across(120), height + 5, "z");
  s.mass(cliff, 2);
  let carved = "";
  for (let at = 0; at < 9; at++) {
    carved += path("M", across(s.some(4, 40)), height * (0.4 + at * 0.06));
    carved += path("l", side * s.some(3, 10), s.some(12, 26), side * 2, -3, "z");
  }
  s.fill(carved, s.tones[3]);
  if (s.maybe(0.6) && s.spec.emblem !== "lighthouse") lighthouse(s, across, side);
  let gulls = "";
  for (let at = 0; at < 3; at++)
    gulls += path("M", s.some(width * 0.3, width * 0.9), s.some(24, 90), "q4-5 8 0q4-5 8 0q-4-2-8 1q-4-3-8-1z");
  s.fill(gulls, s.tones[6]);
  waves(s, height * 0.9, 3, 26, 9);
  s.ground = height * 0.9;
}

function lighthouse(s: Sheet, across: (x: number) => number, side: 1 | -1): void {
  const foot = s.height * 0.34;
  s.fill(
    path("M", across(23), foot - 51, "L", across(s.width + 20), -s.height * 0.06, "v54z"),
    s.accent,
    ' opacity=".3"',
  );
  s.fill(path("M", across(14), foot, "l", side * 4, -46, "h", side * 10, "l", side * 4, 46, "z"), s.tones[6]);
  s.fill(path("M", across(16), foot - 55, "l", side * 7, -7, side * 7, 7, "z"), s.tones[6]);
  s.fill(box(across(19) - (side < 0 ? 8 : 0), foot - 55, 8, 8), s.accent);
}

export function ship(s: Sheet): void {
  const { width, height } = s;
  const horizon = height * 0.7;
  const x = width * s.some(0.3, 0.42);
  water(s, horizon);
  s.mass(path("M", x - 96, horizon - 12, "q8 34 30 40h140q22-6 34-52l-60 8h-60z"), 2);
  s.line(path("M", x - 30, horizon - 8, "v-118M", x + 46, horizon - 8, "v-104"), s.tones[6], 4);
  const rigging =
    path("M", x - 30, horizon - 120, "L", x - 92, horizon - 12, "M", x - 30, horizon - 120) +
    path("L", x + 46, horizon - 14, "L", x + 46, horizon - 108, "L", x + 108, horizon - 22) +
    path("M", x - 30, horizon - 80, "L", x + 30, horizon - 14) +
    path("M", x - 62, horizon - 96, "h64M", x + 18, horizon - 84, "h56");
  s.line(rigging, s.tones[6], 1.3);
  const sails = path("M", x - 58, horizon - 94, "q30 12 56 0v40q-28 16-58 2z");
  s.mass(sails + path("M", x + 20, horizon - 82, "q26 10 52 0v34q-26 14-54 2z"), 1);
  let ports = "";
  for (let at = 0; at < 6; at++) ports += path("M", x - 50 + at * 22, horizon + 8, "h4v4h-4z");
  s.fill(ports, s.accent);
  fog(s, horizon + 6, 2);
  waves(s, height * 0.82, 2, 30, 9);
  waves(s, height * 0.91, 3, 24, 11);
  s.ground = height * 0.9;
}

export function cave(s: Sheet): void {
  const { width, height } = s;
  s.mass(teeth(s, height * 0.2, 22, -1), 0);
  s.mass(teeth(s, height * 0.74, 16, 1), 0);
  fog(s, height * 0.72, 3);
  s.mass(teeth(s, height * 0.13, 34, -1), 1);
  s.mass(teeth(s, height * 0.82, 14, 1), 2);
  // The mouth of the cave; its points differ a little from picture to picture.
  const at = (x: number, y: number): string =>
    path(" ", width * (x + s.some(-0.015, 0.015)), height * (y + s.some(-0.02, 0.02)));
  const rim: readonly (readonly [number, number])[] = [
    [0.2, 0.26],
    [0.24, 0.1],
    [0.34, 0.15],
    [0.38, 0.06],
    [0.5, 0.1],
    [0.58, 0.05],
    [0.7, 0.15],
    [0.74, 0.08],
  ];
  const left = path("M", width * 0.08, height * 0.9, "Q", -width * 0.02, height * 0.5) + at(0.12, 0.22);
  const top = rim.map(([x, y]) => `L${at(x, y)}`).join("");
  const right = path("Q", width * 1.02, height * 0.3, width * 0.94, height * 0.88);
  const foot = path("Q", width * 0.7, height * 0.84, width * 0.5, height * 0.89, "T", width * 0.08, height * 0.9, "z");
  s.wall(left + top + right + foot, 3);
  if (s.detail) crannies(s);
  s.ground = height * 0.87;
}

/** A row of stalactites or stalagmites. */
function teeth(s: Sheet, y: number, long: number, side: 1 | -1): string {
  const edge = side < 0 ? -5 : s.height + 5;
  let d = path("M-5", edge, "V", y);
  for (let x = -5; x < s.width;) {
    const step = s.some(10, 26);
    const here = long * (1.1 - 0.5 * (1 - Math.abs(x / (s.width / 2) - 1)));
    d += path("l", step / 2, -side * s.some(0.3, 1) * here, step / 2, side * s.some(0.3, 1) * here);
    x += step;
  }
  return d + path("V", edge, "z");
}

/** Strokes in the black rock around a cave. */
function crannies(s: Sheet): void {
  let d = "";
  for (let at = 0; at < 7; at++) {
    const y = s.height * (0.2 + at * 0.1);
    d += path("M", s.some(2, 8), y, "l", s.some(4, 9), s.some(10, 20), 2, -3, "z");
    d += path("M", s.width - s.some(2, 8), y, "l", -s.some(3, 6), s.some(10, 20), -2, -3, "z");
  }
  s.fill(d, s.tones[4]);
}

export function altar(s: Sheet): void {
  const { width, height } = s;
  peaks(s, height * 0.7, 24, 0);
  let stones = "";
  const STONES: readonly (readonly [number, number, number])[] = [
    [0.1, 120, 24],
    [0.24, 92, 20],
    [0.78, 96, 20],
    [0.92, 128, 24],
  ];
  for (const [x, h, w] of STONES) {
    stones += path("M", width * x - w / 2, height * 0.84, "l", s.some(-2, 5), -h, s.some(5, 9), s.some(-8, -2));
    stones += path("l", w * 0.7, s.some(0, 6), s.some(-2, 5), h, "z");
  }
  fog(s, height * 0.74);
  s.mass(stones, 2);
  const steps =
    box(width * 0.3, height * 0.8, width * 0.4, 9) +
    box(width * 0.26, height * 0.835, width * 0.48, 10) +
    box(width * 0.22, height * 0.875, width * 0.56, 14);
  s.mass(steps, 2);
  ground(s, height * 0.9);
  candle(s, width * 0.27, height * 0.835, 15);
  candle(s, width * 0.73, height * 0.835, 19);
  candle(s, width * 0.23, height * 0.875, 11);
  s.ground = height * 0.8;
}

export function waste(s: Sheet): void {
  const { height } = s;
  peaks(s, height * 0.72, 70, 0);
  peaks(s, height * 0.8, 46, 1);
  fog(s, height * 0.78);
  hills(s, height * 0.84, 10, 2);
  ground(s, height * 0.92);
  strata(s, height * 0.86, height, s.tones[3]);
  s.ground = height * 0.89;
}

export function nothing(s: Sheet): void {
  const { width, height, light } = s;
  stars(s, 60);
  for (let at = 0; at < 6; at++) {
    const turn = `rotate(${short(-18 + at * 4)} ${short(light.x)} ${short(light.y)})`;
    const size = `rx="${short(46 + at * 24)}" ry="${short(18 + at * 11)}"`;
    s.print(
      `<ellipse cx="${short(light.x)}" cy="${short(light.y)}" ${size} transform="${turn}" fill="none" stroke="${s.tones[1]}" stroke-width="${share(3 - at * 0.3, 1)}" stroke-dasharray="${s.dashes(20, 90, 6, 40, 5)}" opacity=".5"/>`,
    );
  }
  const [x, y, r] = [width * s.one([0.12, 0.88]), s.some(40, 80), s.some(14, 26)];
  s.disc(x, y, r, s.tones[4]);
  s.disc(x - r * 0.2, y - r * 0.15, r * 0.8, s.tones[3]);
  let rocks = "";
  for (let at = 0; at < 5; at++) {
    const q = s.some(10, 30);
    rocks += path("M", s.some(0, width), height * s.some(0.8, 1), "l", q * 0.5, -q * 0.3, q, 0, q * 0.4, q * 0.3);
    rocks += path("l", -q * 0.7, q * 0.8, -q * 0.4, -q * 0.2, "z");
  }
  s.mass(rocks, 3);
  s.ground = height * 0.82;
}

export function otherworld(s: Sheet): void {
  const { width, height, light } = s;
  stars(s, 30);
  const [x, r] = [light.x > width / 2 ? width * 0.2 : width * 0.8, s.some(22, 38)];
  s.disc(x, 56, r, s.tones[3]);
  s.disc(x + r * 0.18, 56, r * 0.82, s.tones[4]);
  s.print(
    `<ellipse cx="${short(x)}" cy="56" rx="${short(r * 1.7)}" ry="${short(r * 0.34)}" transform="rotate(-20 ${short(x)} 56)" fill="none" stroke="${s.tones[0]}" stroke-width="2.5" opacity=".7"/>`,
  );
  spires(s, 7, height * 0.8, 50, 120, 0);
  fog(s, height * 0.74);
  spires(s, 5, height * 0.88, 40, 90, 1);
  hills(s, height * 0.84, 9, 2);
  ground(s, height * 0.92, 3, 8);
  s.ground = height * 0.89;
}

function spires(s: Sheet, count: number, foot: number, low: number, high: number, depth: Depth): void {
  let d = "";
  for (let at = 0; at < count; at++) {
    const [x, h, w, lean] = [s.some(0, s.width), s.some(low, high), s.some(12, 30), s.some(-14, 14)];
    d += path("M", x - w, foot, "Q", x - w * 0.3, foot - h * 0.5, x + lean, foot - h);
    d += path("q", s.some(2, 8), s.some(-8, -2), s.some(4, 9), s.some(0, 6));
    d += path("Q", x + w * 0.4, foot - h * 0.5, x + w, foot, "z");
  }
  s.mass(d, depth);
}
