import { beforeEach, expect, test, vi } from "vitest";

import type * as Api from "./client";

let asked: string[];
let answers: Record<string, () => Response | Promise<Response>>;
let api: typeof Api.api;
let Refused: typeof Api.Refused;
let Unreachable: typeof Api.Unreachable;

beforeEach(async () => {
  asked = [];
  answers = { "/api/me": () => Response.json({ name: "Ada" }) };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    return answers[path.split("?")[0] ?? ""]?.() ?? Response.json([]);
  });
  vi.resetModules();
  ({ api, Refused, Unreachable } = await import("./client"));
});

test("nothing is asked before the visitor is known, and that only once", async () => {
  await Promise.all([api.games("fr"), api.tables("fr"), api.me()]);
  expect(asked).toEqual(["GET /api/me", "GET /api/games?lang=fr", "GET /api/tables?lang=fr"]);
});

test("boxes and kinds are named one by one, and not at all if there are none", async () => {
  await api.pieces("card_game", "fr", ["curios", "relics"], ["asset", "event"]);
  await api.game("card_game", "en", []);
  await api.stage("arkham_horror", ["kingsport"]);
  expect(asked.slice(1)).toEqual([
    "GET /api/games/card_game/pieces?kind=asset&kind=event&lang=fr&box=curios&box=relics",
    "GET /api/games/card_game?lang=en",
    "GET /api/games/arkham_horror/stage?box=kingsport",
  ]);
});

test("a refusal has a code and a sentence", async () => {
  answers["/api/tables/t"] = () => Response.json({ code: "unknown_table", message: "No such table." }, { status: 404 });
  const refusal = await api.scene("t", "en", null).catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(Refused);
  expect(refusal).toMatchObject({ code: "unknown_table", message: "No such table." });
});

test("silence, a failing server and nonsense are all the same: nobody has answered", async () => {
  const silent: (() => Response | Promise<Response>)[] = [
    () => Promise.reject(new TypeError()),
    () => new Response("", { status: 502 }),
    () => new Response("<html>"),
  ];
  for (const answer of silent) {
    answers["/api/tables/t"] = answer;
    await expect(api.scene("t", "en", null)).rejects.toBeInstanceOf(Unreachable);
  }
});

test("who could not be greeted is greeted again", async () => {
  answers["/api/me"] = () => Promise.reject(new TypeError());
  await expect(api.games("en")).rejects.toBeInstanceOf(Unreachable);
  answers["/api/me"] = () => Response.json({ name: "" });
  await expect(api.games("en")).resolves.toEqual([]);
});

test("a saved game is kept byte for byte", async () => {
  const saved = '{"word":18446744073709551615}';
  answers["/api/tables/t/save"] = () => new Response(saved);
  expect(await (await api.saved("t", "en")).text()).toBe(saved);
});
