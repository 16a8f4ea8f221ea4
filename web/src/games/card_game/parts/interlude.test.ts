import { expect, test } from "vitest";

import { anOption } from "../../../protocol/samples";
import type { CardGameView } from "../facts";
import { chaptersOf, costOf, deckOf, offersIn, otherOptions } from "./interlude";

const OPTIONS = [
  anOption("upgrade:cop_2", ["cop_2", "cop"]),
  anOption("buy:cop_2", ["cop_2"]),
  anOption("buy:shotgun", ["shotgun"]),
  anOption("sit_out"),
  anOption("done"),
];

const VIEW = {
  seat: 1,
  dossiers: [
    { seat: 0, slug: "roland", cards: null },
    { seat: 1, slug: "wendy", cards: ["cop", "guts", "guts"] },
  ],
} as unknown as CardGameView;

test("what can be done with a card is found by the card", () => {
  const offers = offersIn(OPTIONS);
  expect([...offers.keys()]).toEqual(["cop_2", "shotgun"]);
  expect(offers.get("cop_2")!.map(({ verb }) => verb)).toEqual(["upgrade", "buy"]);
  expect(otherOptions(OPTIONS).map(({ id }) => id)).toEqual(["sit_out", "done"]);
});

test("the deck is the visitor's own", () => {
  expect([...deckOf(VIEW)]).toEqual([
    ["cop", 1],
    ["guts", 2],
  ]);
  expect(deckOf({ ...VIEW, seat: 0 }).size).toBe(0);
  expect(deckOf({ ...VIEW, seat: null }).size).toBe(0);
});

test("investigators are told by their dossiers, scenarios by the chronicle", () => {
  const chapter = (words: string, piece: string) => ({
    title: [{ words, piece }],
    lines: [
      [
        { words: "It ", piece: "" },
        { words: "ended.", piece: "" },
      ],
    ],
  });
  const told = chaptersOf([chapter("The Gathering", "the_gathering"), chapter("Wendy", "wendy")], VIEW);
  expect(told).toEqual([{ title: "The Gathering", lines: ["It ended."] }]);
});

test("a price is what the hint says", () => {
  expect(costOf({ ...anOption("buy:x"), hint: [{ words: "3 experience", piece: "" }] })).toBe("3 experience");
});
