import { beforeEach, expect, test, vi } from "vitest";

import type * as Decks from "./decks.svelte";

const DECK = { id: "d1", game: "card_game", name: "Mine", list: "{}" };

async function fresh(): Promise<typeof Decks.decks> {
  vi.resetModules();
  return (await import("./decks.svelte")).decks;
}

beforeEach(() => localStorage.clear());

test("decks are kept in the browser, the latest first, by game", async () => {
  const decks = await fresh();
  decks.keep(DECK);
  decks.keep({ ...DECK, id: "d2", name: "Other" });
  decks.keep({ ...DECK, id: "d3", game: "chess" });
  decks.keep({ ...DECK, name: "Renamed" });
  expect((await fresh()).of("card_game").map(({ name }) => name)).toEqual(["Other", "Renamed"]);
  decks.forget("d1");
  expect((await fresh()).find("d1")).toBeUndefined();
});

test("what is no deck is not kept", async () => {
  localStorage.setItem("miskatonic.decks", JSON.stringify([null, 7, { id: "x" }, DECK]));
  expect((await fresh()).of("card_game")).toEqual([DECK]);
  localStorage.setItem("miskatonic.decks", "{");
  expect((await fresh()).of("card_game")).toEqual([]);
});
