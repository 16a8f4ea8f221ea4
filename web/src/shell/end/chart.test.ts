import { expect, test } from "vitest";

import { EDGE, highest, lineOf, nearest, plot } from "./chart";

const track = (slug: string, values: number[], limit: number | null = null) => ({ slug, name: slug, values, limit });
const DOOM = track("doom", [1, 4, 8, 9], 12);
const SEALS = track("seals", [0, 0, 1, 1], 6);
const HARM = track("harm", [0, 3, 11, 28]);
const FRAME = { width: 334, height: 130 };

test("the first round is at the left, the end at the right, and nought below", () => {
  const { x, y } = plot([DOOM, SEALS], 4, FRAME);
  expect(x).toEqual([EDGE.left, 124, 224, FRAME.width - EDGE.right]);
  expect(y(0)).toBe(FRAME.height - EDGE.bottom);
  expect(y(12)).toBe(EDGE.top);
  expect(plot([DOOM, SEALS], 4, { ...FRAME, height: 70 }).ticks).toEqual([0, 5, 10, 15]);
});

test("the limit that came nearest is on the chart, and what went beyond all limits as well", () => {
  expect(nearest([SEALS, DOOM, HARM])).toBe(DOOM);
  expect(nearest([HARM])).toBeNull();
  expect(highest([DOOM, SEALS])).toBe(12);
  expect(highest([DOOM, HARM])).toBe(28);
});

test("numbers at the left are few, and the greatest is not below any value", () => {
  for (const top of [1, 5, 12, 28, 60, 240]) {
    const { ticks } = plot([track("any", [0, top])], 2, FRAME);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(top);
    expect(ticks[0]).toBe(0);
  }
});

test("numbers of rounds keep apart, and the end has none", () => {
  const { labelled, x } = plot([track("any", Array(31).fill(1))], 31, FRAME);
  expect(labelled.length).toBeGreaterThan(5);
  expect(labelled).not.toContain(30);
  for (const [n, one] of labelled.slice(1).entries()) expect(x[one]! - x[labelled[n]!]!).toBeGreaterThanOrEqual(24);
});

test("a game of a single round, told before anything was drawn, is drawn all the same", () => {
  const drawn = plot([track("any", [0])], 1, { width: 0, height: 0 });
  expect(lineOf(track("any", [0]), drawn)).toBe(`M${EDGE.left} ${EDGE.top}`);
});

test("a line goes through every value", () => {
  expect(lineOf(DOOM, plot([DOOM], 4, FRAME)).match(/[ML]/g)).toEqual(["M", "L", "L", "L"]);
});
