// Inks. A picture is printed in seven tones between the paper and one dark ink, and one warm colour for light itself.
import type { PaletteName } from "./line";

export type Theme = "dark" | "light";

interface Inks {
  readonly light: string;
  readonly spot: string;
  readonly deep: string;
  readonly key: string;
  readonly accent: string;
}

/** From the lightest, 0, to the darkest, 6. */
export type Tones = readonly [string, string, string, string, string, string, string];

const inks = (light: string, spot: string, deep: string, key: string, accent: string): Inks => ({
  light,
  spot,
  deep,
  key,
  accent,
});

/** All light tones lean towards the paper of the client, which is what holds the pictures together. */
const PALETTES: Readonly<Record<PaletteName, Inks>> = {
  amber: inks("#f5e0ae", "#cd8f42", "#73401f", "#1f120b", "#fdeec2"),
  green: inks("#e8e4b9", "#82996a", "#305444", "#0e1913", "#f6d788"),
  oxblood: inks("#f4d6ac", "#bd573c", "#6a2523", "#1c0b0a", "#fae6b4"),
  midnight: inks("#e0e3d2", "#7394a5", "#274463", "#0b1320", "#f5d183"),
  violet: inks("#eadccf", "#937396", "#4a3462", "#150e1d", "#ece6a2"),
  sepia: inks("#f3e6c6", "#bb9f70", "#664f32", "#1c140d", "#fbefcd"),
  sea: inks("#e1e9d2", "#6a9c93", "#215259", "#09161a", "#f7d998"),
  slate: inks("#ece6d5", "#a09a8b", "#525150", "#151515", "#f1d79a"),
  dusk: inks("#fbe1b0", "#d58f66", "#61405c", "#1a1019", "#feeebc"),
  sickly: inks("#efeaac", "#aaa957", "#55503f", "#16130f", "#f6f4b4"),
};

export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];

function parts(colour: string): [number, number, number] {
  const number = parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** A colour between two. */
export function mix(from: string, to: string, share: number): string {
  const end = parts(to);
  const mixed = parts(from).map((part, at) => Math.round(part + (end[at]! - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** At night, the same picture by lamplight. */
function byLamplight({ light, spot, deep, key, accent }: Inks): Inks {
  return inks(mix(light, spot, 0.28), mix(spot, deep, 0.16), deep, key, mix(accent, spot, 0.1));
}

export function inked(name: PaletteName, theme: Theme): { readonly tones: Tones; readonly accent: string } {
  const { light, spot, deep, key, accent } = theme === "dark" ? byLamplight(PALETTES[name]) : PALETTES[name];
  const tones: Tones = [light, mix(light, spot, 0.5), spot, mix(spot, deep, 0.5), deep, mix(deep, key, 0.55), key];
  return { tones, accent };
}
