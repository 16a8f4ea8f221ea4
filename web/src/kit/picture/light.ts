// Sky and light. Everything in a picture asks the sheet where its light stands.
import type { Mode, Scene } from "./line";
import { mix } from "./palettes";
import { path, short } from "./pen";
import type { Cut, Light, Sheet } from "./sheet";

const INDOORS: ReadonlySet<string> = new Set<Scene>([
  "asylum",
  "attic",
  "cellar",
  "lab",
  "library",
  "museum",
  "room",
  "shop",
]);

export const isIndoors = (scene: string): boolean => INDOORS.has(scene);

/** Chooses where the light stands, before anything is drawn, and how the gouge goes. */
export function lightUp(s: Sheet): void {
  const { mode, scene } = s.spec;
  const side = s.maybe(0.5) ? -1 : 1;
  s.light = isIndoors(scene) ? windowLight(s, side) : openLight(s, side, mode);
  if (s.spec.facade !== null) {
    s.light.x = s.width / 2 + side * s.width * s.some(0.24, 0.32);
    s.light.y = s.height * s.some(0.2, 0.28);
    s.light.plain = false;
    s.light.radius = s.some(15, 26);
  }
  if (mode === "sigil") s.light = still(s.width / 2, s.height * 0.44, 0.9);
  if (mode === "bust") s.light = still(s.width / 2 + side * s.width * 0.2, s.height * 0.3, 0.83);
  if (scene === "cave" || scene === "altar") s.light.y = s.height * 0.5;
  // No moon is seen below the ground: the light is that of a fire farther in.
  if (scene === "cave") s.light.radius = 0;
  s.cut = cutOf(scene) ?? s.one(["radial", "radial", "lines", "rings"]);
}

const still = (x: number, y: number, reach: number): Light => ({
  x,
  y,
  radius: 0,
  crescent: false,
  plain: false,
  reach,
});

function windowLight(s: Sheet, side: number): Light {
  return still(s.width / 2 + side * s.some(0.02, 0.13) * s.width, s.height * 0.36, 0.86);
}

function openLight(s: Sheet, side: number, mode: Mode): Light {
  const { width, height } = s;
  const centre = width / 2;
  if (mode === "loom") return still(centre, height * 0.42, 1.2);
  if (mode === "stand") {
    const x = centre + side * s.some(0, 0.05) * width;
    return { ...still(x, height * 0.4, 1), radius: s.some(44, 60) };
  }
  if (mode === "omen" && s.spec.omen !== "lit") {
    const x = centre + side * s.some(0, 0.05) * width;
    return { ...still(x, height * 0.35, 1), radius: s.spec.omen === "moon" ? 62 : 0, plain: true };
  }
  const spread = mode === "omen" ? s.some(0.16, 0.28) : s.some(0.02, 0.2);
  const y = mode === "omen" ? s.some(0.18, 0.28) : s.some(0.24, 0.38);
  const light = still(centre + side * spread * width, y * height, 1);
  return { ...light, radius: s.some(15, 26), crescent: s.maybe(0.25) };
}

function cutOf(scene: string): Cut | null {
  if (scene === "void" || scene === "otherworld") return "rings";
  return scene === "shore" || scene === "ship" ? "lines" : null;
}

// --- the sky

export function sky(s: Sheet): void {
  const { tones: t } = s;
  const zones = [mix(t[4], t[5], 0.3), mix(t[4], t[3], 0.5), t[2], t[1]];
  s.veil(zones[0]!, 1);
  if (s.cut === "lines") bands(s, zones);
  else discs(s, zones);
  if (s.light.radius > 0) moon(s);
}

/** Bands of tone above each other, torn along the horizon. */
function bands(s: Sheet, zones: readonly string[]): void {
  const { width, height, light } = s;
  const horizon = height * 0.74;
  [0.06, 0.28, 0.52].forEach((share, at) => {
    const y = share * horizon;
    const own = zones[at + 1]!;
    s.fill(path("M0", y, "H", width, "V", height, "H0z"), own);
    for (let row = 0; s.detail && row < 4; row++) {
      const above = s.dashes(16, 70, 6 + row * 8, 20 + row * 16);
      const below = s.dashes(12, 60, 10 + row * 10, 30 + row * 16);
      s.line(path("M", s.some(-60, 0), y - 4 - row * 6, "H", width + 10), own, 3.2 - row * 0.65, { dash: above });
      s.line(path("M", s.some(-60, 0), y + 3 + row * 6, "H", width + 10), zones[at]!, 2.8 - row * 0.6, { dash: below });
    }
  });
  if (light.radius === 0) return;
  const halo = light.radius * 1.5;
  s.disc(light.x, light.y, halo, s.tones[1]);
  if (!s.detail) return;
  s.ring(light.x, light.y, halo + 6, s.tones[1], 12, s.dashes(1.5, 4, 3, 6));
  s.ring(light.x, light.y, halo + 16, s.tones[1], 9, s.dashes(1, 2, 7, 14));
}

/** Discs of tone around the light; between them rows of strokes, which are thick broken circles. */
function discs(s: Sheet, zones: readonly string[]): void {
  const { width, light } = s;
  const radii = [0.56, 0.37, 0.19].map((share) => share * width * light.reach);
  radii[2] = Math.max(light.radius + 10, radii[2]!);
  s.print(`<g transform="translate(${short(light.x)} ${short(light.y)})" fill="none">`);
  radii.forEach((radius, at) => {
    const [outer, own] = [zones[at]!, zones[at + 1]!];
    s.print(`<circle r="${Math.round(radius)}" fill="${own}"/>`);
    if (s.detail) (s.cut === "radial" ? strokes : arcs)(s, radius, own, outer);
  });
  s.print("</g>");
}

function ringAtLight(s: Sheet, radius: number, colour: string, width: number, dash: string): void {
  s.print(
    `<circle r="${Math.round(radius)}" stroke="${colour}" stroke-width="${short(width)}" stroke-dasharray="${dash}"/>`,
  );
}

function strokes(s: Sheet, radius: number, own: string, outer: string): void {
  ringAtLight(s, radius + 8, own, 17, s.dashes(2.4, 4.6, 2.4, 5));
  ringAtLight(s, radius + 21, own, 14, s.dashes(1, 2.6, 6, 13));
  ringAtLight(s, radius - 8, outer, 18, s.dashes(0.8, 1.8, 6, 13));
  ringAtLight(s, radius - 3, outer, 8, s.dashes(1.2, 3, 4, 8));
}

function arcs(s: Sheet, radius: number, own: string, outer: string): void {
  const longer = radius / 60;
  for (let at = 0; at < 3; at++) {
    const lengths = [14 + 8 * longer, 40 + 12 * longer] as const;
    ringAtLight(s, radius + 4 + at * 7, own, 3.4 - at * 0.9, s.dashes(...lengths, 3 + at * 6, 9 + at * 14, 4));
    if (at < 2)
      ringAtLight(s, radius - 4 - at * 7, outer, 2.6 - at * 0.7, s.dashes(10, 44, 8 + at * 12, 24 + at * 20, 4));
  }
}

function moon(s: Sheet): void {
  const { x, y, radius: r, crescent, plain } = s.light;
  s.disc(x, y, r, s.accent);
  if (crescent) s.disc(x + r * 0.42, y - r * 0.16, r * 0.86, s.tones[1]);
  else if (r > 14 && !plain) {
    const seas =
      path("M", x - r * 0.45, y - r * 0.2, "a", r * 0.2, r * 0.2, "0 1 0 1 0z") +
      path("M", x + r * 0.2, y + r * 0.3, "a", r * 0.3, r * 0.24, "0 1 0 2-1z") +
      path("M", x + r * 0.25, y - r * 0.5, "a", r * 0.15, r * 0.12, "0 1 0 2-1z");
    s.fill(seas, s.tones[1], ' opacity=".5"');
  }
}

export function stars(s: Sheet, count: number): void {
  let d = "";
  for (let at = 0; at < count; at++) d += path("M", s.some(0, s.width), s.some(0, s.height * 0.6), "h.5");
  s.line(d, s.tones[0], 1.5, { opacity: 0.8, round: true });
}

/** Strips in the shape of a lens. */
export function fog(s: Sheet, y: number, count = 3): void {
  for (const colour of [s.tones[1], s.tones[2]]) {
    let d = "";
    for (let at = 0; at < count + 1; at++) {
      const [x, length, high] = [s.some(-60, s.width - 20), s.some(50, 150), s.some(2.5, 5)];
      d += path("M", x, y + s.some(-10, 9), "q", length / 2, -high, length, 0);
      d += path("q", -length / 2, high * 0.7, -length, 0);
    }
    s.fill(d, colour);
  }
}

// --- light in rooms and behind things

export type Glow = "bright" | "dim" | "usual";

/** The glow behind what lies on a table or stands in a cave. */
export function halo(s: Sheet, x: number, y: number, radius: number, glow: Glow = "usual"): void {
  const { tones: t } = s;
  const [outer, inner] = { bright: [t[2], t[1]], dim: [t[4], t[3]], usual: [t[3], t[2]] }[glow] as [string, string];
  s.disc(x, y, radius * 1.12, outer);
  s.disc(x, y, radius * 0.8, inner);
  if (!s.detail) return;
  s.ring(x, y, radius * 1.12 + 9, outer, 19, s.dashes(2, 5, 3, 6));
  s.ring(x, y, radius * 1.12 + 22, outer, 16, s.dashes(1, 2.4, 8, 16));
  s.ring(x, y, radius * 0.8 + 8, inner, 17, s.dashes(2, 4, 3, 6));
  s.ring(x, y, radius * 0.8 - 8, outer, 16, s.dashes(0.8, 1.6, 7, 14));
}

/** Light that falls in at a window. */
export function shaft(s: Sheet, x: number, y: number, width: number, lean: number, length: number): void {
  const rays = 11;
  let d = "";
  for (let at = 0; at < rays; at++) {
    const off = at / (rays - 1) - 0.5;
    const reach = length * s.some(0.72, 1);
    const across = (lean + off * width * 1.5) * (reach / length);
    d += path("M", x + off * width, y, "l", across, reach, "h", s.some(2, 4), "z");
  }
  s.fill(d, s.tones[1], ' opacity=".75"');
}

/** Walls at the sides of a room lie in the dark. */
export function shade(s: Sheet): void {
  if (!s.detail) return;
  const colour = mix(s.tones[5], s.tones[6], 0.4);
  for (let group = 0; group < 3; group++) {
    let d = "";
    for (let at = 0; at < 4; at++) {
      const x = 7 + (group * 4 + at) * 5;
      d += path("M", x, s.some(-30, 0), "V", s.height * 0.84, "M", s.width - x, s.some(-30, 0), "V", s.height * 0.84);
    }
    const dash = s.dashes(16 + 10 * (2 - group), 60, 4 + group * 8, 12 + group * 18);
    s.line(d, colour, 2.6 - group * 0.8, { dash, opacity: 0.75 });
  }
}

/** Light on the ground. */
export function pool(s: Sheet, x: number, y: number, rx: number, ry: number): void {
  const { tones: t } = s;
  for (const [share, colour] of [
    [1.25, t[5]],
    [1, t[4]],
    [0.72, t[3]],
  ] as const)
    s.ellipse(x, y, rx * share, ry * share, colour);
}
