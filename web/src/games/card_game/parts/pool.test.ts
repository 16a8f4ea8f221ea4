import { expect, test } from "vitest";

import type { Piece } from "../../../protocol/types";
import { choicesIn, OPEN_SIEVE, plain, sift } from "./pool";

const WEAPON = { traits: ["Weapon"], trait_words: [{ en: "Weapon", fr: "Arme" }] };

function aCard(slug: string, name: string, facts: object, lines: string[] = []): Piece {
  const usual = { kind: "asset", faction: "neutral", level: 0, cost: null, icons: {}, traits: [], trait_words: [] };
  const kind = (facts as { kind?: string }).kind ?? "asset";
  return { slug, kind, name, title: "", lines, facts: { ...usual, ...facts } };
}

const CARDS = {
  eclaireur: aCard("eclaireur", "Éclaireur d'Œuvre", { faction: "seeker", cost: 2 }, ["Découvrez 1 indice."]),
  machete: aCard("machete", "Machette", { faction: "guardian", cost: 3, icons: { combat: 1 }, ...WEAPON }),
  shotgun: aCard("shotgun", "Fusil", { faction: "guardian", level: 4, cost: 5, ...WEAPON }),
  guts: aCard("guts", "Cran", { kind: "skill", icons: { willpower: 2 } }),
};
const ALL = Object.keys(CARDS);

test("words are compared without accents, capitals and ligatures", () => {
  expect(plain("L’ŒUVRE  Éthérée")).toBe("l'oeuvre etheree");
  expect(plain("“Wolf-Man” Drew")).toBe(plain('"wolf-man" drew'));
  expect(plain("\u22122 shroud")).toBe("-2 shroud");
  expect(sift(ALL, CARDS, { ...OPEN_SIEVE, query: "eclaireur oeuvre" })).toEqual(["eclaireur"]);
  expect(sift(ALL, CARDS, { ...OPEN_SIEVE, query: "DECOUVREZ" })).toEqual(["eclaireur"]);
  expect(sift(ALL, CARDS, { ...OPEN_SIEVE, query: "fusil cran" })).toEqual([]);
});

test("cards come by class, level and name", () => {
  expect(sift(ALL, CARDS, OPEN_SIEVE)).toEqual(["machete", "shotgun", "eclaireur", "guts"]);
});

test("an investigator's own class comes first, then the others, at last what is of no class", () => {
  const cards = {
    ...CARDS,
    daisy: aCard("daisy", "Daisy", { kind: "investigator", faction: "seeker" }),
    skids: aCard("skids", "Skids", { kind: "investigator", faction: "rogue" }),
  };
  expect(sift(ALL, cards, OPEN_SIEVE, "daisy")).toEqual(["eclaireur", "machete", "shotgun", "guts"]);
  expect(sift(ALL, cards, OPEN_SIEVE, "skids")).toEqual(["machete", "shotgun", "eclaireur", "guts"]);
  expect(choicesIn(ALL, cards, "en", "daisy").factions).toEqual(["seeker", "guardian", "neutral"]);
});

test("every sieve lets through what it names", () => {
  const found = (sieve: object): string[] => sift(ALL, CARDS, { ...OPEN_SIEVE, ...sieve });
  expect(found({ faction: "guardian" })).toEqual(["machete", "shotgun"]);
  expect(found({ kind: "skill" })).toEqual(["guts"]);
  expect(found({ level: "4" })).toEqual(["shotgun"]);
  expect(found({ cost: "3" })).toEqual(["machete"]);
  expect(found({ cost: "4" })).toEqual(["shotgun"]);
  expect(found({ icon: "willpower" })).toEqual(["guts"]);
  expect(found({ trait: "Weapon", level: "0" })).toEqual(["machete"]);
});

test("only what some card has can be sieved, in the reader's words", () => {
  const choices = choicesIn(ALL, CARDS, "fr");
  expect(choices.factions).toEqual(["guardian", "seeker", "neutral"]);
  expect(choices.kinds).toEqual(["asset", "skill"]);
  expect(choices.levels).toEqual(["0", "4"]);
  expect(choices.costs).toEqual(["2", "3", "4"]);
  expect(choices.icons).toEqual(["willpower", "combat"]);
  expect(choices.traits).toEqual([["Weapon", "Arme"]]);
});
