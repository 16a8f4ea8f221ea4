// Monsters and giants: they stand against the light, with its rim around them.
import { BODIES } from "./bodies";
import { path, share, short } from "./pen";
import type { Sheet } from "./sheet";

/** Giants that are no silhouette of two halves. */
const SHAPELESS: Readonly<Record<string, (s: Sheet, x: number, y: number) => void>> = {
  azathoth: chaos,
  ghroth: planet,
  yog_sothoth: spheres,
};

export const FIGURES = [...Object.keys(BODIES), ...Object.keys(SHAPELESS)];

/** Draws a body from the top of its head; at scale 1 it is 252 high. */
export function body(s: Sheet, name: string, x: number, top: number, scale: number): void {
  const shapeless = SHAPELESS[name];
  if (shapeless !== undefined) return shapeless(s, x, s.height * 0.43);
  const { outline, cuts, eyes, flame, held } = BODIES[name]!;
  const { tones: t } = s;
  const half = (side: 1 | -1, inside: string): string =>
    `<g transform="translate(${short(x)} ${short(top)}) scale(${share(side * scale)} ${share(scale)})">${inside}</g>`;
  const whole = half(1, `<path d="${outline}${held?.[0] ?? ""}"/>`) + half(-1, `<path d="${outline}"/>`);
  s.print(`<g fill="${s.accent}" stroke="${s.accent}" stroke-width="4.5" stroke-linejoin="round">${whole}</g>`);
  s.print(`<g fill="${t[6]}">${whole}</g>`);
  const marks = cuts.map(([tone, d]) => {
    const edge = tone === 5 ? ` stroke="${t[3]}" stroke-width="1.3"` : "";
    return `<path d="${d}" fill="${t[tone]}"${edge}/>`;
  });
  const looking = (side: 1 | -1): string =>
    path(...eyes.filter(([, , slant]) => slant !== 0 || side === 1).map(([ex, ey, slant]) => eyeAt(ex, ey, slant)));
  for (const side of [1, -1] as const) {
    const lit = side === 1 ? looking(1) + (held?.[1] ?? "") : looking(-1);
    s.print(half(side, marks.join("") + (lit === "" ? "" : `<path d="${lit}" fill="${s.accent}"/>`)));
  }
  if (flame !== undefined) flameAt(s, x, top + flame * scale);
}

function eyeAt(x: number, y: number, slant: number): string {
  return (
    path("M", x - 10, y - 4 * slant, "Q", x, y - 6, x + 10, y + 4 * slant) +
    path("Q", x - 1, y + 6, x - 10, y - 4 * slant, "z")
  );
}

function flameAt(s: Sheet, x: number, y: number): void {
  s.disc(x, y, 18, s.accent, 0.25);
  s.fill(path("M", x, y + 5, "q-5-5 0-15q5 9 0 15z"), s.accent);
}

function eye(s: Sheet, x: number, y: number, half: number): void {
  s.fill(path("M", x - half, y, "Q", x, y - half, x + half, y, "Q", x, y + half, x - half, y, "z"), s.accent);
  s.disc(x, y, half * 0.36, s.tones[6]);
}

/** Yog-Sothoth: globes upon globes. */
function spheres(s: Sheet, x: number, y: number): void {
  for (let at = 0; at < 13; at++) {
    const r = at === 0 ? 46 : s.some(9, 30);
    const angle = at * 2.4 + s.some(0, 0.5);
    const away = at === 0 ? 0 : s.some(40, 86);
    const [sx, sy] = [x + Math.cos(angle) * away * 1.25, y + Math.sin(angle) * away * 0.85];
    s.disc(sx, sy, r + 2, s.accent);
    s.disc(sx, sy, r, s.tones[6]);
    const crescent =
      path("M", sx - r * 0.86, sy - r * 0.1, "A", r * 0.9, r * 0.9, "0 0 1 ", sx + r * 0.3, sy - r * 0.84) +
      path("A", r * 1.1, r * 1.1, "0 0 0 ", sx - r * 0.86, sy - r * 0.1, "z");
    s.fill(crescent, s.tones[4]);
  }
  eye(s, x, y, 18);
}

/** Azathoth: wedges that turn around an eye. */
function chaos(s: Sheet, x: number, y: number): void {
  let d = "";
  for (let at = 0; at < 17; at++) {
    const angle = (at / 17) * 6.283;
    const [reach, end, half] = [s.some(86, 136), angle + s.some(0.4, 0.9), 0.16];
    const point = (turn: number, away: number, flat: number): string =>
      path(" ", x + Math.cos(turn) * away, y + Math.sin(turn) * away * flat);
    d += `M${point(angle - half, 40, 0.85)}Q${point(angle, reach * 0.8, 0.82)}${point(end, reach, 0.8)}`;
    d += `Q${point(angle + 0.2, reach * 0.62, 0.8)}${point(angle + half * 1.6, 40, 0.85)}z`;
  }
  d += path("M", x - 54, y, "a54 46 0 1 0 108 0a54 46 0 1 0-108 0z");
  s.fill(d, s.accent, ` stroke="${s.accent}" stroke-width="3.5" stroke-linejoin="round"`);
  s.fill(d, s.tones[6]);
  eye(s, x, y, 24);
  for (let at = 0; at < 7; at++) {
    const angle = at * 0.9 + s.some(0, 0.4);
    eye(s, x + Math.cos(angle) * 37, y + Math.sin(angle) * 30, s.some(5, 9));
  }
}

/** Ghroth: a world with an eye, scarred, that looks down. */
function planet(s: Sheet, x: number, y: number): void {
  const { tones: t } = s;
  const r = 88;
  s.disc(x, y, r + 3, s.accent);
  s.disc(x, y, r, t[6]);
  s.fill(
    path("M", x - r * 0.9, y + r * 0.2, "A", r * 0.93, r * 0.93, "0 0 1 ", x + r * 0.44, y - r * 0.82) +
      path("A", r * 1.15, r * 1.15, "0 0 0 ", x - r * 0.9, y + r * 0.2, "z"),
    t[4],
  );
  for (const [dx, dy, half] of [
    [-0.5, -0.5, 13],
    [0.56, -0.44, 10],
    [-0.62, 0.42, 9],
    [0.42, 0.62, 14],
    [-0.08, 0.74, 7],
    [0.1, -0.76, 8],
  ] as const) {
    s.ellipse(x + dx * r, y + dy * r, half, half * 0.72, t[3]);
    s.ellipse(x + dx * r + 2, y + dy * r + 2, half * 0.8, half * 0.52, t[5]);
  }
  let veins = "";
  for (let at = 0; at < 9; at++) {
    const angle = (at / 9) * 6.283 + s.some(0, 0.3);
    const point = (away: number, turn: number): string =>
      path(" ", x + Math.cos(angle + turn) * away * 1.3, y + Math.sin(angle + turn) * away);
    veins += `M${point(34, 0)}Q${point(46, 0.14)}${point(s.some(52, 62), s.some(-0.1, 0.1))}`;
  }
  s.line(veins, s.accent, 1.6, { opacity: 0.8 });
  s.fill(path("M", x - 52, y, "Q", x, y - 58, x + 52, y, "Q", x, y + 58, x - 52, y, "z"), s.accent);
  s.disc(x, y, 23, t[4]);
  s.disc(x, y, 14, t[6]);
  s.disc(x - 7, y - 8, 4, s.accent);
}
