import { expect, test } from "vitest";

import { aScene, aSeat } from "../../protocol/samples";
import type { Piece } from "../../protocol/types";
import { en } from "../../words/en";
import { nameOf } from "./names";

test("of several seats of the visitor, each is called by its own name, or else by its character", () => {
  const investigators = [
    { seat: 0, slug: "roland_banks" },
    { seat: 1, slug: "wendy_adams" },
  ];
  const pieces = { roland_banks: piece("Roland Banks"), wendy_adams: piece("Wendy Adams") };
  const names = (...called: string[]) => {
    const seats = called.map((name, seat) => aSeat(seat, { yours: true, name }));
    const scene = aScene({ game: "card_game", seats, view: { investigators, dossiers: [] } });
    return seats.map((seat) => nameOf(seat, scene, en, pieces));
  };
  expect(names("", "")).toEqual(["Roland Banks", "Wendy Adams"]);
  expect(names("Ann", "Ann")).toEqual(["Roland Banks", "Wendy Adams"]);
  expect(names("Ann", "Bob")).toEqual(["Ann", "Bob"]);
  expect(names("", "", "")[2]).toBe("Seat 3");
  const bot = aSeat(1, { kind: "bot", bot: "heuristic" });
  const scene = aScene({
    game: "card_game",
    seats: [aSeat(0, { yours: true }), bot],
    view: { investigators, dossiers: [] },
  });
  expect(nameOf(bot, scene, en, pieces)).toBe("Wendy Adams");
});

function piece(name: string): Piece {
  return { slug: name, kind: "investigator", name, title: "", lines: [], facts: {} };
}

test("who has no name is called by the seat, a bot without a character by its kind", () => {
  const mine = [aSeat(0, { yours: true }), aSeat(1, { yours: true }), aSeat(2, { kind: "bot", bot: "random" })];
  const scene = aScene({ seats: mine });
  expect(mine.map((seat) => nameOf(seat, scene, en))).toEqual(["Seat 1", "Seat 2", "Beginner (3)"]);
});
