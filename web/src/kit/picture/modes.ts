// How a picture is composed: each mode puts its subject into, before, above or behind the scene.
import { constellation, emblem, isFire, stamp } from "./emblem";
import { facade } from "./facades";
import { body } from "./figures";
import { fog, halo, isIndoors, pool, stars } from "./light";
import type { Mode } from "./line";
import { mix } from "./palettes";
import { path, share, short } from "./pen";
import { bust } from "./bust";
import { scenery } from "./scenes";
import type { Sheet } from "./sheet";
import { figure, grass, ground, pines, strata, tentacle, tinyTown, waves } from "./things";
import { weather } from "./weather";

/** Draws everything between the sky and the weather. */
export function compose(s: Sheet): void {
  MODES[s.spec.mode](s);
  if (s.spec.weather !== null) weather(s, s.spec.weather);
}

const MODES: Readonly<Record<Mode, (s: Sheet) => void>> = {
  bust: portrait,
  gate,
  loom,
  omen,
  place,
  poster,
  press,
  sigil,
  stand,
  still,
};

/** Places: the scene itself or a building, with a piece of furniture or a monument. */
function place(s: Sheet): void {
  const { spec, width } = s;
  if (spec.facade !== null) return facade(s, spec.facade, true);
  scenery(s);
  if (isIndoors(spec.scene)) {
    const side = s.light.x < width / 2 ? 1 : -1;
    emblem(s, width / 2 + side * width * 0.12, s.ground + 4, 96, { shadow: true, lit: true });
  } else if (spec.monument) emblem(s, width / 2, s.ground + 2, 124, { shadow: true, lit: isFire(spec.emblem) });
}

/** Monsters: the light behind, fog and grass before the feet. */
function stand(s: Sheet): void {
  const { spec, width, height, tones } = s;
  const inside = isIndoors(spec.scene);
  scenery(s);
  if (inside || spec.scene === "cave") halo(s, width / 2, s.ground - 82, 68, "bright");
  // Nobody stands on top of an altar.
  s.ground = inside ? s.ground : Math.max(s.ground, height * 0.86);
  const foot = s.ground + 6;
  if (spec.body === "") {
    emblem(s, width / 2, foot, spec.size, { shadow: true, mirrored: spec.mirrored });
    if (inside) return;
    fog(s, s.ground + 4, 2);
    grass(s, height * 0.965, tones[6], 24, 16);
    return;
  }
  pool(s, width / 2, foot - 2, 76, 9);
  body(s, spec.body, width / 2, foot - 252 * 0.68, 0.68);
  if (inside) return;
  fog(s, s.ground + 2, 2);
  ground(s, foot - 3, 3, 4);
  grass(s, foot, tones[6], 24, 14);
  strata(s, foot + 8, height, tones[4], 0.8);
}

/** Ancient Ones: behind the horizon, and a town below. */
function loom(s: Sheet): void {
  const { spec, width, height } = s;
  if (spec.company === "tentacles")
    for (let at = 0; at < 4; at++) {
      const x = width * (0.06 + at * 0.29) + s.some(-12, 12);
      tentacle(s, x, height * 0.92, s.some(110, 180), at < 2 ? 1 : -1, 1);
    }
  if (spec.company === "pyramids")
    s.mass(path("M0", height * 0.88, "l52-84 58 84zM", width * 0.7, height * 0.88, "l60-104 66 104z"), 0);
  if (spec.company === "web") web(s);
  if (spec.body === "") emblem(s, width / 2, height * 0.96, height * 0.9, { grim: true });
  else body(s, spec.body, width / 2, height * 0.07, 0.98);
  if (spec.company === "tentacles")
    for (const at of [0.07, 0.93]) tentacle(s, width * at, height * 0.95, s.some(120, 160), at < 0.5 ? 1 : -1, 2);
  if (spec.company === "pines") pines(s, height * 0.9, 1, 20, 44, 3);
  fog(s, height * 0.8, 4);
  if (spec.company === "waves") {
    waves(s, height * 0.84, 1, 34, 10);
    waves(s, height * 0.9, 2, 28, 9);
    waves(s, height * 0.96, 3, 22, 8);
  } else tinyTown(s);
  if (spec.company === "snow") weather(s, "snow");
}

/** Threads from the edges of the picture to its middle, and around it. */
function web(s: Sheet): void {
  const [x, y] = [s.width / 2, s.height * 0.4];
  let threads = "";
  for (let at = 0; at < 12; at++) {
    const angle = (at / 12) * 6.283 + 0.2;
    threads += path("M", x, y, "L", x + Math.cos(angle) * 260, y + Math.sin(angle) * 260);
  }
  for (let row = 1; row < 6; row++) {
    for (let at = 0; at <= 12; at++) {
      const angle = (at / 12) * 6.283 + 0.2;
      const [px, py] = [x + Math.cos(angle) * row * 40, y + Math.sin(angle) * row * 40];
      const middle = angle - 0.262;
      const bent = row * 40 * 0.86;
      threads +=
        at === 0 ? path("M", px, py) : path("Q", x + Math.cos(middle) * bent, y + Math.sin(middle) * bent, px, py);
    }
  }
  s.line(threads, s.tones[0], 1.3, { opacity: 0.8 });
}

/** People: the scene is dimmed, and beside them hangs their emblem in the light. */
function portrait(s: Sheet): void {
  const { spec, width, height, tones } = s;
  scenery(s);
  s.veil(tones[4], 0.5);
  const side = s.light.x < width / 2 ? -1 : 1;
  const [x, y] = [width / 2 + side * width * (width > 400 ? 0.27 : 0.3), s.light.y + s.some(6, 26)];
  halo(s, x, y, s.some(62, 76));
  stamp(s, x + side * 8, y + 40, 80, mix(tones[4], tones[3], 0.25));
  if (spec.looks !== null) bust(s, spec.looks, width / 2, height + 4);
}

/** Things on a table, in the light. */
function still(s: Sheet): void {
  const { width, height, tones } = s;
  scenery(s);
  s.veil(tones[6], 0.3);
  halo(s, width / 2, height * 0.46, 80);
  table(s, height * 0.76);
  emblem(s, width / 2, height * 0.88, 156, { lit: true, shadow: true });
}

function table(s: Sheet, y: number): void {
  const { width, height, tones } = s;
  s.mass(path("M-5", y, "q", width / 2, -6, width + 10, 0, "V", height + 5, "H-5z"), 2);
  s.ellipse(width / 2, y + 26, 118, 25, mix(tones[5], tones[4], 0.7));
  s.ellipse(width / 2, y + 26, 92, 18, tones[4]);
  let grain = "";
  for (let row = y + 3, at = 0; row < height; row += 5 + at, at++)
    grain += path("M", s.some(-60, 0), row, "q", width / 2, -5, width + 60, 0);
  s.line(grain, tones[3], 1.1, { dash: s.dashes(20, 80, 10, 50), opacity: 0.7 });
}

/** Spells: an arcane circle. */
function sigil(s: Sheet): void {
  const { width, height, tones } = s;
  const y = height * 0.46;
  scenery(s);
  s.veil(tones[6], 0.35);
  halo(s, width / 2, y, 60, "dim");
  arcane(s, width / 2, y, 98);
  emblem(s, width / 2, y + 62, 124, { lit: true, glow: true });
}

function arcane(s: Sheet, x: number, y: number, r: number): void {
  const points = s.whole(5, 9);
  const step = points > 6 && s.maybe(0.5) ? 3 : 2;
  let star = "";
  for (let at = 0; at <= points; at++) {
    const angle = -Math.PI / 2 + (at * step * 2 * Math.PI) / points;
    star += path(at === 0 ? "M" : "L", x + Math.cos(angle) * r * 0.86, y + Math.sin(angle) * r * 0.86);
  }
  const circle = (radius: number, width: number, more = ""): string =>
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke-width="${share(width, 1)}"${more}/>`;
  const ticks = circle(r * 0.93, r * 0.07, ` stroke-dasharray="${s.dashes(1, 4, 2, 6)}"`);
  s.print(
    `<g fill="none" stroke="${s.accent}" opacity=".75">${circle(r, 1.6)}${ticks}${circle(r * 0.87, 1)}<path d="${star}" stroke-width="1"/></g>`,
  );
}

/** What somebody can do or is: a poster with the rays of the sun. */
function poster(s: Sheet): void {
  const { width, height, tones } = s;
  const [x, y] = [width / 2, height * 0.52];
  const radius = width * 0.75;
  const ray = share((Math.PI * radius) / s.whole(9, 14) / 2);
  s.veil(tones[3], 1);
  s.print(
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius / 2)}" fill="none" stroke="${mix(tones[3], tones[2], 0.8)}" stroke-width="${short(radius)}" stroke-dasharray="${ray}" transform="rotate(${s.whole(0, 40)} ${short(x)} ${short(y)})"/>`,
  );
  halo(s, x, height * 0.48, 74);
  for (let at = 0; s.detail && at < 4; at++) s.ring(x, y, 130 + at * 26, tones[4], 20, s.dashes(0.8, 1.8, 9, 26));
  s.mass(path("M-5", height * 0.86, "q", width / 2, -22, width + 10, 0, "V", height + 5, "H-5z"), 2);
  strata(s, height * 0.86, height, tones[3], 0.8);
  emblem(s, x, height * 0.84, 152, { lit: true, shadow: true });
}

/** What happens: in the moon, in a pool of light, or among the stars. */
function omen(s: Sheet): void {
  const { spec, width, height } = s;
  const inside = isIndoors(spec.scene);
  if (spec.omen === "moon" && !inside) {
    emblem(s, s.light.x, s.light.y + 46, 92);
    scenery(s);
  } else if (spec.omen === "stars" && !inside) {
    stars(s, 26);
    constellation(s, width / 2, height * 0.62, 128);
    scenery(s);
  } else inLight(s, inside);
}

function inLight(s: Sheet, inside: boolean): void {
  const { spec, width } = s;
  if (spec.facade === null) scenery(s);
  else facade(s, spec.facade, false);
  const side = s.light.x < width / 2 ? 1 : -1;
  const x = width / 2 + (spec.facade === null ? (width / 2 - s.light.x) * 0.5 : side * width * 0.22);
  const foot = s.ground + (inside ? 4 : 10);
  const size = spec.facade === null ? 124 : 104;
  if (!inside) pool(s, x, foot + 4, size * 0.62, size * 0.12);
  emblem(s, x, foot, size, { shadow: true, lit: true });
}

/** A page of a newspaper, with a photograph. */
function press(s: Sheet): void {
  const { spec, width, height, tones } = s;
  scenery(s);
  emblem(s, width / 2, height * 0.86, 118, { shadow: true, lit: isIndoors(spec.scene) });
  const hole = path("M", width * 0.24, 62, "H", width * 0.76, "V", height * 0.88, "H", width * 0.24, "z");
  const page = path("M-5-5H", width + 5, "V", height + 5, "H-5z");
  s.fill(page + hole, tones[0], ` fill-rule="evenodd" stroke="${tones[6]}" stroke-width="1.4"`);
  s.line(path("M18 24H", width - 18), tones[6], 17, { dash: "11 3 9 3 12 6 10 3 12 3 8 3" });
  s.line(path("M14 40H", width - 14, "M14 52H", width - 14), tones[6], 1.2);
  s.line(path("M22 46H", width - 22), tones[5], 3, { dash: s.dashes(8, 22, 3, 6) });
  let columns = "";
  for (let y = 66; y < height - 8; y += 6) {
    columns += path("M16", y, "H", width * 0.22, "M", width * 0.78, y, "H", width - 16);
    if (y > height * 0.89) columns += path("M", width * 0.24, y, "H", width * 0.76);
  }
  s.line(columns, tones[4], 2.2, { dash: s.dashes(5, 16, 2, 4) });
}

/** Another world, through a hole in this one. */
function gate(s: Sheet): void {
  const { width, height, tones: t } = s;
  const [x, y] = [width / 2, height * 0.48];
  scenery(s);
  let torn = path("M", x + 104, y);
  for (let at = 1; at < 40; at++) {
    const angle = (at / 40) * 6.283;
    const r = 98 + (at % 2 === 1 ? s.some(5, 14) : s.some(-7, 2));
    torn += path("L", x + Math.cos(angle) * r * 1.06, y + Math.sin(angle) * r);
  }
  s.wall(`${torn}z`, 3);
  [t[1], t[2], t[3], t[4], t[4]].forEach((colour, at) =>
    s.print(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${116 + at * 15}" ry="${108 + at * 15}" fill="none" stroke="${colour}" stroke-width="${7 - at}" stroke-dasharray="${s.dashes(12, 60, 5, 22 + at * 8)}"/>`,
    ),
  );
  emblem(s, x, height * 0.7, 96);
  figure(s, x + s.one([-1, 1]) * s.some(26, 60), height * 0.86, 46);
}
