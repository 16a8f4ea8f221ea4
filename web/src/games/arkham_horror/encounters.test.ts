// What happens somewhere is seen where it happens, whatever other places its card tells of.
import { expect, test } from "vitest";

import type { Pictured } from "../../kit/picture/album";
import { SampleDesk } from "../../kit/samples";
import { aLine } from "../../protocol/samples";
import type { Piece, Scene } from "../../protocol/types";
import COMPONENTS from "../components.json";
import { picturedBy } from "./parts/happened";
import { KINDS } from "./pictures/kinds";
import stage from "./stage";

const FOUND = COMPONENTS.arkham_horror as unknown as (Pictured & { facts: { entries?: string[] } })[];
const WORLDS = FOUND.filter(({ kind }) => kind === "other_world").map(({ slug }) => slug);

/** A desk on which a card is read at a place. */
function reading(card: string, at: string): SampleDesk {
  const pieces = FOUND.map((one) => [one.slug, { ...one, facts: { ...one.facts, kind: "encounters" } }]);
  const view = { combat: null, mythos: "", encounter: { seat: 0, card, at }, seats: [], checks: [], monsters: [] };
  const scene = { view, question: null } as unknown as Scene;
  const desk = new SampleDesk(scene, Object.fromEntries(pieces) as Record<string, Piece>);
  desk.words = { board: { meaning: {} } };
  return desk;
}

/** Where a picture is set. */
function setting(slug: string): string {
  const component = FOUND.find((one) => one.slug === slug)!;
  return KINDS[component.kind]?.of?.(component) ?? slug;
}

test.each([
  ["EncounterDrawn", "place", /location_card$/, (entries: string[]) => entries],
  ["OtherWorldEncounter", "world", /^gate_card$/, () => WORLDS],
])("%s: the place of the picture is the place of the encounter", (kind, field, cards, placesOf) => {
  const met = FOUND.filter((one) => cards.test(one.kind)).flatMap(({ slug, facts }) =>
    facts.entries ? placesOf(facts.entries).map((at) => ({ card: slug, at })) : [],
  );
  expect(met.length).toBeGreaterThan(450);
  const desk = reading("", "");
  for (const { card, at } of met) {
    const told = stage.read(desk, { ...aLine(1), kind, data: { who: "amanda_sharpe", [field]: at, card } });
    expect(setting(told?.shows ?? ""), `${card} at ${at}`).toBe(at);
  }
});

test("above the card that is read the encounter is seen, and the world of a gate card", () => {
  expect(stage.pictured(reading("uptown_3", "woods"))).toBe("uptown_3:woods");
  expect(stage.pictured(reading("kingsport_head_5", "strange_high_house"))).toBe("kingsport_head_5:strange_high_house");
  expect(stage.pictured(reading("blue_1", "abyss"))).toBe("blue_1");
  expect(stage.pictured(reading("blue_1", "yuggoth"))).toBe("yuggoth");
  expect(picturedBy(reading("", ""), { card: "blue_1", at: "" })).toBe("blue_1");
});
