import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aLine, aScene } from "../../protocol/samples";
import type { Scene, StageInfo } from "../../protocol/types";
import { cut } from "../../table/moments";
import { Pace } from "../../table/pace.svelte";
import { settings } from "../../visitor/settings.svelte";
import { listener, play, type Sounds } from ".";
import { MOST } from "./player";
import { render } from "./render";
import { type Sound, SOUNDS } from "./sounds";

const RATE = 44_100;
const rendered = Object.entries(SOUNDS).map(([name, recipe]) => [name as Sound, render(recipe, RATE)] as const);

// --- samples

test("a sound is short, clean and below the limit, and silent at its end", () => {
  for (const [name, samples] of rendered) {
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(samples.length / RATE, name).toBeGreaterThan(0.1);
    expect(samples.length / RATE, name).toBeLessThan(3);
    expect(samples.every(Number.isFinite), name).toBe(true);
    expect(loudest, name).toBeCloseTo(SOUNDS[name].peak, 5);
    expect(loudest, name).toBeLessThan(1);
    expect(Math.abs(samples[0]!), name).toBeLessThan(0.01);
    expect(
      samples.slice(-0.01 * RATE).every((sample) => sample === 0),
      name,
    ).toBe(true);
  }
});

test("a sound is the same each time, and like no other", () => {
  const same = (one: Float32Array, other: Float32Array) => one.every((sample, n) => sample === other[n]);
  for (const [name, samples] of rendered) expect(same(render(SOUNDS[name], RATE), samples), name).toBe(true);
  const told = rendered.map(([, samples]) => {
    const loud = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    const turns = samples.reduce((sum, sample, n) => sum + (sample > 0 !== (samples[n - 1] ?? 0) > 0 ? 1 : 0), 0);
    return [samples.length / RATE, Math.log10(loud), Math.log10(turns / (samples.length / RATE))];
  });
  for (const [n, one] of told.entries())
    for (const other of told.slice(n + 1))
      expect(Math.hypot(...one.map((value, k) => value - other[k]!))).toBeGreaterThan(0.15);
});

// --- the player

interface Played {
  readonly seconds: number;
  readonly volume: number;
  readonly at: number;
}

let made: number;
let played: Played[];
let hidden: boolean;

class FakeAudio {
  readonly sampleRate = 8000;
  readonly destination = {};

  constructor() {
    made += 1;
  }

  resume = () => Promise.resolve();
  createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource() {
    let volume = { value: 0 };
    return {
      buffer: { length: 0 },
      connect(loudness: { gain: { value: number } }) {
        volume = loudness.gain;
      },
      start() {
        played.push({ seconds: this.buffer.length / 8000, volume: volume.value, at: performance.now() });
      },
    };
  }
}

/** Which sounds were played, told by their lengths. */
function names(): Sound[] {
  const lengths = new Map(Object.entries(SOUNDS).map(([name, recipe]) => [render(recipe, 8000).length / 8000, name]));
  return played.map(({ seconds }) => lengths.get(seconds) as Sound);
}

beforeEach(() => {
  vi.useFakeTimers();
  [made, played, hidden] = [0, [], false];
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  settings.change({ volume: 0 });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const soon = () => vi.advanceTimersByTimeAsync(5);

const OF: Sounds = {
  kinds: { Rolled: "dice", GateOpened: "door", Awoke: "heartbeat" },
  harm: ["Hurt"],
  left: (view) => view["left"] as number,
};

const stage = (importance: StageInfo["importance"], form: StageInfo["form"]): StageInfo => ({
  importance,
  own: importance,
  form,
  shows: "",
  opens: importance > 2,
});
const STAGE = {
  Rolled: stage(3, "sheet"),
  GateOpened: stage(3, "banner"),
  Read: stage(3, "card"),
  Hurt: stage(2, "mark"),
  Quiet: stage(2, "mark"),
};

/** A table at which something happens. */
function happens(kinds: readonly (keyof typeof STAGE)[], left = 5, tempo: "normal" | "off" = "normal"): Pace {
  const hear = listener(() => Promise.resolve({ default: OF }));
  const view = { left } as unknown as Scene["view"];
  const pace = new Pace({
    show: () => undefined,
    tempo: () => tempo,
    story: () => 0,
    hear: (beat) => void hear(beat, view),
  });
  const lines = kinds.map((kind, number) => ({ ...aLine(number, 1), kind, data: { who: "jenny" } }));
  const moments = cut(lines, { stage: STAGE, seatOf: () => 0, mine: new Set([0]) });
  const scene = aScene({ version: 1, log_length: lines.length });
  pace.push({ scene, moments, before: null, beside: false, views: () => Promise.resolve(null) });
  return pace;
}

test("with the sound off nothing is ever made, whatever happens", async () => {
  const pace = happens(["Rolled", "GateOpened", "Read"]);
  play("chime");
  await vi.advanceTimersByTimeAsync(20_000);
  expect([made, played]).toEqual([0, []]);
  pace.clear();
});

test("each beat is heard when it is told", async () => {
  settings.change({ volume: 50 });
  const start = performance.now();
  const pace = happens(["Rolled", "GateOpened", "Quiet", "Read"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names()).toEqual(["dice", "door", "card"]);
  const times = played.map(({ at }) => Math.round((at - start) / 100));
  expect(times).toEqual([0, 15, 40]);
  expect(played[0]!.volume).toBe(0.25);
  pace.clear();
});

test("the heart is heard when little is left", async () => {
  settings.change({ volume: 50 });
  happens(["Hurt"], 4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual([]);
  happens(["Hurt"], 1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(["heartbeat"]);
});

test("nothing is heard of a hidden table or where nothing is told, but for the chime", async () => {
  settings.change({ volume: 50 });
  happens(["Rolled", "Read"], 5, "off");
  hidden = true;
  happens(["Rolled", "Read"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(names()).toEqual([]);
  play("chime");
  await soon();
  expect(names()).toEqual(["chime"]);
});

test("no more than six sounds begin in a second", async () => {
  settings.change({ volume: 50 });
  await vi.advanceTimersByTimeAsync(60_000);
  for (let n = 0; n < 20; n++) play("token");
  await soon();
  expect(played.length).toBe(MOST);
  await vi.advanceTimersByTimeAsync(1000);
  play("token");
  await soon();
  expect(played.length).toBe(MOST + 1);
});

test("a key silences the table and brings back what was heard before", () => {
  settings.change({ volume: 30 });
  settings.mute();
  expect(settings.volume).toBe(0);
  settings.mute();
  expect(settings.volume).toBe(30);
});
