import { expect, test } from "vitest";

import type { Piece } from "../../../protocol/types";
import { headOf, piecesIn, shapeOf, titleOf, toldOf } from "./value";

const woods: Piece = { slug: "woods", kind: "place", name: "Woods", title: "", lines: [], facts: {} };
const pieces = { woods };

test.each([
  [null, "nothing"],
  [[], "nothing"],
  ["woods", "piece"],
  ["woods#2", "piece"],
  ["sea", "plain"],
  [7, "plain"],
  [false, "plain"],
  [["woods", 3], "row"],
  [[{ at: "woods" }], "list"],
  [{ at: "woods" }, "card"],
] as const)("%j is drawn as %s", (value, shape) => expect(shapeOf(value, pieces)).toBe(shape));

test("pieces are found however deep they lie", () => {
  expect([...piecesIn({ a: [{ b: "woods#2" }, "sea"], c: "woods" }, pieces)]).toEqual(["woods#2", "woods"]);
});

test("what is empty is not told", () => {
  expect(toldOf({ at: "woods", monsters: [], lock: "", done: false }, pieces).map(([key]) => key)).toEqual([
    "at",
    "done",
  ]);
});

test("a card is headed by the piece that it is about", () => {
  expect(headOf({ at: "woods", card: "woods#2" }, pieces)).toBe("woods#2");
  expect(headOf({ at: "woods" }, pieces)).toBe("");
});

test("a key is read as words", () => {
  expect(titleOf("doom_track")).toBe("Doom track");
});
