// A linocut of its own for every component, printed as the text of an SVG.
import { isIndoors, lightUp, sky } from "./light";
import { compose } from "./modes";
import type { Theme } from "./palettes";
import { short } from "./pen";
import { Sheet } from "./sheet";
import type { Spec } from "./spec";

export interface Print {
  /** 320 is 4:3, 427 is 16:9; the height is always 240. */
  readonly width: 320 | 427;
  readonly theme: Theme;
  /** 0 for thumbnails: without hatching, and nearer. */
  readonly detail: 0 | 1;
}

/** The picture of a spec; `drawing` is the icon of its emblem, as path data or as markup. */
export function picture(spec: Spec, { width, theme, detail }: Print, drawing = ""): string {
  const drawn = drawing === "" && spec.emblem !== "" ? { ...spec, emblem: "" } : spec;
  const s = new Sheet(drawn, width, detail === 1, theme);
  if (drawn.emblem !== "") s.defs.push(`<path id="i" d="${dataOf(drawing)}"/>`);
  lightUp(s);
  sky(s);
  compose(s);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame(s)}" preserveAspectRatio="xMidYMid slice"><defs>${s.defs.join("")}</defs>${s.printed}</svg>`;
}

/** All icons of the set are one path, found by its `d`. */
function dataOf(drawing: string): string {
  return / d="([^"]+)"/.exec(drawing)?.[1] ?? drawing;
}

/** A thumbnail shows the middle of the picture, places more of it, people with their hats, giants whole, signs with their sky. */
function frame({ detail, width, height, spec }: Sheet): string {
  if (detail) return `0 0 ${width} ${height}`;
  if (spec.mode === "place") return `20 20 ${width - 40} ${height - 30}`;
  if (spec.mode === "loom") return `10 0 ${width - 20} ${height - 15}`;
  if (spec.mode === "bust") return [width * 0.12, 0, width * 0.76, height * 0.84].map(short).join(" ");
  const top = spec.mode === "omen" && spec.omen !== "lit" && !isIndoors(spec.scene) ? 0.02 : 0.1;
  return [width * 0.14, height * top, width * 0.72, height * 0.8].map(short).join(" ");
}
