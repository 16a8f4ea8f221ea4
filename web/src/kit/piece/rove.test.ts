import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { aScene } from "../../protocol/samples";
import { lay, SampleDesk } from "../samples";
import Square from "../samples/Square.svelte";
import { nearest } from "./rove.svelte";

let board: HTMLElement;
let clear: () => void;

beforeEach(async () => {
  ({ board, clear } = lay(Square, new SampleDesk(aScene({ question: null }))));
  await tick();
  flushSync();
});

afterEach(() => clear());

function handle(place: string): HTMLElement {
  return board.querySelector<HTMLElement>(`[data-piece="${place}"] [data-handle]`)!;
}

function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

test("the tabulator stops at one of them, where one is", () => {
  const stops = [...board.querySelectorAll<HTMLElement>("[data-handle]")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([handle("south")]);
});

test("the arrow keys go on, and the tabulator comes back to where they led", () => {
  handle("south").focus();
  press("ArrowUp");
  expect(document.activeElement).toBe(handle("north"));
  expect([handle("north").tabIndex, handle("south").tabIndex]).toEqual([0, -1]);
  press("ArrowRight");
  expect(document.activeElement).toBe(handle("east"));
});

test("at the edge nothing happens", () => {
  handle("north").focus();
  press("ArrowUp");
  expect(document.activeElement).toBe(handle("north"));
});

test("what lies straight ahead is nearer than what lies aside", () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 6, y: 9 },
  ];
  expect(nearest("ArrowRight", { x: 0, y: 0 }, spots)).toBe(spots[0]);
});
