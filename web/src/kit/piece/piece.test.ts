import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aQuestion, anOption, aScene } from "../../protocol/samples";
import type { Piece } from "../../protocol/types";
import { lay, SampleDesk } from "../samples";
import Shelf from "../samples/Shelf.svelte";

let desk: SampleDesk;
let board: HTMLElement;
let clear: () => void;

beforeEach(() => {
  desk = new SampleDesk(aScene({ question: null }), {
    shelf: words("shelf", "The shelf"),
    book: words("book", "The book"),
  });
  ({ board, clear } = lay(Shelf, desk));
});

afterEach(() => {
  clear();
  vi.useRealTimers();
});

function words(slug: string, name: string): Piece {
  return { slug, kind: "thing", name, title: "", lines: [], facts: {} };
}

function ask(...options: [string, ...string[]][]): void {
  desk.scene = aScene({ question: aQuestion({ options: options.map(([id, ...pieces]) => anOption(id, pieces)) }) });
  flushSync();
}

function piece(id: string): HTMLElement {
  return board.querySelector<HTMLElement>(`[data-piece="${id}"]`)!;
}

function click(id: string, detail = 1): void {
  piece(id).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
}

test("a piece lights up when an option concerns it, and only then", () => {
  expect(piece("book").hasAttribute("data-lit")).toBe(false);
  ask(["read", "book"]);
  expect(piece("book").hasAttribute("data-lit")).toBe(true);
  expect(piece("shelf").hasAttribute("data-lit")).toBe(false);
});

test("its label says what can be done with it", () => {
  ask(["read", "book"], ["dust off", "shelf"]);
  expect(piece("book").getAttribute("aria-label")).toBe("The book, read");
  expect(board.querySelector("[data-handle]")?.getAttribute("aria-label")).toBe("The shelf, dusty, dust off");
});

test("the innermost piece is pressed", () => {
  click("book");
  click("shelf");
  expect(desk.pressed).toEqual(["book", "shelf"]);
});

test("what can be played is played, wherever on it one clicks", () => {
  ask(["dust off", "shelf"]);
  click("book");
  expect(desk.pressed).toEqual(["shelf"]);
});

test("the keyboard means exactly the piece that it is on", () => {
  ask(["dust off", "shelf"]);
  click("book", 0);
  expect(desk.pressed).toEqual(["book"]);
});

test("a double click plays once", () => {
  ask(["read", "book"]);
  click("book", 1);
  click("book", 2);
  expect(desk.pressed).toEqual(["book"]);
});

test("a piece without options and without words does nothing, and what it lies on is meant", () => {
  expect(piece("dust").tabIndex).toBe(-1);
  click("dust");
  expect(desk.pressed).toEqual(["shelf"]);
});

test("the other button reads the piece that is pointed at", () => {
  ask(["dust off", "shelf"]);
  const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  piece("book").dispatchEvent(event);
  expect(desk.inspected).toEqual(["book"]);
  expect(event.defaultPrevented).toBe(true);
});

test("a long touch reads and does not play", () => {
  vi.useFakeTimers();
  ask(["read", "book"]);
  piece("book").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  vi.advanceTimersByTime(600);
  piece("book").dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
  click("book");
  expect(desk.inspected).toEqual(["book"]);
  expect(desk.pressed).toEqual([]);
});

test("a short touch plays", () => {
  vi.useFakeTimers();
  ask(["read", "book"]);
  piece("book").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  piece("book").dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
  vi.advanceTimersByTime(600);
  click("book");
  expect(desk.inspected).toEqual([]);
  expect(desk.pressed).toEqual(["book"]);
});

test("a piece that is pointed at or focused glows", () => {
  piece("book").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  flushSync();
  expect(piece("book").hasAttribute("data-glows")).toBe(true);
  piece("book").dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
  flushSync();
  expect(piece("book").hasAttribute("data-glows")).toBe(false);
  piece("book").focus();
  expect(desk.pointed).toBe("book");
});

test("where several options are taken together, pieces are pressed like buttons that stay down", () => {
  desk.scene = aScene({ question: aQuestion({ least: 0, most: 2, options: [anOption("read", ["book"])] }) });
  desk.marks = ["book"];
  flushSync();
  expect(piece("book").getAttribute("aria-pressed")).toBe("true");
  expect(piece("book").hasAttribute("data-marked")).toBe(true);
});
