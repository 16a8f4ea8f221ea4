import { beforeEach, expect, test } from "vitest";

import { aQuestion, aScene, anOption } from "../protocol/samples";
import { TableDesk } from "./desk.svelte";
import { Table } from "./table.svelte";

let table: Table;
let desk: TableDesk;
const at = document.createElement("button");

beforeEach(() => {
  table = new Table("table");
  const options = [anOption("go", ["woods"]), anOption("search", ["woods", "river"]), anOption("wait")];
  table.scene = aScene({ question: aQuestion({ least: 0, most: 2, options }) });
  table.pieces = { woods: { slug: "woods", kind: "place", name: "Woods", title: "", lines: [], facts: {} } };
  desk = new TableDesk(table);
});

test("options are found by the pieces that they concern", () => {
  expect(desk.optionsOf("woods").map((option) => option.id)).toEqual(["go", "search"]);
  expect(desk.optionsOf("sea")).toEqual([]);
});

test("the pieces of an option that is pointed at glow", () => {
  desk.option = "search";
  expect([desk.glows("woods"), desk.glows("river"), desk.glows("sea")]).toEqual([true, true, false]);
});

test("a piece with one option takes it, here marks it", () => {
  desk.press("river", at);
  expect(table.marks).toEqual(["search"]);
  expect(desk.marked("river")).toBe(true);
});

test("a piece with several options offers them", () => {
  desk.press("woods", at);
  expect(desk.menu?.piece).toBe("woods");
  expect(table.marks).toEqual([]);
});

test("a piece without options is inspected, if there is anything to read", () => {
  table.scene = aScene({ question: null });
  desk.press("woods#2", at);
  expect(desk.inspected).toBe("woods#2");
  desk.inspected = null;
  desk.press("sea", at);
  expect(desk.inspected).toBeNull();
});

test("looking back, nothing can be chosen", () => {
  table.lookback.at = 0;
  expect(desk.optionsOf("woods")).toEqual([]);
  expect(desk.news).toEqual([]);
});

test("copies of a card share its name", () => {
  expect(desk.name("woods#3")).toBe("Woods");
  expect(desk.name("sea")).toBe("sea");
});

test("nobody reads the slug of a piece whose words have not come", () => {
  expect([desk.called("woods#3"), desk.called("sea")]).toEqual(["Woods", "…"]);
});

// --- who, then where

function sendSomebody(): void {
  const options = ["ann:woods", "ann:river", "bob:woods"].map((id) => anOption(id, id.split(":")));
  table.scene = aScene({
    question: aQuestion({ least: 0, most: 1, options: [...options, anOption("rest", ["camp"])] }),
  });
}

test("where every option is about two pieces, one is pressed and then the other", () => {
  sendSomebody();
  desk.press("ann", at);
  expect([desk.held("ann"), desk.menu, table.marks]).toEqual([true, null, []]);
  expect(desk.optionsOf("river").map(({ id }) => id)).toEqual(["ann:river"]);
  expect(desk.optionsOf("bob")).toEqual([]);
  desk.press("river", at);
  expect(table.marks).toEqual(["ann:river"]);
  expect(desk.held("ann")).toBe(false);
});

test("in either order", () => {
  sendSomebody();
  desk.press("woods", at);
  desk.press("bob", at);
  expect(table.marks).toEqual(["bob:woods"]);
});

test("a piece that is pressed again is let go", () => {
  sendSomebody();
  desk.press("ann", at);
  desk.press("ann", at);
  expect(desk.holding).toEqual([]);
  expect(desk.optionsOf("bob")).toHaveLength(1);
});

test("a piece that has nothing to do with the one that is held is pressed as if there were none", () => {
  sendSomebody();
  desk.press("ann", at);
  desk.press("camp", at);
  expect(table.marks).toEqual(["rest"]);
});

test("who cannot point before pressing is asked, where a board wants it", () => {
  sendSomebody();
  desk.press("camp", at, true);
  expect([desk.menu?.piece, table.marks]).toEqual(["camp", []]);
});
