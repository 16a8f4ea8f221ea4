import { expect, test } from "vitest";

import { place } from "./place";

const bubble = { left: 0, top: 0, width: 100, height: 50 };

function about(left: number, top: number) {
  return { left, top, width: 20, height: 20 };
}

test("a bubble stands above what it speaks of, in the middle", () => {
  expect(place(about(200, 300), bubble, 800, 600)).toEqual({ left: 160, top: 242 });
});

test("without room above it stands below", () => {
  expect(place(about(200, 20), bubble, 800, 600)).toEqual({ left: 160, top: 48 });
});

test("it never leaves the window", () => {
  expect(place(about(0, 300), bubble, 800, 600).left).toBe(8);
  expect(place(about(790, 300), bubble, 800, 600).left).toBe(692);
  expect(place(about(0, 20), bubble, 800, 60).top).toBe(8);
});
