import { expect, test } from "vitest";

import { aLine, aScene } from "../protocol/samples";
import { Logbook } from "./logbook.svelte";

const numbers = (log: Logbook) => log.lines.map((line) => line.number);

function told(...lines: number[]) {
  return aScene({ log: lines.map((number) => aLine(number)) });
}

test("lines that come twice are kept once", () => {
  const log = new Logbook();
  log.merge(told(0, 1));
  log.merge(told(1, 2));
  expect(numbers(log)).toEqual([0, 1, 2]);
  expect(log.length).toBe(3);
});

test("lines that are private to others leave holes, not gaps", () => {
  const log = new Logbook();
  log.merge(told(0, 1));
  log.merge(told(5));
  expect(numbers(log)).toEqual([0, 1, 5]);
});

test("after a long absence the log begins with what came, and the rest can be fetched", () => {
  const log = new Logbook();
  log.merge(told(0, 1));
  log.merge(told(...Array.from({ length: 200 }, (_, n) => 300 + n)));
  expect(numbers(log)[0]).toBe(300);
  expect(log.more).toBe(true);
  log.prepend(0, [aLine(298), aLine(299), aLine(300)]);
  expect(numbers(log).slice(0, 3)).toEqual([298, 299, 300]);
});

test("another timeline replaces the log", () => {
  const log = new Logbook();
  log.merge(told(0, 1, 2));
  log.merge(aScene({ timeline: 1, log: [aLine(0), aLine(1)] }));
  expect(numbers(log)).toEqual([0, 1]);
  expect(log.timeline).toBe(1);
});

test("told anew, the log asks for everything and shows the old lines until it comes", () => {
  const log = new Logbook();
  log.merge(told(0, 1, 2));
  log.forget();
  expect(log.length).toBe(0);
  expect(numbers(log)).toEqual([0, 1, 2]);
  log.merge(told(1, 2, 3));
  expect(numbers(log)).toEqual([1, 2, 3]);
});

test("news is what came between two scenes, though later lines are known already", () => {
  const log = new Logbook();
  log.merge(told(0, 1, 2, 3, 4));
  expect(log.between(2, 4).map((line) => line.number)).toEqual([2, 3]);
});
