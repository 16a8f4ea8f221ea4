import { beforeEach, expect, test, vi } from "vitest";

import { GAP, LAG, Pace } from "./pace";

let shown: { item: number; at: number }[];
let pace: Pace<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace((item) => shown.push({ item, at: performance.now() }));
});

const items = () => shown.map(({ item }) => item);

test("a scene after a quiet time is shown at once", () => {
  pace.push(1);
  expect(items()).toEqual([1]);
});

test("quick scenes are shown in order, one after another", () => {
  [1, 2, 3].forEach((item) => pace.push(item));
  expect(items()).toEqual([1]);
  vi.advanceTimersByTime(GAP);
  expect(items()).toEqual([1, 2]);
  vi.advanceTimersByTime(GAP);
  expect(items()).toEqual([1, 2, 3]);
});

test("however many come at once, the last is shown in time", () => {
  for (let item = 0; item < 40; item++) pace.push(item);
  vi.advanceTimersByTime(LAG + 50);
  expect(items()).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test("a stream that is faster than the eye never lags far behind", () => {
  const pushed: number[] = [];
  for (let item = 0; item < 100; item++) {
    pushed.push(performance.now());
    pace.push(item);
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(2 * LAG);
  const lags = shown.map(({ item, at }) => at - (pushed[item] ?? 0));
  expect(items()).toHaveLength(100);
  expect(Math.max(...lags)).toBeLessThanOrEqual(LAG + 50);
});

test("what waits can be skipped to the last, or forgotten", () => {
  [1, 2, 3].forEach((item) => pace.push(item));
  pace.flush();
  expect(items()).toEqual([1, 3]);
  pace.push(4);
  pace.clear();
  vi.advanceTimersByTime(LAG);
  expect(items()).toEqual([1, 3]);
});

test("while drawing takes too long, what is late is skipped, the last never", () => {
  const clock = performance.now.bind(performance);
  let drawing = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock() + drawing);
  pace = new Pace((item) => {
    if (item > 0) drawing += 300;
    shown.push({ item, at: performance.now() });
  });
  for (let item = 0; item < 40; item++) pace.push(item);
  vi.advanceTimersByTime(2 * LAG);
  vi.restoreAllMocks();
  expect(items().length).toBeLessThan(20);
  expect(items().at(-1)).toBe(39);
});
