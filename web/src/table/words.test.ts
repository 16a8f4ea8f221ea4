import { expect, test } from "vitest";

import { speak } from "./words";

const TOLD = {
  board: {
    doom: "Doom",
    doomOf: ["doom ", ["now"], " of ", ["most"]],
    places: [["n", { one: [["n"], " lieu"], other: [["n"], " lieux"] }, "other"], "."],
    found: [["n", { "0": "none", one: "one", other: [["n"]] }, "other"]],
    skills: { luck: "Luck", lore: "Lore" },
    needs: { lore: "lore", sanity: ["pay ", ["n"]] },
  },
} as const;

interface Words {
  board: {
    doom: string;
    doomOf: (args: object) => string;
    places: (args: object) => string;
    found: (args: object) => string;
    skills: Record<string, string>;
    needs: Record<string, (args: object) => string>;
  };
}

test("messages are filled in, and variants are chosen by the plurals of the language", () => {
  const { board } = speak(TOLD, "fr") as Words;
  expect(board.doom).toBe("Doom");
  expect(board.doomOf({ now: 3, most: 12 })).toBe("doom 3 of 12");
  expect([0, 1, 2].map((n) => board.places({ n }))).toEqual(["0 lieu.", "1 lieu.", "2 lieux."]);
  expect((speak(TOLD, "en") as Words).board.places({ n: 0 })).toBe("0 lieux.");
});

test("a variant for the very number comes before that of its plural", () => {
  const { found } = (speak(TOLD, "en") as Words).board;
  expect([0, 1, 5].map((n) => found({ n }))).toEqual(["none", "one", "5"]);
});

test("of a group in which one has arguments, all are functions", () => {
  const { skills, needs } = (speak(TOLD, "en") as Words).board;
  expect(skills.luck).toBe("Luck");
  expect([needs.lore?.({ n: 2 }), needs.sanity?.({ n: 2 })]).toEqual(["lore", "pay 2"]);
});
