import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aLine, aScene } from "../protocol/samples";
import type { Scene, StageInfo } from "../protocol/types";
import { cut, type Tempo } from "./moments";
import { type Act, LATE, Pace } from "./pace.svelte";

interface Shown {
  readonly version: number;
  /** The view on the way to it, if it is not there yet. */
  readonly view: unknown;
  readonly at: number;
}

let shown: Shown[];
let pace: Pace;
let tempo: Tempo;
let hidden: boolean;
let heard: { readonly kind: string; readonly at: number }[];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  heard = [];
  tempo = "normal";
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  pace = new Pace({
    show: (scene, between) => shown.push({ version: scene.version, view: between?.view["at"], at: performance.now() }),
    tempo: () => tempo,
    story: () => 0,
    hear: ({ lines: [line] }) => heard.push({ kind: line.kind, at: performance.now() }),
  });
});

afterEach(() => {
  pace.clear();
  vi.clearAllTimers();
  vi.restoreAllMocks();
});

const FORMS = { 1: "mark", 2: "mark", 3: "banner", 4: "point" } as const;
const STAGE: Record<string, StageInfo> = Object.fromEntries(
  ([1, 2, 3, 4] as const).map((importance) => [
    `of ${importance}`,
    { importance, own: importance, form: FORMS[importance], shows: "", opens: importance > 2 },
  ]),
);

let number = 0;

/** A scene, and things of that importance that have led to it; of whom, if of anybody. */
function anAct(version: number, importances: readonly number[], changes: Partial<Act> = {}, seat?: number): Act {
  const lines = importances.map((importance) => ({
    ...aLine(number++, version),
    kind: `of ${importance}`,
    data: { seat },
  }));
  const moments = cut(lines, { stage: STAGE, seatOf: () => seat ?? null, mine: new Set([0]) });
  const scene = aScene({ version, log_length: number, view: { at: "the end" } });
  const before = { view: { at: "before" } as Scene["view"], log_length: number - lines.length };
  return { scene, moments, before, beside: false, views: () => Promise.resolve(null), ...changes };
}

const versions = () => shown.filter(({ view }) => view === undefined).map(({ version }) => version);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("details are shown at once, and the next a moment later", async () => {
  [1, 2].forEach((version) => pace.push(anAct(version, [1])));
  expect(versions()).toEqual([1]);
  await wait(250);
  expect(versions()).toEqual([1, 2]);
});

test("what is to be read comes before the scene it leads to", async () => {
  pace.push(anAct(1, [3]));
  expect(pace.telling).toBe(true);
  await wait(1700);
  expect(versions()).toEqual([]);
  expect(pace.now?.moment.importance).toBe(3);
  await wait(100 + LATE);
  expect(versions()).toEqual([1]);
  expect([pace.telling, pace.now]).toEqual([false, null]);
});

test("the board shows the view of what is told", async () => {
  const first = number;
  const views = () => Promise.resolve((line: number) => ({ at: `line ${line - first}` }));
  pace.push(anAct(1, [3, 2], { views }));
  expect(shown.at(-1)?.view).toBe("before");
  await wait(10);
  expect(shown.at(-1)?.view).toBe("line 0");
  await wait(1800);
  expect(shown.at(-1)?.view).toBe("line 1");
  await wait(700);
  expect(versions()).toEqual([1]);
});

test.each([
  ["late", () => new Promise<null>(() => undefined)],
  ["lost", () => Promise.reject(new Error())],
])("where the views are %s, the last one is shown", async (_, views) => {
  pace.push(anAct(1, [3], { views }));
  await wait(LATE + 10);
  expect(shown.at(-1)?.view).toBe("the end");
  expect(pace.now?.moment.importance).toBe(3);
});

test("what the visitor has brought about does not hold up the next question", async () => {
  pace.push(anAct(1, [2, 2], { beside: true }));
  expect(versions()).toEqual([1]);
  expect([pace.telling, pace.now?.moment.importance]).toEqual([false, 2]);
  pace.push(anAct(2, [1]));
  expect(versions()).toEqual([1, 2]);
});

test("an own turning point stays until it has been read, but the question comes", async () => {
  pace.push(anAct(1, [4], {}, 0));
  await wait(3000);
  expect(versions()).toEqual([]);
  await wait(600);
  expect(versions()).toEqual([1]);
  expect([pace.telling, pace.now?.moment.importance]).toEqual([false, 4]);
  pace.push(anAct(2, [1]));
  expect(versions(), "details go on below it").toEqual([1, 2]);
  pace.next();
  expect(pace.now).toBeNull();
});

test("at my word, everything that is to be read waits", async () => {
  tempo = "word";
  pace.push(anAct(1, [3, 3]));
  await wait(10_000);
  expect(versions()).toEqual([]);
  pace.next();
  await wait(10_000);
  expect(versions()).toEqual([1]);
});

test("one beat after the other can be skipped, or all of them", async () => {
  pace.push(anAct(1, [3, 3, 3]));
  await wait(10);
  const first = pace.now;
  pace.next();
  expect(pace.now?.moment).not.toBe(first?.moment);
  pace.push(anAct(2, [3]));
  pace.skip();
  expect(versions()).toEqual([2]);
  expect([pace.telling, pace.now, pace.idle]).toEqual([false, null, true]);
});

test("what is held stays until it goes on", async () => {
  pace.push(anAct(1, [3]));
  await wait(1000);
  pace.hold();
  await wait(10_000);
  expect(versions()).toEqual([]);
  pace.hold();
  await wait(1000);
  expect(versions()).toEqual([1]);
});

test("off, everything is shown at once, and read out all the same", () => {
  tempo = "off";
  pace.push(anAct(1, [2, 3, 4]));
  expect(versions()).toEqual([1]);
  expect(pace.now).toBeNull();
  expect(pace.aloud).toContain("line");
});

test("a tab that nobody sees tells nothing", async () => {
  hidden = true;
  pace.push(anAct(1, [3, 4]));
  expect(versions()).toEqual([1]);
  hidden = false;
  pace.push(anAct(2, [3, 3]));
  await wait(10);
  hidden = true;
  await wait(1800);
  expect(versions()).toEqual([1, 2]);
});

test("off, something can be told once more nevertheless", async () => {
  tempo = "off";
  pace.push(anAct(1, [3], { again: true }));
  await wait(10);
  expect(pace.now?.moment.importance).toBe(3);
});

test("a stream that is faster than the eye does not pile up", async () => {
  for (let version = 1; version <= 100; version++) {
    pace.push(anAct(version, [1]));
    await wait(33);
  }
  await wait(1500);
  expect(versions().at(-1)).toBe(100);
  expect(versions().length).toBeLessThan(60);
});

test("who watches a stream with much to read catches up with it", async () => {
  for (let version = 1; version <= 40; version++) {
    pace.push(anAct(version, [3], { watched: true }));
    await wait(33);
  }
  await wait(22_000);
  expect(versions().at(-1)).toBe(40);
  expect(pace.idle).toBe(true);
});

test("what has come in the meantime is told together, up to the last scene", async () => {
  const asked: number[] = [];
  const views = (scene: Scene) => Promise.resolve((asked.push(scene.version), null));
  [1, 2, 3, 4, 5, 6].forEach((version) => pace.push(anAct(version, [2], { views }, 1)));
  await wait(550);
  expect([versions(), asked]).toEqual([[], [1, 6]]);
  await wait(550);
  expect(versions(), "a turn that goes on is one line").toEqual([6]);
});

test("while something lies over the table nothing is told, and everything after", async () => {
  pace.cover(true);
  [1, 2].forEach((version) => pace.push(anAct(version, [3])));
  await wait(10_000);
  expect([pace.telling, shown.length]).toEqual([false, 0]);
  pace.cover(false);
  await wait(10);
  expect(pace.now?.moment.importance).toBe(3);
  await wait(4000);
  expect(versions()).toEqual([2]);
});

test("what is forgotten is never shown", async () => {
  [1, 2].forEach((version) => pace.push(anAct(version, [3])));
  pace.clear();
  await wait(10_000);
  expect(versions()).toEqual([]);
});

test("who does not see hears what matters, in its own words", async () => {
  const act = anAct(1, [1, 2, 3]);
  pace.push(act);
  await wait(5000);
  expect(pace.aloud).toBe(`line ${number - 1}`);
});

test("a beat is heard when it is told, and not at all where nothing is", async () => {
  const start = performance.now();
  pace.push(anAct(1, [3, 2, 4]));
  await wait(20_000);
  expect(heard.map(({ kind }) => kind)).toEqual(["of 3", "of 2", "of 4"]);
  expect(heard.map(({ at }) => Math.round((at - start) / 100))).toEqual([0, 18, 25]);
  tempo = "off";
  pace.push(anAct(2, [3, 4]));
  hidden = true;
  tempo = "normal";
  pace.push(anAct(3, [3, 4]));
  await wait(20_000);
  expect(heard.length).toBe(3);
});

test("a card on which all has been told stays, heard once, until the visitor goes on or has had the time to read it", async () => {
  const lines = ["drawn", "of 2"].map((kind) => ({
    ...aLine(number++, 1),
    kind,
    data: { card: "storm", cause: "storm" },
  }));
  const drawn: StageInfo = { importance: 3, own: 3, form: "card", shows: "card", opens: true };
  const moments = cut(lines, { stage: { ...STAGE, drawn }, seatOf: () => null, mine: new Set([0]) });
  const act = { ...anAct(1, []), moments };
  pace.push(act);
  await wait(2800);
  expect([pace.now?.at, pace.now?.rests, pace.last]).toEqual([1, true, true]);
  expect(pace.telling).toBe(true);
  await wait(2300);
  expect(versions(), "it is not over before it can be read").toEqual([]);
  await wait(500);
  expect(versions()).toEqual([1]);
  pace.push(act);
  await wait(2800);
  pace.next();
  expect([pace.now, pace.telling], "who has read it goes on").toEqual([null, false]);
  expect(heard.map(({ kind }) => kind)).toEqual(["drawn", "of 2", "drawn", "of 2"]);
});

test("a press that comes when a moment has just gone by itself was meant for it", async () => {
  pace.push(anAct(1, [3]));
  await vi.advanceTimersByTimeAsync(1);
  expect(pace.telling).toBe(true);
  expect(pace.lapsed).toBe(false);
  while (pace.telling) await vi.advanceTimersByTimeAsync(50);
  expect(pace.lapsed).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(pace.lapsed).toBe(false);
});
