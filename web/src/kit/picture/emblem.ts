// An icon as the subject of a picture: against the light, or lit. All of them are one path on a grid of 512.
import { path, share, short } from "./pen";
import type { Sheet } from "./sheet";

const GRID = 512;

interface Drawn {
  /** Lit from the front; otherwise it stands against the light. */
  readonly lit?: boolean;
  readonly shadow?: boolean;
  readonly glow?: boolean;
  readonly mirrored?: boolean;
  /** Nearly black, for somebody as large as the sky. */
  readonly grim?: boolean;
}

/** Whether an icon gives light itself. */
export const isFire = (name: string): boolean => /fire|flame|burning|candle|torch|pyre|match/.test(name);

/** Where an emblem of some size stands with its foot. */
function standing(x: number, foot: number, size: number): string {
  return `translate(${short(x - size / 2)} ${short(foot - size)}) scale(${share(size / GRID, 3)})`;
}

/** An emblem as a flat mark: on a sign, in a window, in somebody's halo. */
export function stamp(s: Sheet, x: number, foot: number, size: number, colour: string): void {
  if (s.spec.emblem !== "") s.print(`<use href="#i" transform="${standing(x, foot, size)}" fill="${colour}"/>`);
}

/** The outline of an emblem as a constellation. */
export function constellation(s: Sheet, x: number, foot: number, size: number): void {
  if (s.spec.emblem === "") return;
  const dash = s.dashes(30, 90, 8, 22);
  s.print(
    `<g transform="${standing(x, foot, size)}" fill="none" stroke="${s.accent}"><use href="#i" stroke="${s.tones[5]}" stroke-width="34" opacity=".75"/><use href="#i" stroke-width="9" stroke-dasharray="${dash}"/></g>`,
  );
}

export function emblem(s: Sheet, x: number, foot: number, size: number, drawn: Drawn = {}): void {
  if (s.spec.emblem === "") return;
  const { tones: t, light } = s;
  const [dx, dy] = [light.x - x, light.y - (foot - size / 2)];
  const away = Math.hypot(dx, dy) || 1;
  const towards = { x: ((drawn.mirrored ?? false) ? -dx : dx) / away, y: dy / away };
  const at = standing(x, foot, size) + (drawn.mirrored ? ` translate(${GRID}) scale(-1 1)` : "");
  if (drawn.shadow) castShadow(s, x, foot, size, dx < 0 ? 1 : -1, drawn.mirrored ?? false);
  if (drawn.glow)
    s.print(
      `<use href="#i" transform="${at}" fill="${s.accent}" stroke="${s.accent}" stroke-width="70" stroke-linejoin="round" opacity=".2"/>`,
    );
  s.defs.push(shading(s, towards, drawn));
  const rim = drawn.lit
    ? inked(t[6], 26)
    : inked(s.accent, 20, ` x="${short(towards.x * 9)}" y="${short(towards.y * 9)}"`);
  s.print(`<g transform="${at}">${rim}${inked(t[6], 16)}${inked("url(#e)", 0)}</g>`);
  if (s.detail) hatch(s, x, foot, size, at, drawn.lit ?? false);
}

function inked(colour: string, outline: number, more = ""): string {
  const edge = outline > 0 ? ` stroke="${colour}" stroke-width="${outline}" stroke-linejoin="round"` : "";
  return `<use href="#i" fill="${colour}"${edge}${more}/>`;
}

/** Flat tones across the emblem, with hard stops along the light. */
function shading(s: Sheet, towards: { x: number; y: number }, { lit, grim }: Drawn): string {
  const { tones: t } = s;
  const bands: readonly (readonly [number, string])[] = lit
    ? [
        [0.42, s.accent],
        [0.74, t[1]],
        [1, t[2]],
      ]
    : grim
      ? [
          [0.4, t[5]],
          [1, t[6]],
        ]
      : [
          [0.24, t[3]],
          [0.5, t[4]],
          [1, t[5]],
        ];
  const stops: string[] = [];
  let from = 0;
  for (const [to, colour] of bands) {
    stops.push(
      `<stop offset="${share(from)}" stop-color="${colour}"/><stop offset="${share(to)}" stop-color="${colour}"/>`,
    );
    from = to;
  }
  const percent = (part: number): string => `${Math.round((0.5 + part / 2) * 100)}%`;
  const ends = `x1="${percent(towards.x)}" y1="${percent(towards.y)}" x2="${percent(-towards.x)}" y2="${percent(-towards.y)}"`;
  return `<linearGradient id="e" ${ends}>${stops.join("")}</linearGradient>`;
}

function castShadow(s: Sheet, x: number, foot: number, size: number, side: 1 | -1, mirrored: boolean): void {
  const scale = `scale(${share((size / GRID) * (mirrored ? -1 : 1), 3)} ${share((size / GRID) * -0.3, 3)})`;
  const at = `translate(${short(x)} ${short(foot - 3)}) skewX(${side * 38}) ${scale} translate(-256-490)`;
  s.print(
    `<use href="#i" transform="${at}" fill="${s.tones[6]}" stroke="${s.tones[6]}" stroke-width="14" opacity=".8"/>`,
  );
}

/** Wedges that run in from one side and end at the outline: from the dark side of what is lit, from the lit one of what is dark. */
function hatch(s: Sheet, x: number, foot: number, size: number, at: string, lit: boolean): void {
  s.defs.push(`<clipPath id="c"><use href="#i" transform="${at}"/></clipPath>`);
  const side = (s.light.x < x ? 1 : -1) * (lit ? 1 : -1);
  const count = 17;
  let d = "";
  for (let row = 0; row < count; row++) {
    const y = Math.round(foot - size + ((row + s.some(0, 0.4)) * size) / (count - 1));
    const half = size * s.some(0.008, 0.015);
    const long = size * (lit ? s.some(0.25, 0.56) : s.some(0.2, 0.46));
    d += path("M", x + side * size * 0.54, y - half, "l", -side * long, (lit ? -0.08 : 0.05) * size + half);
    d += path("l", side * size * 0.02, half, "L", x + side * size * 0.54, y + half, "z");
  }
  s.print(
    `<g clip-path="url(#c)"><path d="${d}" fill="${lit ? s.tones[5] : s.tones[2]}" opacity="${lit ? ".8" : ".85"}"/></g>`,
  );
}
