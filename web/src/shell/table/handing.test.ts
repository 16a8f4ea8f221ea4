// One screen, two teams: played at a table that is drawn completely, where every word that only one team may know is marked.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aLine, aQuestion, aScene, anOption, aSeat } from "../../protocol/samples";
import type { Scene } from "../../protocol/types";
import { settings } from "../../visitor/settings.svelte";
import TablePage from "./TablePage.svelte";

const TEAMS = ["owls", "crows"];
const seats = TEAMS.map((team, seat) => aSeat(seat, { yours: true, team, name: `Player ${seat}` }));

/** The table as a seat sees it: what only its team may know is said in its view, its question and its log. */
function seenBy(seat: number, moves: number, asked = moves % 2): Scene {
  const secret = `secret-of-${TEAMS[seat]}`;
  const line = { ...aLine(0, 0), words: [{ words: `${secret} in the log`, piece: "" }] };
  const options = seat === asked ? [anOption("keep"), anOption("drop")] : [];
  const prompt = [{ words: seat === asked ? `${secret} in the question` : "A secret question", piece: "" }];
  return aScene({
    game: "whispers",
    seat,
    seats,
    moves,
    at: moves,
    version: moves + 1,
    view: { game: "whispers", seat, words: [`${secret} on the board`] },
    moment: `${secret} in the head`,
    question: aQuestion({ seat: asked, prompt, options }),
    log: [line],
    log_length: 1,
  });
}

let moves = 0;
let paths: string[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    setTimeout(() => this.onopen?.());
  }

  send(words: string): void {
    const { seat } = JSON.parse(words) as { seat: number | null };
    const scene = seenBy(seat ?? moves % 2, moves);
    setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: "scene", scene }) }));
  }

  close(): void {}
}

function answer(path: string): unknown {
  const url = new URL(path, "http://x");
  const seat = Number(url.searchParams.get("seat") ?? moves % 2);
  if (url.pathname === "/api/me") return { name: "" };
  if (url.pathname.endsWith("/pieces"))
    return { lens: { slug: "lens", kind: "", name: "", title: "", lines: [], facts: {} } };
  if (url.pathname.endsWith("/words")) return {};
  if (url.pathname.endsWith("/odds")) return { version: moves + 1, options: {}, board: {} };
  if (url.pathname.endsWith("/chat")) return [];
  if (url.pathname.endsWith("/choices")) return seenBy(++moves % 2, moves);
  if (url.pathname.includes("/moments/")) return { ...seenBy(seat, 0), moves, at: 0 };
  return seenBy(seat, moves);
}

let page: object;

beforeEach(() => {
  settings.change({ cover: false });
  moves = 0;
  paths = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return new Response(JSON.stringify(answer(path)));
  });
  page = mount(TablePage, { target: document.body, props: { id: "table", invitation: null } });
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

async function settled(): Promise<void> {
  for (let n = 0; n < 12; n++) {
    await new Promise((then) => setTimeout(then, 15));
    await tick();
    flushSync();
  }
}

const there = (name: string) => document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
const secrets = () => [
  ...new Set([...document.documentElement.innerHTML.matchAll(/secret-of-\w+/g)].map(([found]) => found)),
];

async function lift(): Promise<void> {
  there("lift")!.click();
  await settled();
}

test("no team ever sees what only the other may know, and nobody anything before the curtain is lifted", async () => {
  await settled();
  expect(there("curtain")?.textContent).toContain("Player 0");
  expect(secrets()).toEqual([]);

  await lift();
  expect(there("curtain")).toBeNull();
  expect(secrets()).toEqual(["secret-of-owls"]);
  expect(there("log")?.textContent).toContain("secret-of-owls in the log");

  document.querySelector<HTMLElement>("[data-option=keep]")!.click();
  await settled();
  expect(there("curtain")?.textContent).toContain("Player 1");
  expect(document.activeElement).toBe(there("lift"));
  expect(there("decision")).toBeNull();
  expect(secrets()).toEqual([]);

  await lift();
  expect(secrets()).toEqual(["secret-of-crows"]);
  expect(there("log")?.textContent).toContain("secret-of-crows in the log");
}, 20_000);

test("no key answers a question behind the curtain", async () => {
  await settled();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
  await settled();
  expect(there("curtain")).not.toBeNull();
  expect(moves).toBe(0);
}, 20_000);

test("who looks back sees through the eyes of the own team, and the next team looks at what is now", async () => {
  await settled();
  await lift();
  document.querySelector<HTMLElement>("[data-option=keep]")!.click();
  await settled();
  await lift();
  there("history-back")!.click();
  await settled();
  expect(paths.filter((path) => path.includes("/moments/")).map((path) => new URL(path, "http://x").search)).toEqual([
    "?lang=en&seat=1",
  ]);
  expect(there("past-banner")).not.toBeNull();
  expect(secrets()).toEqual(["secret-of-crows"]);
}, 20_000);
