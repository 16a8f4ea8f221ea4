// Crowds at every place of both towns: wherever they stand, no name is hidden.
import { describe, expect, test } from "vitest";

import { askTheEngine } from "../../../kit/samples/played";
import type { Lang } from "../../../protocol/types";
import { ofKind } from "../../../table/desk";
import type { ArkhamView, Facts } from "../facts";
import { streetOf } from "../streets";
import { type Crowd, crowdAt, nameOf, stood } from "./crowds";
import { drawingIn, hasWide, isNamed, LADDER, type Rect, spotsOn } from "./slots";

const { pieces, shown } = askTheEngine("kingsport");
const view = shown.map(({ scene }) => scene.view as ArkhamView).find(({ towns }) => towns.length > 1)!;

/** A town on each screen that the client is looked at on, large or as a postcard. */
const FRAMES = {
  "1440x900": [1042, 588, false],
  "1280x720": [932, 446, false],
  "1024x768": [698, 462, false],
  "820x1180": [802, 560, false],
  "a phone": [390, 250, false],
  "beside a postcard, 1280x720": [706, 387, false],
  "a postcard, 1440x900": [254, 515, true],
  "a postcard, 1280x720": [212, 385, true],
} as const;

/** Who stands at every place, or at every other one. */
const CROWDS: Readonly<Record<string, readonly Crowd[]>> = {
  "a monster everywhere": [{ people: 0, monsters: 1 }],
  "two monsters at every other place": [
    { people: 0, monsters: 2 },
    { people: 0, monsters: 0 },
  ],
  "two monsters at the places between": [
    { people: 0, monsters: 0 },
    { people: 0, monsters: 2 },
  ],
  "somebody everywhere": [{ people: 1, monsters: 0 }],
};

function lies(one: Rect, other: Rect): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return Math.min(across, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) > 1;
}

/** The names that crowds lie on, with gates wherever one can open. */
function hidden(
  town: string,
  [width, height, small]: readonly [number, number, boolean],
  lang: Lang,
  crowdIn: (place: number) => Crowd,
) {
  const places = view.places
    .filter((place) => place.town === town)
    .map((place) => (place.stable ? place : { ...place, gate: "gate" }));
  const facts = (id: string) => ofKind<Facts, "place">(pieces[lang][id], "place");
  const drawing = drawingIn({ width, height }, places.length, hasWide(places, facts), small);
  const name = (id: string) => pieces[lang][id]!.name;
  const laid = spotsOn(drawing, places, { facts, name, lang, street: (place) => streetOf(view, place) });
  const crowdOf = (id: string) => crowdIn(places.findIndex((place) => place.id === id));
  const step = LADDER[drawing.rung];
  const spots = stood(drawing, laid, crowdOf, () => isNamed(drawing));
  return spots.flatMap((one) => {
    const crowd = crowdOf(one.place.id);
    if (crowd.people + crowd.monsters === 0) return [];
    const rect = crowdAt(one, crowd, step, one);
    return spots.flatMap((other) => {
      const written = isNamed(drawing) || other.place.kind === "street";
      return written && lies(rect, nameOf(other, step)) ? [`${one.place.id} on ${other.place.id}`] : [];
    });
  });
}

const TOWNS = ["arkham", "kingsport"] as const;
const NOBODY: Crowd = { people: 0, monsters: 0 };
/** Half of a full table, and more monsters than lie side by side. */
const MOB: Crowd = { people: 4, monsters: 3 };

describe("crowds on the drawings of the towns", () => {
  for (const lang of ["en", "fr"] as const) {
    for (const [screen, frame] of Object.entries(FRAMES)) {
      for (const [who, crowds] of Object.entries(CROWDS)) {
        test(`${screen}, ${lang}, ${who}: no name is hidden`, () => {
          const crowdIn = (place: number) => crowds[place % crowds.length]!;
          expect(TOWNS.flatMap((town) => hidden(town, frame, lang, crowdIn))).toEqual([]);
        });
      }

      const [, , small] = frame;
      test.skipIf(small)(
        `${screen}, ${lang}, half of a full table and three monsters in a street: no name is hidden`,
        () => {
          for (const town of TOWNS) {
            const places = view.places.filter((place) => place.town === town);
            for (const [street, { kind }] of places.entries())
              if (kind === "street")
                expect(hidden(town, frame, lang, (place) => (place === street ? MOB : NOBODY))).toEqual([]);
          }
        },
      );
    }
  }
});
