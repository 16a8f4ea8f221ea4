import { expect, test } from "vitest";

import { around, bringing, centred, holds, mostIn, settle, showing, wanting, whole, zoomed } from "./view";

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

test("whatever is lit comes into the frame, smaller if there is no other way", () => {
  const map = { width: 360, height: 420 };
  const screen = { width: 360, height: 200 };
  const places = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => ({ x: column * 120 + 4, y: row * 140 + 4, width: 112, height: 132 })),
  );
  const begun = { zoom: 1, x: 0, y: 0 };
  for (let lit = 1; lit < 1 << places.length; lit++) {
    const some = places.filter((_, n) => lit & (1 << n));
    const { zoom, x, y } = bringing(wanting(some, places[0]!, screen)!, begun, map, screen);
    for (const place of some) {
      expect(x + place.x * zoom).toBeGreaterThan(-1e-6);
      expect(y + place.y * zoom).toBeGreaterThan(-1e-6);
      expect(x + (place.x + place.width) * zoom).toBeLessThan(screen.width + 1e-6);
      expect(y + (place.y + place.height) * zoom).toBeLessThan(screen.height + 1e-6);
    }
    if (around(some)!.height <= screen.height) expect(zoom).toBe(1);
  }
});

test("what is brought into sight is never so small that it cannot be read", () => {
  const [map, screen] = [
    { width: 336, height: 300 },
    { width: 360, height: 100 },
  ];
  const sight = bringing({ x: 0, y: 0, width: 336, height: 300 }, { zoom: 1, x: 0, y: 0 }, map, screen, 0.94);
  expect(sight.zoom).toBe(0.94);
});

test("where one stands is shown beside what is lit, if there is room for both", () => {
  const screen = { width: 300, height: 300 };
  const lit = { x: 0, y: 0, width: 100, height: 100 };
  const near = { x: 0, y: 150, width: 100, height: 100 };
  expect(wanting([lit], near, screen)).toEqual({ x: 0, y: 0, width: 100, height: 250 });
  expect(wanting([lit], { ...near, y: 400 }, screen)).toEqual(lit);
  expect(wanting([], near, screen)).toEqual(near);
});
