import { expect, test } from "vitest";

import { decksPath, inviteLink, pastedPath, routeOf, setupPath } from "./route";

const route = (path: string) => routeOf(new URL(path, "http://here"));

test("the lobby is at the root", () => {
  expect(route("/")).toEqual({ page: "lobby" });
});

test("a table has its id in its path", () => {
  expect(route("/t/abc-1")).toEqual({ page: "table", table: "abc-1", invitation: null });
});

test("an invitation names its token and its seat", () => {
  expect(route("/t/abc#invite=tok&seat=2")).toMatchObject({ invitation: { token: "tok", seat: 2 } });
});

test.each(["#invite=tok", "#seat=1", "#invite=&seat=1", "#invite=tok&seat=x", "#invite=tok&seat=-1"])(
  "%s is no invitation",
  (hash) => expect(route(`/t/abc${hash}`)).toMatchObject({ invitation: null }),
);

test("a table is set for a game, or for a box from its own cover", () => {
  expect(route(setupPath("elder_sign"))).toEqual({ page: "setup", game: "elder_sign", box: "" });
  expect(route(setupPath("a b", "c/d"))).toEqual({ page: "setup", game: "a b", box: "c/d" });
});

test("any other path is unknown", () => {
  expect(route("/t/abc/def")).toEqual({ page: "unknown" });
});

test("a link to a seat leads back to its invitation", () => {
  const url = new URL(inviteLink("a_b", 3, "to-ken"));
  expect(routeOf(url)).toEqual({ page: "table", table: "a_b", invitation: { token: "to-ken", seat: 3 } });
});

test("a table is found by its link, its path or its bare id", () => {
  expect(pastedPath(" http://elsewhere/t/abc#invite=tok&seat=0 ")).toBe("/t/abc#invite=tok&seat=0");
  expect(pastedPath("/t/abc")).toBe("/t/abc");
  expect(pastedPath("abc")).toBe("/t/abc");
  expect(pastedPath("http://elsewhere/")).toBeNull();
});

test("the deck builder of a game, with a deck on the bench and the seat that it is for", () => {
  expect(routeOf(new URL("http://x/decks/card_game"))).toEqual({
    page: "decks",
    game: "card_game",
    deck: "",
    seat: 0,
    boxes: [],
  });
  const path = decksPath("card_game", "d 1", 2, ["curios", "relics"]);
  expect(routeOf(new URL(path, "http://x"))).toEqual({
    page: "decks",
    game: "card_game",
    deck: "d 1",
    seat: 2,
    boxes: ["curios", "relics"],
  });
  expect(routeOf(new URL("http://x/decks/card_game#seat=-3"))).toMatchObject({ seat: 0 });
});
