import { expect, test } from "vitest";

import { centred, holds, mostIn, settle, showing, whole, zoomed } from "./view";

const town = { width: 800, height: 1000 };
const frame = { width: 400, height: 600 };

test("all of a drawing stands in the middle of its frame", () => {
  expect(whole(town, frame)).toEqual({ zoom: 1, x: 0, y: 50 });
});

test("what is under the finger stays there when one comes nearer", () => {
  const near = zoomed(whole(town, frame), 2, { x: 100, y: 300 }, town, frame);
  expect(near).toEqual({ zoom: 2, x: -100, y: -200 });
});

test("nobody comes nearer than the most, nor farther than all of it", () => {
  expect(zoomed(whole(town, frame), 100, { x: 0, y: 0 }, town, frame).zoom).toBe(mostIn(town, frame));
  expect(zoomed(whole(town, frame), 0.1, { x: 0, y: 0 }, town, frame)).toEqual(whole(town, frame));
});

test("the edge of a drawing is never drawn into its frame", () => {
  expect(settle({ zoom: 2, x: 70, y: -9999 }, town, frame)).toEqual({ zoom: 2, x: 0, y: -400 });
});

test("a point is brought to the middle", () => {
  expect(centred({ zoom: 2, x: 0, y: 0 }, { x: 400, y: 500 }, town, frame)).toEqual({ zoom: 2, x: -200, y: -200 });
});

test("of two boards side by side one is shown as large as the frame allows", () => {
  const both = { width: 1600, height: 1000 };
  const board = { id: "other", name: "Other town", x: 800, y: 0, ...town };
  expect(showing(board, both, frame)).toEqual({ zoom: 2, x: -400, y: 50 });
  expect([holds(board, { x: 900, y: 10 }), holds(board, { x: 700, y: 10 })]).toEqual([true, false]);
});
