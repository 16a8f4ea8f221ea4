import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aQuestion, anOption, aScene } from "../../protocol/samples";
import { lay, SampleDesk } from "../samples";
import Stage from "../samples/Stage.svelte";

let width: number;
let stage: string;
let seen: string[];
let shown: string[];
let clear: () => void;

beforeEach(() => {
  width = 340;
  stage = "";
  seen = [];
  shown = [];
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
  document.elementFromPoint = () => document.querySelector(seen.map((id) => `#${id}`).join() || "#nothing");
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.id);
  };
});

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

async function ask(...pieces: string[]): Promise<void> {
  const question = aQuestion({ options: pieces.map((id) => anOption(id, [id])) });
  ({ clear } = lay(Stage, new SampleDesk(aScene({ question }), {})));
  document.querySelector<HTMLElement>("#stage")!.dataset.stage = stage;
  await tick();
  await tick();
}

test("what is lit comes into sight", async () => {
  width = 900;
  await ask("prop");
  expect(shown).toEqual(["prop"]);
});

test("what is seen stays where it is", async () => {
  width = 900;
  seen = ["prop"];
  await ask("prop", "actor");
  expect(shown).toEqual([]);
});

test("where little fits on the screen, what the question is about comes into sight", async () => {
  await ask("prop");
  expect(shown).toEqual(["stage"]);
});

test("where a board says so, that holds on every screen", async () => {
  width = 900;
  stage = "always";
  seen = ["prop"];
  await ask("prop");
  expect(shown).toEqual(["stage"]);
});

test("on the stage, what is lit comes into sight", async () => {
  await ask("prop", "actor");
  expect(shown).toEqual(["actor"]);
});

test("what lies on a map that shows a part of itself is left to the map, which comes into sight", async () => {
  width = 900;
  await ask("spot");
  expect(shown).toEqual(["map"]);
});
