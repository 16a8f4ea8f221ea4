// Portraits of buildings: a place of a town is seen from across the street, its emblem over the door.
import { stamp } from "./emblem";
import { fog } from "./light";
import type { Facade } from "./line";
import { box, gothic, path } from "./pen";
import type { Sheet } from "./sheet";
import { cobbles, figure, house, lamp, skyline, tree } from "./things";

/** What one type of building consists of. */
interface Front {
  /** What stands behind the front: a chimney. */
  readonly behind?: string;
  readonly outline: string;
  /** A lit disc for the emblem: its middle and radius. */
  readonly disc: readonly [number, number, number] | null;
  readonly windows: string;
  readonly finish: () => void;
}

/** A building before a low skyline. Where it is only the scene of something else, its sign is left out. */
export function facade(s: Sheet, type: Facade, signed: boolean): void {
  const { width, height } = s;
  const [x, foot] = [width / 2, height * 0.86];
  skyline(s, height * 0.8, 0, 24, 50, type !== "church");
  fog(s, height * 0.78);
  if (width > 400) neighbours(s, foot);
  const front = FRONTS[type](s, x, foot, signed);
  if (front.behind !== undefined) s.mass(front.behind, 2);
  s.mass(front.outline, 2);
  front.finish();
  s.fill(front.windows, s.accent);
  if (front.disc !== null) (signed && s.spec.emblem !== "" ? sign : roundWindow)(s, ...front.disc);
  s.base(foot, 2);
  cobbles(s, foot + 4, s.tones[3], 0.6);
  s.fill(path("M", x - 14, foot, "h28l26", height - foot + 5, "h-80z"), s.accent, ' opacity=".35"');
  const side = s.maybe(0.5) ? 1 : -1;
  lamp(s, x + side * width * 0.37, foot + 14, 80);
  if (s.maybe(0.6)) figure(s, x - side * s.some(60, 96), foot + 15, 34);
  if (s.maybe(0.5)) tree(s, x - side * width * 0.42, foot + 4, 120, 3, side * 0.06);
  s.ground = foot + 10;
}

function neighbours(s: Sheet, foot: number): void {
  const windows: string[] = [];
  const left = house(s, 8, foot, 66, s.some(60, 100), windows);
  s.mass(left + house(s, s.width - 74, foot, 66, s.some(60, 100), windows), 1);
  s.fill(windows.join(""), s.accent);
}

function sign(s: Sheet, x: number, y: number, radius: number): void {
  s.disc(x, y, radius + 2.5, s.tones[6]);
  s.disc(x, y, radius, s.accent);
  stamp(s, x, y + radius * 0.76, radius * 1.52, s.tones[6]);
}

function roundWindow(s: Sheet, x: number, y: number, radius: number): void {
  const r = radius * 0.7;
  s.disc(x, y, r, s.accent);
  s.line(path("M", x, y - r, "v", r * 2, "M", x - r, y, "h", r * 2), s.tones[6], 2);
}

/** Courses of stone or boards, cut into a wall. */
function courses(s: Sheet, x: number, y: number, w: number, h: number, gap = 6): void {
  let d = "";
  for (let row = y + gap; row < y + h; row += gap) d += path("M", x + s.some(0, 4), row, "h", w - 6);
  s.line(d, s.tones[4], 1, { dash: s.dashes(8, 26, 5, 22) });
}

const pane = (x: number, y: number, w: number, h: number): string => box(x - w / 2, y, w, h);

const FRONTS: Readonly<Record<Facade, (s: Sheet, x: number, foot: number, signed: boolean) => Front>> = {
  temple(s, x, foot) {
    const { height } = s;
    const gable = path("M", x - 92, height * 0.36, "L", x, height * 0.14, "l92", height * 0.22, "v12h-184z");
    const finish = (): void => {
      s.line(path("M", x - 76, foot - 52, "h152"), s.tones[3], 94, { dash: "13 12.2" });
      s.line(path("M", x - 74, foot - 52, "h150"), s.tones[6], 94, { dash: "2 23.2" });
      s.fill(box(x - 12, foot - 62, 24, 58), s.accent);
      s.mass(box(x - 96, foot - 8, 192, 8) + box(x - 106, foot, 212, 9), 2);
    };
    const outline = gable + path("M", x - 84, foot, "v-106h168v106z");
    return { outline, disc: [x, height * 0.275, 17], windows: "", finish };
  },

  church(s, x, foot) {
    const { height } = s;
    const nave = path("M", x - 66, foot, "v-78l66-58 66 58v78z");
    const tower = path("M", x - 22, foot - 90, "V", height * 0.2, "l22", -height * 0.17, 22, height * 0.17, "v60z");
    const finish = (): void => {
      s.fill(gothic(x, foot, 30, 50), s.accent);
      courses(s, x - 60, foot - 76, 120, 70, 8);
      s.line(path("M", x, height * 0.005, "v16M", x - 5, height * 0.03, "h10"), s.tones[6], 2.5);
      s.fill(gothic(x, foot - 118, 12, 26), s.accent);
    };
    const windows = gothic(x - 44, foot - 22, 13, 44) + gothic(x + 44, foot - 22, 13, 44);
    return { outline: nave + tower, disc: [x, foot - 88, 20], windows, finish };
  },

  shop(s, x, foot, signed) {
    const h = s.some(128, 150);
    const outline = path("M", x - 78, foot, "v", -h, "h-5v-8h166v8h-5v", h, "z");
    const windows = [0, 1, 2, 3].map((at) => pane(x - 54 + at * 36, foot - h + 14, 15, 24)).join("");
    const finish = (): void => {
      courses(s, x - 76, foot - h + 6, 152, 44);
      s.fill(box(x - 64, foot - 74, 82, 62), s.accent);
      s.fill(box(x + 30, foot - 66, 28, 66), s.tones[6]);
      s.fill(box(x + 34, foot - 60, 20, 26), s.accent);
      s.line(path("M", x - 72, foot - 80, "h144"), s.tones[2], 13, { dash: "12 12" });
      s.line(path("M", x - 60, foot - 80, "h132"), s.tones[4], 13, { dash: "12 12" });
      if (signed && s.spec.emblem !== "") stamp(s, x - 23, foot - 13, 58, s.tones[6]);
      else s.line(path("M", x - 23, foot - 74, "v62M", x - 64, foot - 44, "h82"), s.tones[6], 2.5);
    };
    return { outline, disc: null, windows, finish };
  },

  station(s, x, foot) {
    const outline = path("M", x - 104, foot, "v-64h-4v-6h80v-62l28-26 28 26v62h80v6h-4v64z");
    const finish = (): void => {
      for (const at of [-3, -2, -1, 1, 2, 3]) s.fill(gothic(x + at * 29, foot - 8, 16, 40), s.accent);
      s.fill(gothic(x, foot, 28, 54), s.accent);
      courses(s, x - 100, foot - 62, 200, 14, 5);
      courses(s, x - 26, foot - 92, 54, 40, 6);
    };
    return { outline, disc: [x, foot - 116, 18], windows: "", finish };
  },

  ward(s, x, foot) {
    const outline = path("M", x - 118, foot, "v-74l10-12h60v-22l48-34 48 34v22h60l10 12v74z");
    const windows = [-98, -76, -54, 54, 76, 98]
      .flatMap((at) => [64, 36].map((up) => pane(x + at, foot - up, 11, 17)))
      .join("");
    const finish = (): void => {
      courses(s, x - 114, foot - 72, 228, 70, 9);
      s.fill(box(x - 13, foot - 46, 26, 46), s.accent);
      s.line(path("M", x, foot - 46, "v46"), s.tones[6], 2);
      s.mass(box(x - 22, foot - 4, 44, 6), 2);
      s.line(path("M0", foot + 2, "H", s.width), s.tones[6], 26, { dash: "2 9" });
      s.line(path("M0", foot - 7, "H", s.width, "M0", foot + 11, "H", s.width), s.tones[6], 2);
    };
    return { outline, disc: [x, foot - 104, 19], windows, finish };
  },

  house(s, x, foot) {
    const h = s.some(66, 78);
    const outline = path("M", x - 70, foot, "v", -h, "l-8 2 22-46 56-26 56 26 22 46-8-2v", h, "z");
    const windows = pane(x - 46, foot - h + 14, 17, 24) + pane(x + 46, foot - h + 14, 17, 24);
    const finish = (): void => {
      courses(s, x - 68, foot - h + 4, 136, h - 6, 7);
      s.fill(box(x - 12, foot - 42, 24, 42), s.accent);
      const porch = path("M", x - 30, foot - 44, "l30-16 30 16v5h-60z");
      s.mass(porch + box(x - 27, foot - 40, 4, 40) + box(x + 23, foot - 40, 4, 40), 2);
    };
    const behind = path("M", x + 36, foot - h - 40, "v-44h14v54z");
    return { behind, outline, disc: [x, foot - h - 26, 19], windows, finish };
  },
};
