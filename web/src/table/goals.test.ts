import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aScene } from "../protocol/samples";
import type { Goal } from "../protocol/types";
import { foremost, Goals } from "./goals.svelte";

function aGoal(slug: string, now: number, limit: number, ours = true): Goal {
  return { slug, name: slug, words: [], now, limit, ours, done: now >= limit };
}

let asked: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  answer = () =>
    Promise.resolve(new Response(JSON.stringify({ version: 1, goals: [aGoal("seals", asked.length, 6)] })));
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string) => {
    if (!path.includes("/goals")) return Promise.resolve(new Response("{}"));
    asked.push(path);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("goals are asked for once in a version", async () => {
  const goals = new Goals("t");
  for (let n = 0; n < 5; n++) goals.want(aScene({ version: 3 }), "en");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
  expect(goals.told.map(({ now }) => now)).toEqual([1]);
});

test("a table that changes twenty times a second is asked about once in a while, and at its end", async () => {
  const goals = new Goals("t");
  for (let version = 0; version < 100; version++) {
    goals.want(aScene({ version }), "en");
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.length).toBeLessThanOrEqual(6);
  expect(asked.length).toBeGreaterThan(3);
  expect(goals.told[0]?.now).toBe(asked.length);
});

test("what cannot be had is asked for when the table has changed", async () => {
  const goals = new Goals("t");
  answer = () => Promise.reject(new TypeError());
  goals.want(aScene({ version: 1 }), "en");
  await vi.advanceTimersByTimeAsync(5000);
  expect(goals.told).toEqual([]);
  expect(asked).toHaveLength(1);
  answer = () => Promise.resolve(new Response(JSON.stringify({ version: 2, goals: [aGoal("doom", 1, 10)] })));
  goals.want(aScene({ version: 2 }), "en");
  await vi.advanceTimersByTimeAsync(5000);
  expect(goals.told.map(({ slug }) => slug)).toEqual(["doom"]);
});

test("what comes too late for another seat is not shown to it", async () => {
  const goals = new Goals("t");
  let arrive: (answer: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  goals.want(aScene({ version: 1, seat: 0 }), "en");
  await vi.advanceTimersByTimeAsync(10);
  goals.want(aScene({ version: 2, seat: 1 }), "en");
  arrive(new Response(JSON.stringify({ version: 1, goals: [aGoal("secret", 1, 2)] })));
  await vi.advanceTimersByTimeAsync(10);
  expect(goals.told).toEqual([]);
});

test("the nearest goal of one's own matters most", () => {
  const goals = [aGoal("seals", 1, 6), aGoal("trophies", 1, 4), aGoal("doom", 6, 10, false)];
  expect(foremost(goals)?.slug).toBe("trophies");
  expect(foremost([aGoal("seals", 0, 6), aGoal("trophies", 0, 4)])?.slug).toBe("seals");
});

test("where the other side is nearly there, that matters more", () => {
  const doom = aGoal("doom", 8, 10, false);
  expect(foremost([aGoal("seals", 1, 6), doom])?.slug).toBe("doom");
  expect(foremost([aGoal("seals", 5, 6), doom])?.slug).toBe("seals");
});

test("what cannot be counted matters where nothing else is wanted", () => {
  expect(foremost([aGoal("act", 0, 1), aGoal("doom", 1, 3, false)])?.slug).toBe("act");
  expect(foremost([aGoal("eliminated", 0, 2, false)])?.slug).toBe("eliminated");
  expect(foremost([])).toBeNull();
});
