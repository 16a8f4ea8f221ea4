// Streets, roofs and churchyards.
import { fog } from "../light";
import { path } from "../pen";
import type { Sheet } from "../sheet";
import { cobbles, grass, ground, hills, house, lamp, skyline, strata, tree } from "../things";

export function street(s: Sheet): void {
  const { width, height } = s;
  // What hangs in the sky or stands before it wants low roofs behind it.
  const low = s.spec.mode === "omen" || s.spec.mode === "stand";
  skyline(s, height * 0.74, 0, low ? 14 : 28, low ? 30 : 58, !low);
  skyline(s, height * 0.77, 1, low ? 10 : 22, low ? 22 : 44);
  fog(s, height * 0.74);
  const windows: string[] = [];
  let d = house(s, -14, height * 0.86, width * 0.2, s.some(100, 140), windows);
  d += house(s, width * 0.82, height * 0.86, width * 0.22, s.some(90, 150), windows);
  if (width > 380) d += house(s, width * 0.17, height * 0.82, width * 0.1, s.some(70, 100), windows);
  s.mass(d, 2);
  s.fill(windows.join(""), s.accent);
  s.base(height * 0.8, 2);
  cobbles(s, height * 0.815, s.tones[3]);
  lamp(s, s.one([width * 0.25, width * 0.76]), height * 0.9, 92);
  s.ground = height * 0.88;
}

export function roofs(s: Sheet): void {
  const { height } = s;
  skyline(s, height * 0.9, 0, 40, 70, true);
  fog(s, height * 0.82);
  skyline(s, height * 0.96, 2, 20, 44, true);
  ground(s, height * 0.97);
  s.ground = height * 0.94;
}

export function graveyard(s: Sheet): void {
  const { width, height } = s;
  hills(s, height * 0.72, 14, 0);
  if (s.maybe(0.7)) tree(s, s.one([width * 0.14, width * 0.86]), height * 0.85, 190, 2, s.some(-0.12, 0.12));
  s.line(path("M0", height * 0.7, "H", width), s.tones[4], 26, { dash: "1.6 8" });
  s.line(path("M0", height * 0.665, "H", width, "M0", height * 0.735, "H", width), s.tones[4], 2);
  fog(s, height * 0.77);
  ground(s, height * 0.78, 2);
  let d = "";
  for (let at = 0; at < 6; at++) d += grave(s, (at + s.some(0.1, 0.6)) * (width / 6), height * s.some(0.84, 0.93));
  strata(s, height * 0.81, height * 0.9, s.tones[3], 0.8);
  s.mass(d, 2);
  ground(s, height * 0.91);
  grass(s, height * 0.92, s.tones[6], 28, 16);
  strata(s, height * 0.95, height, s.tones[4], 0.8);
  s.ground = height * 0.89;
}

/** A rounded stone, a cross, or a pointed stone. */
function grave(s: Sheet, x: number, foot: number): string {
  const [w, h] = [s.some(15, 26), s.some(22, 40)];
  const kind = s.whole(0, 2);
  if (kind === 0)
    return path("M", x, foot, "l", s.some(-3, 3), -h, "q", w / 2, -w * 0.8, w, 0, "l", s.some(-1, 2), h, "z");
  if (kind === 2) return path("M", x, foot, "v", -h, "l", w * 0.5, -7, w * 0.5, 7, "v", h, "z");
  return (
    path("M", x + w * 0.38, foot, "v", -h * 0.7, "h", -w * 0.35, "v", -w * 0.24, "h", w * 0.35, "v", -w * 0.45) +
    path("h", w * 0.24, "v", w * 0.45, "h", w * 0.35, "v", w * 0.24, "h", -w * 0.35, "v", h * 0.7, "z")
  );
}
