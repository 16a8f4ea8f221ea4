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
