// Every component of every game has a picture, the same every time.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Pictured } from "../kit/picture/album";
import { isBanned } from "../kit/picture/banned";
import { ICONS } from "../kit/picture/choose";
import { isFire } from "../kit/picture/emblem";
import { FIGURES } from "../kit/picture/figures";
import { isIndoors, lightUp } from "../kit/picture/light";
import type { Print } from "../kit/picture/picture";
import { Sheet } from "../kit/picture/sheet";
import type { Spec } from "../kit/picture/spec";
import COMPONENTS from "./components.json";
import { printing } from "./prints";

interface IconSet {
  readonly icons: Readonly<Record<string, unknown>>;
}

const GAMES = Object.entries(COMPONENTS) as [string, Pictured[]][];
const PRINTS: Print[] = ([320, 427] as const).flatMap((width) =>
  (["light", "dark"] as const).flatMap((theme) => ([0, 1] as const).map((detail) => ({ width, theme, detail }))),
);

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1]!;

for (const [game, components] of GAMES) {
  test(`${game}: every component is drawn, in all sizes and themes, and the same twice`, async () => {
    const { print } = await printing(game, components);
    const faults = components.flatMap((component) =>
      PRINTS.filter((how) => {
        const text = print(component, how);
        return /NaN|undefined|Infinity|null/.test(text) || (how.width === 320 && print(component, how) !== text);
      }).map((how) => ({ ...how, slug: component.slug })),
    );
    expect(faults).toEqual([]);
  }, 60_000);

  test(`${game}: every icon is there, and none is banned`, async () => {
    const { specOf, drawings } = await printing(game, components);
    const names = new Set(Object.keys(drawings));
    expect([...names].filter((name) => isBanned(name) || drawings[name] === "")).toEqual([]);
    const missing = components.filter((one) => specOf(one).emblem !== "" && !names.has(specOf(one).emblem));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });

  test(`${game}: a picture is small`, async () => {
    const { print } = await printing(game, components);
    const bytes = (detail: 0 | 1): number =>
      median(components.map((one) => print(one, { width: 320, theme: "light", detail }).length));
    expect(bytes(1)).toBeLessThan(12_000);
    expect(bytes(0)).toBeLessThan(8_000);
  }, 60_000);

  test(`${game}: no two components of a deck look alike, whatever their inks`, async () => {
    const { specOf } = await printing(game, components);
    const alike = new Map<string, string[]>();
    for (const component of components) {
      const spec = specOf(component);
      const key = `${component.kind}: ${looksOf(spec)} ${BY_INK.test(component.kind) ? spec.palette : ""}`;
      alike.set(key, [...(alike.get(key) ?? []), component.slug]);
    }
    expect([...alike.values()].filter((slugs) => slugs.length > 1)).toEqual([]);
  });
}

test("every icon that is chosen by an effect, a word or a kind is there, and none is banned", () => {
  const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as IconSet;
  expect(ICONS.length).toBeGreaterThan(100);
  expect(ICONS.filter((icon) => isBanned(icon) || !(icon in icons))).toEqual([]);
});

test("a card of a box is drawn with its subject, of whatever its name tells", async () => {
  const nightmare: Pictured = { slug: "old_nightmare", kind: "unique_item", facts: {} };
  const { print, specOf } = await printing("arkham_horror", [nightmare]);
  expect(specOf(nightmare).emblem).toBe("sleepy");
  expect(print(nightmare, { width: 320, theme: "light", detail: 1 })).toContain('id="i"');
});

test("a giant is whole on a thumbnail, too", async () => {
  for (const [game, components] of GAMES) {
    const { specOf, print } = await printing(game, components);
    const giants = components.filter((one) => specOf(one).mode === "loom");
    for (const giant of giants) {
      const text = print(giant, { width: 320, theme: "light", detail: 0 });
      const [left, top, width] = /viewBox="([^"]+)"/.exec(text)![1]!.split(" ").map(Number);
      expect([top, left! <= 10, width! >= 300], giant.slug).toEqual([0, true, true]);
    }
  }
});

test("what a line says of the weather is what falls", async () => {
  const { specOf } = await printing("arkham_horror", COMPONENTS.arkham_horror as Pictured[]);
  const weather = (slug: string): unknown => specOf({ slug, kind: "mythos", facts: {} }).weather;
  expect(weather("raining_cats_and_dogs")).toBe("rain");
  expect(weather("sunny_and_clear")).toBeNull();
});

test("no rain falls on a fire", async () => {
  for (const [game, components] of GAMES) {
    const { specOf } = await printing(game, components);
    const wet = components.map(specOf).filter(({ emblem, weather }) => isFire(emblem) && weather === "rain");
    expect(wet.map(({ slug }) => slug)).toEqual([]);
  }
});

test("a fire in a cave is bright", async () => {
  const cave: Pictured = { slug: "black_cave", kind: "location", facts: {} };
  const { print, specOf } = await printing("arkham_horror", [cave]);
  expect(isFire(specOf(cave).emblem)).toBe(true);
  expect(print(cave, { width: 320, theme: "light", detail: 1 })).toContain('stroke-width="26"');
});

/** Scenes in the open where no rain falls. */
const DRY = new Set(["cave", "altar", "void", "otherworld"]);

test("under a roof it neither rains nor snows, and no rain puts out candles", async () => {
  for (const [game, components] of GAMES) {
    const { specOf } = await printing(game, components);
    const wet = components
      .map(specOf)
      .filter(({ scene, weather }) => weather !== null && (isIndoors(scene) || (DRY.has(scene) && weather === "rain")));
    expect(wet.map(({ slug }) => slug)).toEqual([]);
  }
});

test("no snow falls on what is only called like ice", async () => {
  const { specOf } = await printing("arkham_horror", COMPONENTS.arkham_horror as Pictured[]);
  const stations = (COMPONENTS.arkham_horror as Pictured[]).filter(({ slug }) => /(^|:)police_station$/.test(slug));
  expect(stations.length).toBeGreaterThan(10);
  expect(stations.filter((one) => specOf(one).weather === "snow").map(({ slug }) => slug)).toEqual([]);
});

test("no moon and no stars are seen in a cave", async () => {
  for (const [game, components] of GAMES) {
    const { specOf } = await printing(game, components);
    const caves = components.map(specOf).filter(({ scene }) => scene === "cave");
    expect(caves.length).toBeGreaterThan(0);
    const lit = caves.filter((spec) => {
      const sheet = new Sheet(spec, 320, true, "light");
      lightUp(sheet);
      return spec.omen !== "lit" || sheet.light.radius > 0;
    });
    expect(lit.map(({ slug }) => slug)).toEqual([]);
  }
});

test("every body that a line names is drawn", async () => {
  expect(FIGURES.length).toBeGreaterThan(30);
  for (const [game, components] of GAMES) {
    const { lines } = await printing(game, components);
    const unknown = Object.values(lines).filter(({ body }) => body !== undefined && !FIGURES.includes(body));
    expect(unknown.map(({ body }) => body)).toEqual([]);
  }
});

test("what a box says of a picture comes before everything else, and a card of a box without a word has one too", async () => {
  const lens: Pictured = { slug: "brass_lens", kind: "common_item", facts: {} };
  const whistle: Pictured = { slug: "tin_whistle", kind: "common_item", facts: {} };
  const said = { emblem: "violin", scene: "void", palette: "sickly" } as const;
  const { specOf, print } = await printing("elder_sign", [lens, whistle, { ...lens, picture: said }]);
  expect(specOf({ ...lens, picture: said })).toMatchObject({ mode: "still", ...said });
  expect(specOf({ ...lens, picture: { emblem: "metroid", scene: null } }).emblem).toBe("magnifying-glass");
  for (const card of [lens, whistle])
    expect(print(card, { width: 320, theme: "light", detail: 1 })).toContain('id="i"');
});

/** Cards of the same places, and parts of the same puzzles and houses, are told apart by their inks alone. */
const BY_INK = /location_card$|^puzzle_|^tile/;

const looksOf = ({ mode, scene, facade, emblem, body, looks, omen }: Spec): string =>
  [mode, scene, facade, emblem, body, JSON.stringify(looks), mode === "omen" ? omen : ""].join(" ");
