import { expect, test } from "vitest";

import type { OptionInfo } from "../protocol/types";
import { front, type Laid, onPages, strays } from "./front";

const LAID: Laid = {
  board: new Set(["woods", "library"]),
  own: new Set(["revolver", "lantern"]),
  case: new Set(["zombie"]),
};

const about = (...answers: string[][]) => ({
  kind: "walk",
  source: "",
  options: answers.map((pieces, n): OptionInfo => ({ id: `${n}`, verb: "", label: [], hint: [], pieces })),
});

test("the region that holds the most answers is in front", () => {
  expect(front(about(["woods"], ["library"], ["revolver"]), LAID)).toEqual({
    region: "board",
    page: "board",
    focus: ["woods", "library"],
  });
});

test("of equal regions the nearer one is in front: the case before my own cards, those before the map", () => {
  expect(front(about(["woods"], ["zombie"]), LAID)?.region).toBe("case");
  expect(front(about(["woods"], ["revolver"]), LAID)?.region).toBe("own");
});

test("what lies nowhere is offered in the case", () => {
  expect(front({ ...about(["tome"], ["knife"]), source: "revolver" }, LAID)?.region).toBe("case");
});

test("more than three that lie nowhere are offered over the board", () => {
  expect(front(about(["tome"], ["knife"], ["axe"]), LAID)?.region).toBe("case");
  expect(front(about(["tome"], ["knife"], ["axe"], ["food"]), LAID)?.region).toBe("board");
});

test("a game says how many of them its case has room for", () => {
  expect(front(about(["tome"], ["knife"], ["axe"]), LAID, {}, 2)?.region).toBe("board");
  expect(front(about(["tome"], ["knife"], ["axe"], ["food"]), LAID, {}, Infinity)?.region).toBe("case");
});

test("cards of mine are on the phone's page about me", () => {
  expect(front(about(["revolver"], ["lantern"]), LAID)?.page).toBe("me");
});

test("what asks comes before what answers, and breaks a tie", () => {
  const question = { ...about(["woods"], ["revolver"]), source: "library" };
  expect(front(question, LAID)).toEqual({ region: "board", page: "board", focus: ["library", "woods"] });
});

test("a kind of question may say where it belongs", () => {
  expect(front(about([]), LAID, { walk: "board" })?.region).toBe("board");
});

test("a question without pieces brings nothing to the front, and nobody is asked nothing", () => {
  expect(front(about([]), LAID)).toBeNull();
  expect(front(null, LAID)).toBeNull();
});

test("pieces that lie nowhere are strays, each once", () => {
  expect(strays(about(["woods"], ["tome"], ["tome", "knife"]), LAID)).toEqual(["tome", "knife"]);
});

test("a phone is told which pages hold what is asked about; what lies nowhere is on the page of the board", () => {
  expect(onPages(about(["woods"], ["revolver", "lantern"], ["tome"]), LAID)).toEqual({
    board: ["woods", "tome"],
    me: ["revolver", "lantern"],
    others: [],
  });
});
