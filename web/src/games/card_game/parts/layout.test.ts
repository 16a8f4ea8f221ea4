import { describe, expect, test } from "vitest";

import { layOut, waysBetween } from "./layout";

function star(hub: string, ...leaves: string[]) {
  return [{ card: hub, connects: leaves }, ...leaves.map((card) => ({ card, connects: [hub] }))];
}

describe("the map", () => {
  test("every location has a spot of its own", () => {
    const nodes = star("hallway", "attic", "cellar", "parlor", "study");
    const { spots, columns, rows } = layOut(nodes);
    const taken = new Set([...spots.values()].map(({ column, row }) => `${column}/${row}`));
    expect(taken.size).toBe(5);
    for (const { column, row } of spots.values()) {
      expect(column).toBeLessThan(columns);
      expect(row).toBeLessThan(rows);
    }
  });

  test("what is connected to everything lies next to everything", () => {
    const { spots } = layOut(star("hallway", "attic", "cellar", "parlor"));
    const hub = spots.get("hallway")!;
    for (const leaf of ["attic", "cellar", "parlor"]) {
      const { column, row } = spots.get(leaf)!;
      expect(Math.max(Math.abs(column - hub.column), Math.abs(row - hub.row))).toBe(1);
    }
  });

  test("Arkham lies as the guide suggests, whichever version of a place is in play", () => {
    const names =
      "northside downtown_arkham_asylum easttown rivertown graveyard southside_historical_society your_house";
    const { spots } = layOut(names.split(" ").map((card) => ({ card, connects: [] })));
    expect(spots.get("downtown_arkham_asylum")).toEqual({ column: 1, row: 0 });
    expect(spots.get("your_house")).toEqual({ column: 2, row: 2 });
  });

  test("a way is drawn once, and one that leads in one direction only is known", () => {
    const ways = waysBetween([
      { card: "a", connects: ["b", "c", "gone"] },
      { card: "b", connects: ["a"] },
      { card: "c", connects: [] },
    ]);
    expect(ways).toEqual([
      { from: "a", to: "b", oneWay: false },
      { from: "a", to: "c", oneWay: true },
    ]);
  });
});
