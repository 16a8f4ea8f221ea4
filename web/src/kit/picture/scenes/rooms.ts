// Rooms: a wall with a hole in it. What is behind the window is the sky.
import { shaft } from "../light";
import { box, gothic, path, short } from "../pen";
import type { Sheet } from "../sheet";
import { books, floor, furnish } from "../things";

export function room(s: Sheet): void {
  const { width, height } = s;
  const [foot, x] = [height * 0.8, s.light.x];
  const kind = s.whole(0, 2);
  const half = [36, 30, 44][kind]!;
  s.wall(kind === 1 ? gothic(x, 134, half * 2, 116) : box(x - half, 26, half * 2, 104), 1);
  wallpaper(s, x, half, foot);
  const bars = path("M", x, 20, "V", kind === 1 ? 134 : 130, "M", x - half, 70, "h", half * 2);
  const more = path("M", x - half / 2, 26, "v104M", x + half / 2, 26, "v104M", x - half, 100, "h", half * 2);
  s.line(bars + (kind === 2 ? more : ""), s.tones[5], 2.6);
  if (kind !== 1) curtains(s, x, half);
  shaft(s, x, 84, half * 1.6, (width / 2 - x) * 0.3 + 20, 140);
  s.mass(box(-5, foot - 26, width + 10, 30), 2);
  s.line(path("M0", foot - 11, "H", width), s.tones[4], 15, { dash: s.one(["26 5", "40 4"]) });
  s.base(foot, 3);
  floor(s, foot, x, s.tones[4], 0.6);
  furnish(s, width * 0.13, foot + 6);
  furnish(s, width * 0.87, foot + 6);
  s.ground = height * 0.89;
}

function wallpaper(s: Sheet, x: number, half: number, foot: number): void {
  const [gap, wide, broken] = [s.one([9, 13, 17]), s.one([1.2, 3, 4]), s.maybe(0.4)];
  let d = "";
  for (let at = 6; at < s.width; at += gap) if (Math.abs(at - x) > half + 26) d += path("M", at, 0, "V", foot - 26);
  s.line(d, s.tones[3], wide, { dash: broken ? "3 5" : "", opacity: 0.35 });
}

function curtains(s: Sheet, x: number, half: number): void {
  const left = path("M", x - half - 26, 14, "H", x - half * 0.55, "q-4 60", -half * 0.5, 122, "h-20z");
  const right = path("M", x + half + 26, 14, "H", x + half * 0.55, "q4 60", half * 0.5, 122, "h20z");
  s.mass(left + right, 2);
  let folds = "";
  for (const side of [-1, 1])
    for (let at = 0; at < 3; at++)
      folds += path("M", x + side * (half * 0.8 + 6 + at * 5), 18, "l", side * (4 + at), 108);
  s.line(folds, s.tones[4], 1.2);
  s.line(path("M", x - half - 34, 14, "H", x + half + 34), s.tones[6], 4);
}

export function library(s: Sheet): void {
  const { width, height, light } = s;
  const [foot, w] = [height * 0.84, 74];
  s.wall(gothic(light.x, foot - 20, w, 150), 1);
  const bars = path("M", light.x, foot - 20, "v-150M", light.x - w / 2, foot - 70, "h", w);
  s.line(bars + path("M", light.x - w / 2, foot - 110, "h", w), s.tones[5], 2.5);
  shaft(s, light.x, foot - 150, w * 0.7, width * 0.12, 150);
  const shelf = width * 0.29;
  s.fill(box(-5, 6, shelf, foot) + box(width - shelf + 5, 6, shelf, foot), s.tones[5]);
  books(s, 4, 10, shelf - 16, foot - 20, 5);
  books(s, width - shelf + 14, 10, shelf - 18, foot - 20, 5);
  const ladder = path("M", shelf - 40, foot + 8, "l26", -foot + 8, "M", shelf - 24, foot + 8, "l22", -foot + 8);
  s.line(ladder, s.tones[6], 2.5);
  s.base(foot, 3);
  floor(s, foot, width / 2, s.tones[4], 0.5);
  if (s.maybe(0.6)) globe(s, width * s.one([0.2, 0.8]), foot);
  s.ground = height * 0.9;
}

function globe(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 3, foot + 16, "v-24h6v24zM", x - 14, foot + 20, "q14-10 28 0z"), 3);
  s.disc(x, foot - 24, 18, s.tones[5]);
  const lines = path("M", x - 18, foot - 24, "q18 9 36 0M", x, foot - 42, "q-12 18 0 36M", x, foot - 42, "q12 18 0 36");
  s.line(lines, s.tones[2], 1.2);
  s.line(path("M", x - 16, foot - 42, "a25 25 0 0 0 22 42"), s.tones[6], 2.5);
}

export function museum(s: Sheet): void {
  const { width, height } = s;
  const [foot, x] = [height * 0.82, s.light.x];
  s.wall(gothic(x, foot - 26, 58, 128) + gothic(x - 88, foot - 26, 40, 108) + gothic(x + 88, foot - 26, 40, 108), 1);
  const bars = path("M", x, foot - 26, "v-128M", x - 110, foot - 66, "h220M", x - 110, foot - 100, "h220");
  s.line(bars, s.tones[5], 2);
  shaft(s, x, foot - 140, 46, -30, 150);
  for (const at of [0.09, 0.91]) column(s, width * at, foot);
  for (const at of [0.24, 0.76]) exhibit(s, width * at, foot);
  s.base(foot, 2);
  floor(s, foot, width / 2, s.tones[3]);
  s.ground = height * 0.9;
}

function column(s: Sheet, x: number, foot: number): void {
  s.mass(box(x - 20, 0, 40, foot + 8) + box(x - 27, foot + 2, 54, 14) + box(x - 27, 8, 54, 12), 2);
  const grooves = [-13, -5, 4, 12].map((at) => path("M", x + at, 20, "V", foot)).join("");
  s.line(grooves, s.tones[3], 1.4, { opacity: 0.6 });
}

/** An urn, a bust or an obelisk on its pedestal, or nothing. */
function exhibit(s: Sheet, x: number, foot: number): void {
  const kind = s.whole(0, 4);
  const things = [
    path("M", x - 9, foot - 31, "q-9-14-2-26q-8-10 1-10h20q9 0 1 10q7 12-2 26z"),
    path("M", x - 14, foot - 31, "q0-20 9-22q-8-18 5-20t5 20q9 2 9 22z"),
    path("M", x - 6, foot - 31, "l-3-6 4-46 5-7 5 7 4 46-3 6z"),
  ];
  const thing = things[kind];
  if (thing === undefined) return;
  s.mass(box(x - 15, foot - 26, 30, 30) + box(x - 19, foot - 31, 38, 6), 2);
  s.mass(thing, 2);
}

export function cellar(s: Sheet): void {
  const { width, height } = s;
  const [foot, x, w, h] = [height * 0.82, s.light.x, s.some(44, 70), s.some(50, 90)];
  const arch = path("M", x - w, foot, "v", -h, "q0", -w * 0.9, w, -w * 0.9, "t", w, w * 0.9, "v", h, "z");
  s.wall(arch, 2);
  const brick = `${short(s.some(14, 24))} 2`;
  for (let y = 5, row = 0; y < foot; y += 9, row++) {
    const course = path("M", -(row % 2) * 10, y, "H", x - w - 8, "M", x + w + 8, y, "H", width + 8);
    s.line(course, s.tones[4], 6.5, { dash: brick, opacity: 0.55 });
  }
  s.line(arch, s.tones[3], 9, { dash: "9 2" });
  if (s.maybe(0.6)) stairs(s, x, foot, w);
  else {
    grating(s, x, foot, w, h);
    shaft(s, x, foot - h, w, 24, h + 40);
  }
  if (s.maybe(0.5)) lantern(s, s.one([width * 0.16, width * 0.84]));
  for (const at of [s.some(0.06, 0.12), s.some(0.2, 0.26), s.some(0.84, 0.92)])
    if (s.maybe(0.8)) (s.maybe(0.6) ? barrel : crate)(s, width * at, foot);
  s.base(foot + 12, 3);
  floor(s, foot + 12, x, s.tones[4], 0.5);
  s.ground = height * 0.92;
}

function stairs(s: Sheet, x: number, foot: number, w: number): void {
  let d = "";
  for (let at = 0; at < 6; at++) d += box(x - w * 0.8 + at * 7, foot - 10 * (at + 1), w * 1.6 - at * 14, 10);
  s.mass(d, 1);
}

function grating(s: Sheet, x: number, foot: number, w: number, h: number): void {
  let d = path("M", x - w, foot - h * 0.5, "h", w * 2);
  for (let at = -2; at <= 2; at++) d += path("M", x + at * w * 0.36, foot, "V", foot - h - w * 0.4);
  s.line(d, s.tones[6], 3);
}

function lantern(s: Sheet, x: number): void {
  s.line(path("M", x, 0, "v48"), s.tones[6], 1.5);
  s.disc(x, 58, 22, s.accent, 0.2);
  s.fill(path("M", x - 7, 48, "h14l3 18h-20z"), s.tones[6]);
  s.fill(path("M", x - 5, 52, "h10l2 11h-14z"), s.accent);
}

function barrel(s: Sheet, x: number, foot: number): void {
  s.mass(path("M", x - 16, foot + 20, "q-7-24 0-46h32q7 22 0 46z"), 3);
  s.line(path("M", x - 19, foot + 8, "h38M", x - 19, foot - 14, "h38"), s.tones[4], 1.6);
}

function crate(s: Sheet, x: number, foot: number): void {
  s.mass(box(x - 19, foot - 20, 38, 38), 3);
  s.line(path("M", x - 19, foot - 20, "l38 38m0-38l-38 38"), s.tones[4], 1.4);
}

export function asylum(s: Sheet): void {
  const { width, height } = s;
  const [x, y, w, h] = [s.light.x, height * 0.46, 34, 40];
  const [right, bottom] = [width + 5, height + 5];
  s.mass(path("M-5-5H", right, "L", x + w, y - h, "H", x - w, "z"), 3);
  s.mass(path("M-5-5L", x - w, y - h, "V", y + h, "L-5", bottom, "z"), 2);
  s.mass(path("M", right, -5, "L", x + w, y - h, "V", y + h, "L", right, bottom, "z"), 2);
  s.mass(path("M-5", bottom, "L", x - w, y + h, "H", x + w, "L", right, bottom, "z"), 1);
  let [doors, panes] = ["", ""];
  for (const side of [-1, 1])
    for (let at = 0; at < 3; at++) {
      const corner = (u: number, v: number): string =>
        path(" ", x + side * (w + (width / 2 - w) * u), y + (h + (height / 2 - h) * u) * v);
      const [near, far] = [0.12 + at * 0.3, 0.27 + at * 0.33];
      doors += `M${corner(near, 1)}L${corner(near, -0.35)}L${corner(far, -0.35)}L${corner(far, 1)}z`;
      const [from, to] = [near + 0.04, far - 0.04];
      panes += `M${corner(from, 0)}L${corner(from, -0.18)}L${corner(to, -0.18)}L${corner(to, 0)}z`;
    }
  s.fill(doors, s.tones[6]);
  s.fill(panes, s.accent, ' opacity=".8"');
  const bars = [-w / 2, 0, w / 2].map((at) => path("M", x + at, y - h, "v52")).join("");
  s.line(bars + path("M", x - w, y + 12, "h", w * 2), s.tones[5], 2.5);
  let tiles = "";
  for (let at = -6; at <= 6; at++) tiles += path("M", x + at * 7, y + h, "L", x + at * 46, bottom);
  for (let row = y + h + 4, step = 4; row < bottom; step *= 1.5, row += step) tiles += path("M0", row, "H", width);
  s.line(tiles, s.tones[4], 1, { opacity: 0.5 });
  s.ground = height * 0.88;
}

export function lab(s: Sheet): void {
  const { width, height } = s;
  const [foot, x] = [height * 0.8, s.light.x];
  s.wall(box(x - 40, 24, 80, 110), 1);
  s.line(path("M", x, 24, "v110M", x - 40, 60, "h80M", x - 40, 98, "h80"), s.tones[5], 2.5);
  shaft(s, x, 60, 60, 40, 150);
  const high = [bottles(s, 0, width * 0.26, 66), bottles(s, 0, width * 0.24, 108)];
  high.push(bottles(s, width * 0.76, width, 56), bottles(s, width * 0.74, width, 100));
  s.fill(high.join(""), s.tones[5]);
  s.base(foot, 3);
  s.fill(bottles(s, 0, width * 0.3, foot - 2) + bottles(s, width * 0.72, width, foot - 2), s.tones[6]);
  s.line(path("M0", foot + 2, "H", width), s.tones[3], 2, { opacity: 0.6 });
  s.ground = height * 0.87;
}

/** A shelf, and what stands on it: bottles and flasks. */
function bottles(s: Sheet, from: number, to: number, y: number): string {
  s.line(path("M", from, y + 1.5, "H", to), s.tones[6], 3);
  let d = "";
  for (let x = from + 8; x < to - 8; x += s.some(13, 20)) {
    const [bottle, h] = [s.whole(0, 2) > 0, s.some(14, 24)];
    const neck = path("l3-4v", -h * 0.35, "h5v", h * 0.35, "l3 4");
    d += bottle
      ? path("M", x - 2, y, "h-5v", -h * 0.6) + neck + path("v", h * 0.6, "z")
      : path("M", x - 2, y - h, "h4v", h * 0.4, "l6", h * 0.6, "h-16l6", -h * 0.6, "z");
  }
  return d;
}

export function shop(s: Sheet): void {
  const { width, height } = s;
  const [foot, x] = [height * 0.76, s.light.x];
  s.wall(box(x - 50, 40, 100, 100), 1);
  books(s, 6, 30, x - 66, foot - 40, 4);
  books(s, x + 60, 30, width - x - 66, foot - 40, 4);
  s.line(path("M", x, 40, "v100M", x - 50, 74, "h100"), s.tones[5], 3);
  for (const at of [width * 0.18, width * 0.82]) {
    s.line(path("M", at, 0, "v30"), s.tones[6], 1.5);
    s.fill(path("M", at - 16, 44, "q2-14 16-14t16 14z"), s.tones[6]);
    s.disc(at, 46, 5, s.accent);
    s.fill(path("M", at - 14, 44, "h28l36", foot - 44, "h-100z"), s.accent, ' opacity=".16"');
  }
  s.base(foot, 3);
  s.line(path("M0", foot + 3, "H", width), s.tones[3], 3);
  let panels = "";
  for (let at = 10; at < width; at += 34) panels += box(at, foot + 14, 26, 40);
  s.line(panels, s.tones[4], 1.4);
  s.ground = height * 0.8;
}

export function attic(s: Sheet): void {
  const { width, height } = s;
  const [foot, x] = [height * 0.82, s.light.x];
  s.wall(path("M", x - 34, 116, "v-44q0-34 34-34t34 34v44z"), 1);
  s.line(path("M", x, 38, "v78M", x - 34, 78, "h68"), s.tones[5], 3);
  shaft(s, x, 90, 60, 20, 130);
  const rafters = path(
    "M",
    width / 2,
    -14,
    "L",
    -20,
    height * 0.74,
    "M",
    width / 2,
    -14,
    "L",
    width + 20,
    height * 0.74,
  );
  s.line(rafters, s.tones[5], 15);
  let boards = "";
  for (let at = 1; at < 7; at++) {
    const y = -14 + at * 34;
    boards += path("M", width / 2 - at * 30, y, "H-40M", width / 2 + at * 30, y, "H", width + 40);
  }
  s.line(boards, s.tones[4], 2, { opacity: 0.7 });
  s.base(foot, 3);
  floor(s, foot, x, s.tones[4], 0.5);
  const boxes =
    box(width * 0.06, foot - 34, 54, 42) + box(width * 0.1, foot - 56, 32, 22) + box(width * 0.8, foot - 30, 46, 40);
  s.mass(boxes + path("M", width * 0.86, foot - 30, "v-34h3l8-14h-18l8 14v34z"), 3);
  s.line(path("M", width * 0.06, foot - 22, "h54M", width * 0.8, foot - 18, "h46"), s.tones[4], 2);
  s.ground = height * 0.9;
}
