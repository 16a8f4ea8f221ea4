import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type ConnectionState } from "./connection";
import { aScene } from "./samples";
import type { LiveMessage } from "./types";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen?: () => void;
  onclose?: (event: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(words: string): void {
    this.sent.push(JSON.parse(words));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let connection: Connection;
let states: ConnectionState[];
let heard: LiveMessage[];
let known: number;

const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  known = 0;
  connection = new Connection("ws://here", {
    watch: () => ({ lang: "fr", seat: 0, log_after: known, timeline: 2 }),
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
});

test("it says first of all what it wants to watch", () => {
  latest().open();
  expect(latest().sent).toEqual([{ type: "watch", lang: "fr", seat: 0, log_after: 0, timeline: 2 }]);
});

test("it is open when the first scene has come", () => {
  latest().open();
  expect(states).toEqual(["connecting"]);
  latest().hear({ type: "scene", scene: aScene() });
  expect(states.at(-1)).toBe("open");
  expect(heard).toHaveLength(1);
});

test("cut off, it comes back and says what it knows by now", () => {
  latest().open();
  latest().hear({ type: "scene", scene: aScene() });
  known = 120;
  latest().break();
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(latest().sent).toEqual([{ type: "watch", lang: "fr", seat: 0, log_after: 120, timeline: 2 }]);
});

test("a server that stays away is asked less and less often", () => {
  for (let n = 0; n < 40; n++) {
    latest().break();
    vi.advanceTimersByTime(1000);
  }
  expect(FakeSocket.all.length).toBeGreaterThan(5);
  expect(FakeSocket.all.length).toBeLessThan(20);
});

test("when the network is back it does not wait", () => {
  for (let n = 0; n < 6; n++) {
    latest().break();
    vi.advanceTimersByTime(12_000);
  }
  latest().break();
  const tried = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(tried + 1);
});

test("a connection that says nothing for long is dead", () => {
  latest().open();
  latest().hear({ type: "ping" });
  vi.advanceTimersByTime(70_000);
  latest().hear({ type: "ping" });
  vi.advanceTimersByTime(70_000);
  expect(states).not.toContain("lost");
  vi.advanceTimersByTime(10_000);
  expect(states.at(-1)).toBe("lost");
});

test("what the server refuses is not asked for again at once", () => {
  latest().open();
  latest().break(4400);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("closed, it stays closed", () => {
  latest().open();
  connection.close();
  latest().break();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
