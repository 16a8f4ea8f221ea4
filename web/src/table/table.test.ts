import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../protocol/client";
import { aLine, aQuestion, aScene, anOption, aSeat } from "../protocol/samples";
import type { Scene } from "../protocol/types";
import { NONE, passIn, THINKING } from "./standing";
import { Table } from "./table.svelte";
import { settings } from "../visitor/settings.svelte";
import { toasts } from "../visitor/toasts.svelte";

interface Sent {
  readonly path: string;
  readonly body: { version: number; seat: number; options: string[] };
}

let now: Scene;
let sent: Sent[];
let answer: (path: string) => Response | Promise<Response>;
let hear: (scene: Scene) => void;
let hearError: (code: string) => void;

const json = (content: unknown, status = 200) => new Response(JSON.stringify(content), { status });
const choices = () => sent.filter(({ path }) => path.endsWith("/choices"));
const changes = () =>
  sent.flatMap(({ path, body }) => (/settings|undo|choices/.exec(path) ?? []).map((to) => [to, body.version]));

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  watched: { seat: number | null; log_after: number }[] = [];
  onmessage?: (event: { data: string }) => void;

  constructor() {
    sockets.push(this);
    hear = (scene) => this.onmessage?.({ data: JSON.stringify({ type: "scene", scene }) });
    hearError = (code) => this.onmessage?.({ data: JSON.stringify({ type: "error", code, message: code }) });
  }

  send(words: string): void {
    this.watched.push(JSON.parse(words));
  }

  close(): void {}
}

let sockets: FakeSocket[];

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  sockets = [];
  sent = [];
  now = aScene();
  toasts.all = [];
  answer = (path) => {
    if (path.startsWith("/api/me")) return json({ name: "" });
    if (/\/(pieces|words)/.test(path)) return json({});
    if (path.includes("/odds")) return json({ version: now.version, options: {}, board: {} });
    if (path.includes("/chat")) return json([]);
    return json(now);
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    sent.push({ path: path.split("?")[0] ?? "", body: JSON.parse(String(init.body ?? "{}")) as Sent["body"] });
    return answer(path);
  });
});

afterEach(() => vi.unstubAllGlobals());

async function entered(): Promise<Table> {
  const table = new Table("table");
  await table.enter();
  hear(now);
  return table;
}

test("an option that is clicked is taken in the version that was seen", async () => {
  const table = await entered();
  now = aScene({ version: 2, moves: 2 });
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  expect(choices()[0]?.body).toEqual({ version: 1, seat: 0, options: ["stay"] });
  expect(table.scene?.moves).toBe(2);
  expect(table.sending).toBeNull();
});

test("while a choice is on its way, a second click does nothing", async () => {
  const table = await entered();
  table.take("stay");
  table.take("go:woods");
  await vi.advanceTimersByTimeAsync(10);
  expect(choices()).toHaveLength(1);
});

test("a choice that could not be sent is kept and made when the table is back", async () => {
  const table = await entered();
  const usual = answer;
  answer = () => Promise.reject(new TypeError());
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  expect(table.sending?.options).toEqual(["stay"]);
  now = aScene({ version: 3 });
  answer = (path) => (path.includes("/choices") ? json(aScene({ version: 4, moves: 2 })) : usual(path));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(choices().at(-1)?.body).toEqual({ version: 3, seat: 0, options: ["stay"] });
  expect(table.scene?.moves).toBe(2);
});

test("a choice that has arrived without an answer is not made twice", async () => {
  const table = await entered();
  const usual = answer;
  answer = () => Promise.reject(new TypeError());
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  now = aScene({ version: 2, moves: 2 });
  answer = usual;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(choices()).toHaveLength(1);
  expect(toasts.all).toEqual([]);
});

test("a choice that does not fit any more is told", async () => {
  const table = await entered();
  const usual = answer;
  answer = () => Promise.reject(new TypeError());
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  now = aScene({ version: 2, timeline: 1, moves: 0 });
  answer = usual;
  await vi.advanceTimersByTimeAsync(3000);
  expect(choices()).toHaveLength(1);
  expect(toasts.all).toHaveLength(1);
});

test("a stale version just refreshes: the same question is answered in the new version", async () => {
  const table = await entered();
  const usual = answer;
  let refusals = 0;
  now = aScene({ version: 7 });
  answer = (path) => {
    if (!path.includes("/choices")) return usual(path);
    if (refusals++ === 0) return json({ code: "stale_version", message: "…" }, 409);
    return json(aScene({ version: 8, moves: 2 }));
  };
  table.take("stay");
  await vi.advanceTimersByTimeAsync(100);
  expect(choices().map(({ body }) => body.version)).toEqual([1, 7]);
  expect(toasts.all).toEqual([]);
  expect(table.scene?.version).toBe(8);
});

test("where several are taken together, they are marked and confirmed", async () => {
  now = aScene({ question: aQuestion({ least: 2, most: 2, options: ["a", "b", "c"].map((id) => anOption(id)) }) });
  const table = await entered();
  table.take("a");
  table.confirm();
  expect(choices()).toEqual([]);
  table.take("c");
  table.confirm();
  await vi.advanceTimersByTimeAsync(10);
  expect(choices()[0]?.body.options).toEqual(["a", "c"]);
});

test("news is what happened since the scene before, and nothing after going back", async () => {
  now = aScene({ log: [aLine(0)], log_length: 1 });
  const table = await entered();
  hear(aScene({ version: 2, moves: 2, log: [aLine(1, 2), aLine(2, 2)], log_length: 3 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.news.map((line) => line.number)).toEqual([1, 2]);
  hear(aScene({ version: 3, moves: 1, timeline: 1, log: [aLine(0)], log_length: 1 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.news).toEqual([]);
  expect(table.log.lines).toHaveLength(1);
});

test("of thirty scenes in a second every line is news once, and the last one is shown in the end", async () => {
  const table = await entered();
  const told: number[] = [];
  let news = table.news;
  const listen = () => {
    if (table.news !== news) told.push(...table.news.map(({ number }) => number));
    news = table.news;
  };
  for (let n = 0; n < 30; n++) {
    const ending = n < 29 ? null : { winners: [0], words: "" };
    hear(aScene({ version: n + 2, moves: n + 2, log: [aLine(n)], log_length: n + 1, question: null, ending }));
    for (let ms = 0; ms < 33; ms += 3) {
      listen();
      await vi.advanceTimersByTimeAsync(3);
    }
  }
  for (let ms = 0; ms < 2000; ms += 5) {
    listen();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(told).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(table.scene?.ending).not.toBeNull();
});

test("of thirty scenes in a second that are worth a word, the last one is shown before long", async () => {
  const table = await eventful();
  for (let n = 0; n < 30; n++) {
    const ending = n < 29 ? null : { winners: [0], words: "" };
    const log = [happened(n, n % 10 === 0 ? "Read" : "Said")];
    hear(aScene({ game: "eventful", version: n + 2, moves: n + 2, log, log_length: n + 1, question: null, ending }));
    await vi.advanceTimersByTimeAsync(33);
  }
  expect(table.scene?.ending, "it is being told").toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([table.scene?.ending !== null, table.pace.idle]).toEqual([true, true]);
});

test("what the answer to an own request overtakes is part of its news", async () => {
  const table = await entered();
  hear(aScene({ version: 2, moves: 2, log: [aLine(0)], log_length: 1 }));
  hear(aScene({ version: 3, moves: 3, log: [aLine(1)], log_length: 2 }));
  now = aScene({ version: 4, moves: 4, log: [aLine(2)], log_length: 3 });
  await table.ask(() => api.settings("table", "en", { pace: 1 }));
  expect(table.scene?.version).toBe(4);
  expect(table.news.map(({ number }) => number)).toEqual([1, 2]);
});

test("what was on the screen when the visitor decided is old, and nothing else is", async () => {
  const question = aQuestion({ seat: 1 });
  now = aScene({ log_length: 3, question });
  const table = await entered();
  expect(table.decided).toBeNull();
  hear(aScene({ version: 2, moves: 2, log_length: 5 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided, "a bot has decided").toBeNull();
  hear(aScene({ version: 3, moves: 2, log_length: 5 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided, "somebody has come").toBeNull();
  hear(aScene({ version: 4, moves: 3, log_length: 9, question }));
  hear(aScene({ version: 5, moves: 4, log_length: 12, question }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toBe(5);
  hear(aScene({ version: 6, moves: 1, timeline: 1, log_length: 3 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.decided).toBe(3);
});

/** A table where some things are worth a word. */
async function eventful(): Promise<Table> {
  const told = { form: "banner", shows: "", opens: false };
  const stage = { Said: { ...told, importance: 2, own: 2 }, Read: { ...told, importance: 3, own: 3 } };
  const usual = answer;
  answer = (path) => (path.includes("/stage") ? json(stage) : usual(path));
  now = aScene({ game: "eventful" });
  settings.change({ pace: "normal" });
  const table = await entered();
  await vi.advanceTimersByTimeAsync(10);
  return table;
}

const happened = (number: number, kind: string) => ({ ...aLine(number, 2), kind });
/** The numbers of the lines that are told in the strip. */
const inStrip = (table: Table) =>
  table.since.flatMap(({ beats }) => beats.flatMap(({ lines }) => lines.map((line) => line.number)));

test("what an answer brings about is waited for only if it must be read", async () => {
  const table = await eventful();
  now = aScene({ game: "eventful", version: 2, moves: 2, log: [happened(0, "Said")], log_length: 1 });
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  expect([table.yours, table.scene?.moves]).toEqual([true, 2]);
  now = aScene({ game: "eventful", version: 3, moves: 3, log: [happened(1, "Read")], log_length: 2 });
  table.take("stay");
  await vi.advanceTimersByTimeAsync(400);
  expect([table.yours, table.awaited, table.pace.now?.moment.importance]).toEqual([false, true, 3]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.yours, table.pace.now]).toEqual([true, null]);
});

test("the table is shown as it was when it happened", async () => {
  const table = await eventful();
  const usual = answer;
  const beats = [{ number: 0, change: { doom: 1 } }];
  answer = (path) => (path.includes("/beats") ? json({ timeline: 0, after: 1, to: 2, beats }) : usual(path));
  const log = [happened(0, "Read"), happened(1, "Read")];
  const view = { seats: [], doom: 2 };
  hear(aScene({ game: "eventful", version: 2, moves: 2, log, log_length: 2, view }));
  expect(table.scene?.view).toEqual({ seats: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect([table.scene?.view, table.scene?.log_length]).toEqual([{ seats: [], doom: 1 }, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.scene?.view, table.scene?.log_length]).toEqual([view, 2]);
});

test("what has happened since the last decision is kept until something comes of the next", async () => {
  const table = await eventful();
  const numbers = () => inStrip(table);
  hear(aScene({ game: "eventful", version: 2, log: [happened(0, "Said")], log_length: 1 }));
  hear(aScene({ game: "eventful", version: 3, log: [happened(1, "Read")], log_length: 2 }));
  expect(numbers()).toEqual([0, 1]);
  table.pace.skip();
  now = aScene({ game: "eventful", version: 4, moves: 2, log_length: 2 });
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  expect(numbers(), "nothing has come of it").toEqual([0, 1]);
  hear(aScene({ game: "eventful", version: 5, moves: 3, log: [happened(2, "Said")], log_length: 3 }));
  expect(numbers()).toEqual([2]);
  hear(aScene({ game: "eventful", version: 6, moves: 1, timeline: 1, log_length: 0 }));
  expect(numbers(), "it never happened").toEqual([]);
});

test("who loads the table anew finds in the strip what has happened since the last decision", async () => {
  const before = await eventful();
  const log = [happened(0, "Said"), happened(1, "Read")];
  now = aScene({ game: "eventful", version: 2, moves: 2, log, log_length: 2 });
  before.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  before.leave();
  const table = await entered();
  await vi.advanceTimersByTimeAsync(10);
  expect(inStrip(table)).toEqual([0, 1]);
  expect(table.decided).toBe(0);
  now = aScene({ game: "eventful", version: 3, moves: 1, timeline: 1, log_length: 0 });
  const anew = await entered();
  await vi.advanceTimersByTimeAsync(10);
  expect([anew.since, anew.decided], "it was taken back meanwhile").toEqual([[], null]);
});

test("the curtain falls first, then those who lift it are told what has happened since they looked", async () => {
  const seats = ["owls", "crows"].map((screen, seat) => aSeat(seat, { yours: true, screen }));
  const seen = (moves: number, kinds: string[]) => {
    const log = kinds.map((kind, number) => happened(number, kind));
    const seat = moves % 2;
    const question = aQuestion({ seat });
    return aScene({ game: "eventful", version: moves, moves, seat, seats, log, log_length: log.length, question });
  };
  await eventful();
  now = seen(2, []);
  const table = await entered();
  table.lift();
  await vi.advanceTimersByTimeAsync(10);
  expect(table.yours).toBe(true);
  now = seen(3, ["Said"]);
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  hear(now);
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.scene, table.pace.now], "nothing is told behind the curtain").toEqual([null, null]);
  table.lift();
  await vi.advanceTimersByTimeAsync(10);
  now = seen(4, ["Said", "Read"]);
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  hear(now);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.pace.now).toBeNull();
  table.lift();
  await vi.advanceTimersByTimeAsync(200);
  expect([table.yours, table.pace.now?.moment.beats[0].lines[0].number]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.yours, inStrip(table)]).toEqual([true, [0, 1]]);
});

/** A table of two teams at one screen, where the crows are asked at even moves whether they pass. */
function ofTeams(seat: number, moves: number, options = ["pass", "play:knocking"]): Scene {
  const asked = moves % 2 === 0 ? 1 : 0;
  const question = aQuestion({
    seat: asked,
    kind: asked === 1 ? "play_mythos" : "move",
    passing: asked === 1 ? "pass" : "",
    options: seat === asked ? options.map((id) => anOption(id)) : [],
  });
  const seats = ["owls", "crows"].map((screen, each) => aSeat(each, { yours: true, screen }));
  return aScene({ version: moves, moves, seat, seats, question });
}

/** The crows have given a pass, the owls are asked and look at the table. */
async function promised(): Promise<Table> {
  now = ofTeams(1, 2);
  const table = await entered();
  table.lift();
  table.passes = [passIn(table.scene!, "more")!];
  now = ofTeams(0, 3);
  table.take("pass");
  await vi.advanceTimersByTimeAsync(10);
  hear(now);
  table.lift();
  await vi.advanceTimersByTimeAsync(10);
  expect([table.scene?.seat, table.yours]).toEqual([0, true]);
  return table;
}

test("the curtain does not fall for a question that a standing pass answers", async () => {
  const table = await promised();
  const before = choices().length;
  hear(ofTeams(0, 4));
  expect(sockets.at(-1)?.watched.at(-1)).toMatchObject({ seat: 1 });
  hear(ofTeams(1, 4));
  expect([table.curtain.behind, table.scene?.seat]).toEqual([null, 0]);
  now = ofTeams(1, 5);
  await vi.advanceTimersByTimeAsync(THINKING + 10);
  expect(choices().slice(before)).toMatchObject([{ body: { version: 4, seat: 1, options: ["pass"] } }]);
  expect(sockets.at(-1)?.watched.at(-1)).toMatchObject({ seat: 0 });
  hear(ofTeams(0, 5));
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.curtain.behind, table.scene?.seat, table.scene?.moves, table.yours]).toEqual([null, 0, 5, true]);
});

test("a pass takes none of the answers where none need be taken", async () => {
  now = aScene({ question: aQuestion({ least: 0, most: 2, passing: NONE, options: [anOption("commit:guts")] }) });
  const table = await entered();
  table.take("commit:guts");
  table.pass();
  await vi.advanceTimersByTimeAsync(10);
  expect(choices()).toMatchObject([{ body: { options: [] } }]);
});

test("it falls when there is more to choose from, and the pass is over", async () => {
  const table = await promised();
  hear(ofTeams(0, 4));
  hear(ofTeams(1, 4, ["pass", "play:knocking", "play:howling"]));
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.curtain.behind?.seat, table.passes]).toEqual([1, []]);
});

test("a standing pass outlasts the curtain and a table that is loaded anew, and not what is taken back", async () => {
  const table = await promised();
  const given = table.passes;
  expect(given).toHaveLength(1);
  table.leave();
  now = ofTeams(0, 3);
  const anew = await entered();
  expect(anew.passes).toEqual(given);
  hear({ ...ofTeams(0, 1), version: 9, timeline: 1 });
  expect(anew.passes).toEqual([]);
  expect((await entered()).passes).toEqual([]);
});

test("who holds several seats looks through the one that is asked", async () => {
  const seats = [aSeat(0, { yours: true }), aSeat(1, { yours: true })];
  now = aScene({ seats });
  const table = await entered();
  hear(aScene({ version: 2, moves: 2, seats, seat: 0, question: aQuestion({ seat: 1, options: [] }) }));
  expect(sockets[0]?.watched.at(-1)).toMatchObject({ seat: 1 });
  expect(table.scene?.version).toBe(1);
  hear(aScene({ version: 2, moves: 2, seats, seat: 1, question: aQuestion({ seat: 1 }) }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.scene?.seat).toBe(1);
  expect(table.yours).toBe(true);
});

test("a scene that comes too late is not shown", async () => {
  const table = await entered();
  hear(aScene({ version: 5, moves: 3 }));
  hear(aScene({ version: 4, moves: 2 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.scene?.version).toBe(5);
});

test("a table that may no longer be watched is not shown any longer, and can be entered anew", async () => {
  const table = await entered();
  hearError("not_for_spectators");
  expect(table.problem?.code).toBe("not_for_spectators");
  expect(table.scene).toBeNull();
  await table.enter();
  expect(table.problem).toBeNull();
  expect(table.scene).not.toBeNull();
  expect(sockets).toHaveLength(2);
});

test("who sits at the table can undo, but not in the past and not when it is closed", async () => {
  now = aScene({ moves: 2 });
  const table = await entered();
  expect(table.undoable).toBe(true);
  table.lookback.look(1, now, "en");
  expect(table.undoable).toBe(false);
  now = aScene({ moves: 2, status: "closed" });
  expect((await entered()).undoable).toBe(false);
});

test("a spectator cannot undo", async () => {
  now = aScene({ moves: 2, seat: null, seats: [aSeat(0, { yours: false })] });
  expect((await entered()).undoable).toBe(false);
});

test("the echo of an own choice is not drawn again, whichever comes first", async () => {
  const table = await entered();
  now = aScene({ version: 2, moves: 2 });
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  const drawn = table.scene;
  hear(aScene({ version: 2, moves: 2 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.scene).toBe(drawn);

  now = aScene({ version: 3, moves: 3 });
  table.take("stay");
  hear(aScene({ version: 3, moves: 3 }));
  const echo = table.scene;
  await vi.advanceTimersByTimeAsync(2000);
  expect(echo?.version).toBe(3);
  expect(table.scene).toBe(echo);
});

test("who comes and goes is shown, though nothing else has changed", async () => {
  const table = await entered();
  hear(aScene({ seats: [aSeat(0, { yours: true }), aSeat(1, { online: false })] }));
  expect(table.scene?.seats[1]?.online).toBe(false);
});

test("what is chosen before the answer to an earlier choice has come is sent all the same", async () => {
  const table = await entered();
  let answerTheFirst = (): void => undefined;
  const usual = answer;
  answer = (path) => {
    if (!path.includes("/choices") || choices().length > 1) return usual(path);
    return new Promise((answered) => (answerTheFirst = () => answered(json(aScene({ version: 2, moves: 2 })))));
  };
  table.take("stay");
  await vi.advanceTimersByTimeAsync(10);
  hear(aScene({ version: 2, moves: 2 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.scene?.version).toBe(2);
  table.take("stay");
  answerTheFirst();
  await vi.advanceTimersByTimeAsync(10);
  expect(choices().map(({ body }) => body.version)).toEqual([1, 2]);
});

/** Requests of that sort are answered late. */
function delay(part: string, scene: Scene): void {
  const usual = answer;
  answer = (path) =>
    path.includes(part) ? new Promise((then) => setTimeout(() => then(json(scene)), 500)) : usual(path);
}

test("what is asked of a table arrives in the order in which it was asked, each in the version that came before", async () => {
  const settings = { free_undo: true, spectators: true, paused: false, pace: 0 };
  const table = await entered();
  delay("/settings", aScene({ version: 2, settings }));
  void table.ask(() => api.settings("table", "en", { free_undo: true }));
  void table.undo();
  table.take("stay");
  await vi.advanceTimersByTimeAsync(100);
  expect(changes()).toEqual([["settings", undefined]]);
  now = aScene({ version: 3, moves: 1, settings });
  await vi.advanceTimersByTimeAsync(2000);
  expect(changes()).toEqual([
    ["settings", undefined],
    ["undo", 2],
    ["choices", 3],
  ]);
});

test("what somebody else has done meanwhile is not taken back by mistake", async () => {
  const table = await entered();
  delay("/settings", aScene({ version: 5, moves: 4 }));
  void table.ask(() => api.settings("table", "en", { pace: 1 }));
  void table.undo();
  await vi.advanceTimersByTimeAsync(2000);
  expect(changes()).toEqual([
    ["settings", undefined],
    ["undo", 1],
  ]);
});

test("what is refused does not hold up what comes after it", async () => {
  const table = await entered();
  const usual = answer;
  answer = (path) => (path.includes("/settings") ? json({ code: "not_the_host", message: "No." }, 403) : usual(path));
  const asked = table.ask(() => api.settings("table", "en", { pace: 1 }));
  table.take("stay");
  await vi.advanceTimersByTimeAsync(100);
  expect(await asked).toBe(false);
  expect(choices()).toHaveLength(1);
});

test("who has only just come sees the table as it was in the beginning, until it has been told", async () => {
  now = aScene({ version: 3, moves: 2, log: [aLine(0, 1), aLine(1, 2)], log_length: 2, view: { at: "now" } });
  const usual = answer;
  const start = aScene({ version: 3, moves: 0, log_length: 0, view: { at: "the beginning" } });
  answer = (path) => (path.includes("/moments/0") ? json(start) : usual(path));
  const table = await entered();
  table.pace.cover(true);
  await table.rewind();
  expect([table.scene?.view["at"], table.yours]).toEqual(["the beginning", false]);
  table.pace.cover(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.scene?.view["at"]).toBe("now");
});
