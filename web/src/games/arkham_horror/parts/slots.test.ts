// Both towns on their drawings, at every step of the ladder and in both languages: no label lies on another one, or on a disc.
import { describe, expect, test } from "vitest";

import { askTheEngine } from "../../../kit/samples/played";
import type { Lang } from "../../../protocol/types";
import type { ArkhamView, Facts } from "../facts";
import { ofKind } from "../../../table/desk";
import { streetOf } from "../streets";
import { bodyOf, drawingIn, hasWide, labelOf, LADDER, namedOn, type Rect, type Spot, spotsOn } from "./slots";

const { pieces, shown } = askTheEngine("kingsport");
const view = shown.map(({ scene }) => scene.view as ArkhamView).find(({ towns }) => towns.length > 1)!;

/** The sizes of the map on screens that the client is looked at on. */
const FRAMES = {
  "1440x900": [1042, 588],
  "1280x720": [932, 446],
  "1024x768": [698, 462],
  "820x1180": [802, 560],
  "a phone": [390, 250],
  "beside a postcard, 1440x900": [750, 515],
  "beside a postcard, 1280x720": [706, 387],
} as const;
/** The least room that Kingsport is seen in as a whole. */
const TIGHT = [698, 364] as const;

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down);
}

function laid(town: string, frame: readonly [number, number], lang: Lang, small = false) {
  const places = view.places.filter((place) => place.town === town);
  const facts = (id: string) => ofKind<Facts, "place">(pieces[lang][id], "place");
  const wide = hasWide(places, facts);
  const drawing = drawingIn({ width: frame[0], height: frame[1] }, places.length, wide, small);
  const name = (id: string) => pieces[lang][id]!.name;
  const spots = spotsOn(drawing, places, { facts, name, lang, street: (place) => streetOf(view, place) });
  return { drawing, spots, step: LADDER[drawing.rung] };
}

/** Pairs of slots that lie on one another by more than a line's breadth. */
function clashes({ drawing, spots, step }: ReturnType<typeof laid>): string[] {
  const found: string[] = [];
  const label = (spot: Spot) => labelOf(spot, step);
  for (const [n, one] of spots.entries()) {
    const mine = label(one);
    if (mine !== null && (mine.top < 0 || mine.bottom > drawing.height)) found.push(`${one.place.id} is cut off`);
    for (const other of spots.slice(n + 1)) {
      const theirs = label(other);
      const pairs = [
        ["label", "label", mine, theirs],
        ["label", "disc", mine, bodyOf(other, step)],
        ["disc", "label", bodyOf(one, step), theirs],
        ["disc", "disc", bodyOf(one, step), bodyOf(other, step)],
      ] as const;
      for (const [what, which, a, b] of pairs) {
        const by = a && b ? overlap(a, b) : 0;
        if (by > 1) found.push(`${what} of ${one.place.id}, ${which} of ${other.place.id}: ${by.toFixed(1)}`);
      }
    }
  }
  return found;
}

describe("the drawings of the towns", () => {
  for (const lang of ["en", "fr"] as const) {
    for (const [screen, frame] of Object.entries(FRAMES)) {
      for (const town of ["arkham", "kingsport"]) {
        test(`${town}, ${screen}, ${lang}: every label has its slot`, () => {
          expect(clashes(laid(town, frame, lang))).toEqual([]);
        });
      }
    }

    test(`Kingsport is seen as a whole where there is little height, ${lang}`, () => {
      const { drawing, ...rest } = laid("kingsport", TIGHT, lang);
      expect([drawing.width, drawing.height]).toEqual(TIGHT);
      expect(clashes({ drawing, ...rest })).toEqual([]);
    });

    test(`on a postcard no street touches another one, ${lang}`, () => {
      for (const [town, ...frame] of [
        ["arkham", 212, 385],
        ["arkham", 254, 515],
        ["kingsport", 212, 355],
      ] as const) {
        const { spots, step } = laid(town, frame, lang, true);
        const streets = spots.filter(({ place }) => place.kind === "street").map((spot) => bodyOf(spot, step));
        for (const [n, one] of streets.entries()) {
          for (const other of streets.slice(n + 1)) expect(overlap(one, other)).toBeLessThan(0);
        }
      }
    });

    test(`on a map no name has lines of more than fifteen letters, ${lang}`, () => {
      for (const town of ["arkham", "kingsport"]) {
        for (const { lines } of laid(town, FRAMES["1440x900"], lang).spots) {
          for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(15);
        }
      }
    });
  }

  test("the shape of the frame decides which drawing it is, and its size the step", () => {
    const drawn = (frame: readonly [number, number]) => {
      const { drawing } = laid("arkham", frame, "en");
      return `${drawing.wide ? "wide" : "tall"} ${drawing.rung}`;
    };
    expect(Object.values(FRAMES).map(drawn)).toEqual([
      "wide L",
      "wide M",
      "wide C",
      "wide C",
      "tall S",
      "wide C",
      "wide C",
    ]);
    expect(drawn([700, 1000])).toBe("tall S");
  });

  test("a town without wide positions has its tall drawing everywhere", () => {
    const places = view.places.filter(({ town }) => town === "arkham");
    expect(hasWide(places, () => undefined)).toBe(false);
    expect(drawingIn({ width: 1042, height: 588 }, places.length, false).wide).toBe(false);
  });

  test("a crowd stands at the inner side, a labelled at the outer side", () => {
    const { spots } = laid("arkham", FRAMES["1440x900"], "en");
    for (const { place, labelled, crowd } of spots) {
      if (place.kind === "location") expect(crowd, place.id).toBe(labelled === "up" ? "down" : "up");
    }
    const sides = (id: string) => spots.find(({ place }) => place.id === id)!;
    expect([sides("woods").labelled, sides("graveyard").labelled]).toEqual(["up", "down"]);
    expect([sides("uptown").crowd, sides("southside").crowd]).toEqual(["down", "up"]);
  });
});

test("a town in small names what is lit as long as it is little; where all is lit, names would cover it", () => {
  const small = drawingIn({ width: 210, height: 330 }, 14, false, true);
  expect(["inn", "school", "harbor"].filter(namedOn(small, ["inn", "school"]))).toEqual(["inn", "school"]);
  const all = ["inn", "school", "harbor", "hospital", "lighthouse"];
  expect(all.filter(namedOn(small, all))).toEqual([]);
  const near = drawingIn({ width: 932, height: 446 }, 14, true);
  expect(all.filter(namedOn(near, all))).toEqual(all);
});
