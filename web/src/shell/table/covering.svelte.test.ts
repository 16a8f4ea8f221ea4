import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aQuestion, aScene, anOption, aSeat } from "../../protocol/samples";
import type { CoverInfo, Scene } from "../../protocol/types";
import { Table } from "../../table/table.svelte";
import { settings } from "../../visitor/settings.svelte";
import { Cover } from "./covering.svelte";

const INFO: CoverInfo = {
  version: 1,
  whole: "",
  story: [],
  begun: false,
  picture: "",
  piece: "",
  name: "",
  title: "",
  good_at: [],
  ability: [],
  at: [],
  against: "",
  against_name: "",
  threat: [],
  goals: [],
  first: [],
};

/** A table where a seat is asked: of two, both of the visitor. */
function asking(seat: number, moves = 0, scene: Partial<Scene> = {}): Scene {
  const question = aQuestion({ seat, options: [anOption("go")] });
  const seats = [aSeat(0, { yours: true }), aSeat(1, { yours: true })];
  return aScene({ id: "t", seat, seats, moves, at: moves, version: moves + 1, question, ...scene });
}

let asked: (string | null)[] = [];
let answer: Partial<CoverInfo> | null = {};
let slowly = 0;
let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  settings.change({ cover: true });
  [asked, answer, slowly] = [[], {}, 0];
  vi.stubGlobal("fetch", async (path: string) => {
    const url = new URL(path, "http://x");
    if (!url.pathname.endsWith("/cover")) return new Response("{}");
    asked.push(url.searchParams.get("seat"));
    await new Promise((then) => setTimeout(then, slowly));
    return answer === null ? new Response("", { status: 503 }) : new Response(JSON.stringify({ ...INFO, ...answer }));
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** A cover that follows a table. */
function sitDown(scene: Scene): { table: Table; cover: Cover } {
  const table = new Table("t");
  const cover = new Cover(table);
  stop = $effect.root(() => {
    $effect(() => cover.follow());
  });
  table.scene = scene;
  flushSync();
  return { table, cover };
}

/** The cover has come, or has had time to. */
async function comes(cover: Cover): Promise<boolean> {
  await vi.waitFor(() => expect(cover.open).not.toBeNull(), { timeout: 4000 }).catch(() => undefined);
  return cover.open !== null;
}

test("a cover lies open before the first question of a seat, and no more once it has begun", async () => {
  const { cover } = sitDown(asking(0));
  expect(await comes(cover)).toBe(true);
  expect(cover.again).toBe(false);
  cover.close();
  expect(cover.open).toBeNull();
  stop();

  const later = sitDown(asking(0, 4));
  await new Promise((then) => setTimeout(then, 50));
  expect(later.cover.open).toBeNull();
  expect(asked).toEqual(["0"]);
});

test("each seat of a screen has its own", async () => {
  const { table, cover } = sitDown(asking(0));
  await comes(cover);
  cover.close();
  table.scene = asking(1, 1);
  flushSync();
  expect(cover.open).toBeNull();
  expect(await comes(cover)).toBe(true);
  expect(asked).toEqual(["0", "1"]);
});

test("it lies open before others move, and nothing of that is told until it is closed", async () => {
  const seats = [aSeat(0, { yours: true }), aSeat(1)];
  const { table, cover } = sitDown(asking(1, 0, { seat: 0, seats }));
  const covered = vi.spyOn(table.pace, "cover");
  expect(await comes(cover)).toBe(true);
  table.scene = asking(1, 1, { seat: 0, seats });
  flushSync();
  expect(cover.open).not.toBeNull();
  expect(covered).toHaveBeenLastCalledWith(true);
  cover.close();
  flushSync();
  expect(covered).toHaveBeenLastCalledWith(false);
});

test("who has answered has begun, whatever was read before", async () => {
  slowly = 60;
  const { table, cover } = sitDown(asking(0));
  table.scene = asking(0, 1);
  flushSync();
  await new Promise((then) => setTimeout(then, 120));
  expect(cover.open).toBeNull();
});

test("it comes however long it takes and whatever is pressed meanwhile, and nothing is asked before", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  slowly = 19_000;
  const { cover } = sitDown(asking(0));
  for (const kind of ["pointerdown", "keydown"]) window.dispatchEvent(new Event(kind));
  expect([cover.coming, cover.open]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await comes(cover)).toBe(true);
  expect(cover.coming).toBe(false);
});

test("who does not want to wait for it begins without", async () => {
  slowly = 60;
  const { cover } = sitDown(asking(0));
  cover.close();
  expect([cover.coming, cover.open]).toEqual([false, null]);
  await new Promise((then) => setTimeout(then, 120));
  expect(cover.open).toBeNull();
});

test("a server that has been busy for a moment is asked again", async () => {
  answer = null;
  const { cover } = sitDown(asking(0));
  setTimeout(() => (answer = {}), 100);
  expect(await comes(cover)).toBe(true);
  expect(asked).toEqual(["0", "0"]);
});

test("what cannot be had at all holds nobody up", async () => {
  answer = null;
  const { cover } = sitDown(asking(0));
  await vi.waitFor(() => expect(cover.coming).toBe(false), { timeout: 4000 });
  expect([cover.open, asked]).toEqual([null, ["0", "0", "0"]]);
});

test.each([
  ["the setting is off", () => settings.change({ cover: false }), asking(0)],
  ["nobody here has a seat", () => undefined, asking(0, 0, { seat: null, seats: [aSeat(0), aSeat(1)] })],
  ["the game is paused", () => undefined, asking(0, 0, { status: "paused" })],
  ["the seat has decided elsewhere", () => (answer = { begun: true }), asking(0, 5)],
  ["it cannot be had", () => (answer = null), asking(0)],
])("there is none if %s", async (_, prepare, scene) => {
  prepare();
  const { cover } = sitDown(scene);
  await new Promise((then) => setTimeout(then, 80));
  expect(cover.open).toBeNull();
});

test("it is opened again by whoever wants to read it, and closed with the seat or the game", async () => {
  settings.change({ cover: false });
  const { table, cover } = sitDown(asking(0, 7));
  cover.reopen();
  expect(await comes(cover)).toBe(true);
  expect(cover.again).toBe(true);
  cover.close();
  expect(cover.open).toBeNull();

  cover.reopen();
  await comes(cover);
  table.scene = asking(1, 8);
  flushSync();
  expect(cover.again).toBe(false);

  cover.reopen();
  await comes(cover);
  table.scene = asking(1, 9, { ending: { winners: [], words: "" } });
  flushSync();
  expect(cover.open).toBeNull();
});
