import { expect, test } from "vitest";

import { lanesOf, type MarkInfo } from "./lanes";
import { deedsOf, often, writtenOf } from "./telling";

const rounds = [1, 2, 3, 3].map((number, n) => ({ number, move: n * 10, end: n === 3 }));
const mark = (seat: number | null, round: number, number: number, kind: string, importance = 3): MarkInfo => ({
  seat,
  round,
  number,
  move: number,
  kind,
  importance,
  piece: "",
  words: [],
});
const known = (kind: string) => kind !== "Drawn";
const kinds = (cells: readonly (readonly MarkInfo[])[]) => cells.map((cell) => cell.map(({ kind }) => kind));

test("a lane for each seat, a cell for each round, and what is not marked is left out", () => {
  const marks = [mark(0, 0, 1, "Won"), mark(1, 2, 9, "Sealed"), mark(0, 1, 4, "Drawn")];
  const lanes = lanesOf({ rounds, marks, people: ["joe", "mandy"] }, known, 3);
  expect(lanes.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(lanes.map(({ cells }) => kinds(cells))).toEqual([
    [["Won"], [], []],
    [[], [], ["Sealed"]],
  ]);
});

test("what happened to all has the last lane, where anything did", () => {
  const lanes = lanesOf({ rounds, marks: [mark(null, 0, 2, "Awoke", 4)], people: ["joe"] }, known, 3);
  expect(lanes.map(({ seat }) => seat)).toEqual([0, null]);
});

test("the end belongs to the last round", () => {
  const [lane] = lanesOf({ rounds, marks: [mark(0, 3, 30, "Devoured", 4)], people: ["joe"] }, known, 3);
  expect(kinds(lane!.cells)).toEqual([[], [], ["Devoured"]]);
});

test("where there is little room, what matters most stays, once, in its order", () => {
  const marks = [mark(0, 0, 1, "Won"), mark(0, 0, 2, "Won"), mark(0, 0, 3, "Blessed"), mark(0, 0, 4, "Devoured", 4)];
  const cellsFor = (most: number) => kinds(lanesOf({ rounds, marks, people: ["joe"] }, known, most)[0]!.cells)[0];
  expect(cellsFor(4)).toEqual(["Won", "Blessed", "Devoured"]);
  expect(cellsFor(2)).toEqual(["Won", "Devoured"]);
  expect(cellsFor(1)).toEqual(["Devoured"]);
});

test("how often bots win is said in few", () => {
  expect(often(23, 60)).toEqual([2, 5]);
  expect(often(4, 20)).toEqual([1, 5]);
  expect(often(30, 60)).toEqual([1, 2]);
  expect(often(6, 60)).toEqual([1, 10]);
  expect(often(0, 60)[0]).toBe(0);
});

test("nobody is best where all are, nor at what is a harm, and what nobody did is not told", () => {
  const deed = (slug: string, counts: number[], harm = false) => ({ slug, name: slug, harm, counts });
  const told = deedsOf({
    deeds: [deed("seals", [0, 2]), deed("lost", [1, 3], true), deed("ties", [2, 2]), deed("none", [0, 0])],
  });
  expect(told.map(({ slug, best }) => [slug, best])).toEqual([
    ["seals", [false, true]],
    ["lost", [false, false]],
    ["ties", [false, false]],
  ]);
});

test("the verdict is not written twice", () => {
  const words = (text: string) => [{ words: text, piece: "" }];
  const scene = {
    ending: { winners: [0], words: "It sleeps." },
    chronicle: [
      { title: words("The end"), lines: [words("It sleeps."), words("Eleven points.")] },
      { title: words("Joe"), lines: [words("Two scars.")] },
    ],
  } as unknown as Parameters<typeof writtenOf>[0];
  expect(writtenOf(scene)).toEqual({ epilogue: [words("Eleven points.")], chapters: [scene.chronicle[1]] });
});
