// The sheet that a picture is printed on: its inks, its light, its chance, and what has been cut so far.
import { hash, stream } from "./chance";
import { inked, mix, type Theme, type Tones } from "./palettes";
import { path, share, short } from "./pen";
import type { Spec } from "./spec";

/** Where a mass stands, from the horizon to the front. */
export type Depth = 0 | 1 | 2 | 3;

export interface Light {
  x: number;
  y: number;
  /** 0 where no disc is seen. */
  radius: number;
  crescent: boolean;
  /** A disc that something is seen in has no seas. */
  plain: boolean;
  /** How far the light reaches; 1 is usual. */
  reach: number;
}

/** How the gouge went where two tones of the sky meet. */
export type Cut = "lines" | "radial" | "rings";

/** The version of the kit. A change on purpose of all pictures counts it up. */
const EDITION = 1;

export class Sheet {
  readonly height = 240;
  readonly tones: Tones;
  /** Light itself: moon, lamps, windows, eyes. */
  readonly accent: string;
  readonly defs: string[] = [];
  light: Light = { x: 160, y: 80, radius: 20, crescent: false, plain: false, reach: 1 };
  cut: Cut = "radial";
  /** Where feet stand. */
  ground = 192;
  readonly #next: () => number;
  readonly #printed: string[] = [];
  readonly #fills: readonly [string, string, string, string];
  readonly #edges: readonly [string, string, string, string];

  constructor(
    readonly spec: Spec,
    readonly width: number,
    readonly detail: boolean,
    theme: Theme,
  ) {
    const { tones, accent } = inked(spec.palette, theme);
    this.#next = stream(hash(`${spec.slug}/${spec.kind}/${EDITION}`));
    this.tones = tones;
    this.accent = accent;
    this.#fills = [mix(tones[3], tones[2], 0.45), mix(tones[4], tones[3], 0.35), tones[5], tones[6]];
    this.#edges = [tones[1], tones[2], tones[3], tones[4]];
  }

  get printed(): string {
    return this.#printed.join("");
  }

  // --- chance

  /** A number between two. */
  some(from: number, to: number): number {
    return from + this.#next() * (to - from);
  }

  /** A whole number between two, with both of them. */
  whole(from: number, to: number): number {
    return Math.floor(this.some(from, to + 1));
  }

  maybe(chance: number): boolean {
    return this.#next() < chance;
  }

  one<T>(list: readonly [T, ...T[]]): T {
    return list[this.whole(0, list.length - 1)]!;
  }

  /** Strokes and gaps of a broken line. */
  dashes(from: number, to: number, gapFrom: number, gapTo: number, pairs = 6): string {
    const lengths: string[] = [];
    for (let at = 0; at < pairs; at++) lengths.push(dash(this.some(from, to)), dash(this.some(gapFrom, gapTo)));
    return lengths.join(" ");
  }

  // --- printing

  print(markup: string): void {
    this.#printed.push(markup);
  }

  fill(d: string, colour: string, more = ""): void {
    if (d !== "") this.print(`<path d="${d}" fill="${colour}"${more}/>`);
  }

  line(d: string, colour: string, width: number, { dash = "", opacity = 1, round = false }: Stroke = {}): void {
    if (d === "") return;
    const broken = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
    const cap = round ? ' stroke-linecap="round"' : "";
    this.print(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${share(width, 1)}"${broken}${faint(opacity)}${cap}/>`,
    );
  }

  disc(x: number, y: number, radius: number, colour: string, opacity = 1): void {
    this.print(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${faint(opacity)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, colour: string): void {
    this.print(`<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"/>`);
  }

  /** A row of strokes around a point: a thick broken circle. */
  ring(x: number, y: number, radius: number, colour: string, width: number, dash: string): void {
    this.print(
      `<circle cx="${short(x)}" cy="${short(y)}" r="${Math.round(radius)}" fill="none" stroke="${colour}" stroke-width="${share(width, 1)}" stroke-dasharray="${dash}"/>`,
    );
  }

  veil(colour: string, opacity: number): void {
    this.print(`<rect width="${this.width}" height="${this.height}" fill="${colour}"${faint(opacity)}/>`);
  }

  /** A block of ink at some depth, with the paper left between it and what is behind. */
  mass(d: string, depth: Depth): void {
    if (d !== "")
      this.fill(d, this.fillOf(depth), ` stroke="${this.#edges[depth]}" stroke-width="${depth < 2 ? ".8" : "1.1"}"`);
  }

  /** A mass that fills the picture, with holes. */
  wall(holes: string, depth: Depth): void {
    const all = path("M-5-5H", this.width + 5, "V", this.height + 5, "H-5z");
    this.fill(all + holes, this.fillOf(depth), ` fill-rule="evenodd" stroke="${this.tones[1]}" stroke-width="1.2"`);
  }

  /** Everything below a height. */
  base(y: number, depth: Depth): void {
    this.mass(path("M-5", y, "H", this.width + 5, "V", this.height + 5, "H-5z"), depth);
  }

  fillOf(depth: Depth): string {
    return this.#fills[depth];
  }

  edgeOf(depth: Depth): string {
    return this.#edges[depth];
  }
}

interface Stroke {
  readonly dash?: string;
  readonly opacity?: number;
  readonly round?: boolean;
}

const dash = (length: number): string => short(length > 2.5 ? Math.round(length) : length);

export const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${share(opacity)}"` : "");
