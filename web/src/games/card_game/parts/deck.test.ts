import { expect, test } from "vitest";

import type { Piece } from "../../../protocol/types";
import {
  belongings,
  copiesOfTitle,
  experienceOf,
  groupsOf,
  newDeck,
  readList,
  sizeOf,
  withCopies,
  withoutUnknown,
  writeList,
} from "./deck";

function aCard(slug: string, kind: string, facts: object, name = slug): Piece {
  const usual = { kind, level: 0, cost: 1, deck_limit: 2, weakness: "", required: [], starter: {} };
  return { slug, kind, name, title: "", lines: [], facts: { ...usual, ...facts } };
}

const CARDS = {
  roland: aCard("roland", "investigator", {
    code: "01001",
    codes: ["01001", "01501"],
    required: ["special", "cover_up"],
    starter: { special: 1, cover_up: 1, machete: 2 },
  }),
  special: aCard("special", "asset", { code: "01006", codes: ["01006"], deck_limit: 0 }),
  cover_up: aCard("cover_up", "treachery", { code: "01007", codes: ["01007"], weakness: "signature", deck_limit: 0 }),
  machete: aCard("machete", "asset", { code: "01020", codes: ["01020", "01520"], cost: 3 }),
  cop: aCard("cop", "asset", { code: "01018", codes: ["01018"], cost: 4 }, "Beat Cop"),
  cop_2: aCard("cop_2", "asset", { code: "01028", codes: ["01028"], level: 2 }, "Beat Cop"),
  guts: aCard("guts", "skill", { code: "01089", codes: ["01089"], cost: null }),
  haunted: aCard("haunted", "treachery", { code: "01098", codes: ["01098"], weakness: "basic", deck_limit: 0 }),
};

const LIST = { name: "Mine", investigator_code: "01001", slots: { "01006": 1, "01520": 2, "01000": 1, "09999": 3 } };

test("a deck list is read, whatever edition its numbers are of", () => {
  const deck = readList(JSON.stringify(LIST), CARDS);
  expect(deck).toEqual({
    name: "Mine",
    investigator: "roland",
    cards: { special: 1, machete: 2 },
    random: 1,
    unknown: { "09999": 3 },
  });
});

test("a deck list is written as others read it, with what is unknown", () => {
  const deck = readList(JSON.stringify(LIST), CARDS)!;
  expect(JSON.parse(writeList(deck, CARDS))).toEqual({
    name: "Mine",
    investigator_code: "01001",
    slots: { "01000": 1, "01006": 1, "01020": 2, "09999": 3 },
  });
  expect(readList(writeList(deck, CARDS), CARDS)).toEqual(deck);
});

test("what is no deck list is none", () => {
  const bad = [
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    '{"investigator_code": 1001, "slots": {}}',
    '{"investigator_code": "01001"}',
    '{"investigator_code": "01001", "slots": {"01020": "two"}}',
    '{"investigator_code": "01001", "slots": {"01020": 99}}',
    '{"investigator_code": "01001", "slots": {"01020": -1}}',
    '{"investigator_code": "01020", "slots": {}}',
    '{"investigator_code": "77777", "slots": {}}',
  ];
  for (const text of bad) expect(readList(text, CARDS), text).toBeNull();
});

test("no copies of a card are none", () => {
  expect(readList('{"investigator_code": "01001", "slots": {"01020": 0, "09999": 0}}', CARDS)).toMatchObject({
    cards: {},
    unknown: {},
  });
});

test("a list without a name is named after its investigator", () => {
  expect(readList('{"investigator_code": "01501", "slots": {}}', CARDS)?.name).toBe("roland");
});

test("a new deck has what every deck of its investigator has", () => {
  expect(newDeck("roland", CARDS, true, "x").cards).toEqual({ special: 1, cover_up: 1, machete: 2 });
  expect(newDeck("roland", CARDS, false, "x").cards).toEqual({ special: 1, cover_up: 1 });
  expect(newDeck("roland", CARDS, false, "x").random).toBe(1);
});

test("signature cards and weaknesses do not count; a missing one is shown all the same", () => {
  let deck = newDeck("roland", CARDS, true, "x");
  deck = withCopies(withCopies(deck, "haunted", 1), "special", 0);
  expect(sizeOf(deck, CARDS)).toBe(2);
  expect(belongings(deck, CARDS)).toEqual([
    ["special", 0],
    ["cover_up", 1],
    ["haunted", 1],
  ]);
});

test("copies of a title count together, and levels cost experience", () => {
  let deck = newDeck("roland", CARDS, false, "x");
  deck = withCopies(withCopies(deck, "cop", 1), "cop_2", 1);
  expect(copiesOfTitle(deck, "cop", CARDS)).toBe(2);
  expect(experienceOf(deck, CARDS)).toBe(2);
});

test("cards are listed by sort and price", () => {
  let deck = newDeck("roland", CARDS, true, "x");
  deck = withCopies(withCopies(deck, "guts", 2), "cop_2", 1);
  expect(groupsOf(deck, CARDS)).toEqual([
    {
      kind: "asset",
      cards: [
        ["cop_2", 1],
        ["machete", 2],
      ],
    },
    { kind: "skill", cards: [["guts", 2]] },
  ]);
});

test("what the box does not have can be taken out", () => {
  expect(withoutUnknown(readList(JSON.stringify(LIST), CARDS)!, "09999").unknown).toEqual({});
});
