// The board, with scenes of real games: the engine plays them when the test runs.
import axe from "axe-core";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { lay, SampleDesk } from "../../kit/samples";
import { aLine } from "../../protocol/samples";
import type { Lang, Odds, Piece, Scene } from "../../protocol/types";
import Board from "./Board.svelte";
import { viewOf } from "./facts";

interface Shown {
  scene: Scene;
  odds: Odds;
}

interface Scenes {
  pieces: Record<Lang, Record<string, Piece>>;
  shown: Shown[];
}

const REPOSITORY = "..";
const PYTHON = ".venv/bin/python";
const there = existsSync(`${REPOSITORY}/${PYTHON}`);
const { pieces, shown } = there ? askTheEngine() : { pieces: { en: {}, fr: {} }, shown: [] };

function askTheEngine(): Scenes {
  const args = ["-m", "tests.games.elder_sign.scenes"];
  return JSON.parse(execFileSync(PYTHON, args, { cwd: REPOSITORY, encoding: "utf8", maxBuffer: 2 ** 26 })) as Scenes;
}

let clear = () => {};
afterEach(() => clear());

function lie(one: Shown, lang: Lang = "en"): { board: HTMLElement; desk: SampleDesk } {
  const desk = new SampleDesk(one.scene, pieces[lang]);
  desk.odds = one.odds;
  desk.lang = lang;
  const laid = lay(Board, desk);
  clear = () => {
    laid.clear();
    clear = () => {};
  };
  return { board: laid.board, desk };
}

/** What leaves the board is gone. */
async function settled(): Promise<void> {
  await tick();
  await new Promise((then) => setTimeout(then));
  flushSync();
}

function find(fits: (scene: Scene) => boolean): Shown {
  const found = shown.find(({ scene }) => fits(scene));
  if (found === undefined) throw new Error("no game came to that");
  return found;
}

function offers(option: string): (scene: Scene) => boolean {
  return (scene) => scene.question?.options.some(({ id }) => id.startsWith(option)) ?? false;
}

function view(scene: Scene) {
  return viewOf(new SampleDesk(scene));
}

describe.skipIf(!there)("the board of Elder Sign", () => {
  test("draws and lights up every piece that an option concerns, and every die once, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(50);
    const { board, desk } = lie(shown[0]!);
    for (const one of shown) {
      desk.scene = one.scene;
      desk.odds = one.odds;
      await settled();
      const drawn = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
      const lit = drawn.filter((element) => element.hasAttribute("data-lit")).map((element) => element.dataset.piece);
      for (const option of one.scene.question!.options) {
        for (const piece of option.pieces) expect(lit, `${option.id} at move ${one.scene.moves}`).toContain(piece);
      }
      for (const { id, zone } of view(one.scene).dice) {
        expect(
          drawn.filter((element) => element.dataset.piece === id),
          `${id}, ${zone}`,
        ).toHaveLength(1);
      }
    }
  }, 60_000);

  test("says everything in French too", () => {
    const { board, desk } = lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 6 === 0)) {
      desk.scene = one.scene;
      flushSync();
      expect(board.textContent).toMatch(/Jour \d/);
      expect(board.textContent).not.toMatch(/undefined|\b(Day|Doom|Entrance|Pool|At hand)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    // Colours are looked at in a real browser.
    const rules = { region: { enabled: false }, "color-contrast": { enabled: false } };
    for (const fits of [offers("task:"), offers("investigator:")]) {
      const { board } = lie(find(fits));
      const { violations } = await axe.run(board, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      clear();
    }
  }, 60_000);

  test("a press on a card means its place, on a task that task, on a die that die", () => {
    const { board, desk } = lie(find(offers("move:")));
    board.querySelector<HTMLElement>("article[data-lit] [data-handle]")!.click();
    expect(desk.optionsOf(desk.pressed[0]!)[0]?.id).toBe(`move:${desk.pressed[0]}`);
    clear();
    const trying = lie(find(offers("task:")));
    trying.board.querySelector<HTMLElement>("li[data-lit] [data-handle]")!.click();
    expect(trying.desk.pressed[0]).toMatch(/\/task:\d$/);
  });

  test("shows the chance of every open task, unless nobody wants to know", () => {
    const { board, desk } = lie(find(offers("move:")));
    expect(board.querySelectorAll(".chance")).toHaveLength(Object.keys(desk.odds!.board).length);
    desk.odds = null;
    flushSync();
    expect(board.querySelectorAll(".chance")).toHaveLength(0);
  });

  test("awake, the Ancient One takes the place of the museum", () => {
    const { board, desk } = lie(find((scene) => view(scene).ancient_one.awake));
    expect(board.querySelector('[data-piece="ancient_one/task:0"]')).not.toBeNull();
    expect(board.querySelector('[data-piece="entrance"]')).toBeNull();
    expect(board.textContent).toContain(desk.name(view(desk.scene).ancient_one.slug));
  });

  test("dice tumble when they are rolled, if things may move", () => {
    const { board, desk } = lie(find((scene) => view(scene).attempt?.rolled ?? false));
    desk.motion = true;
    const index = view(desk.scene).dice.findIndex((die) => die.zone === "pool");
    desk.news = [{ ...aLine(0), data: { who: "", dice: [index], faces: [5] } }];
    flushSync();
    expect(board.querySelectorAll(".die.rolling")).toHaveLength(1);
  });

  test("the clues of whoever decides are the ones that can be spent", () => {
    const { board } = lie(find(offers("clue")));
    expect(board.querySelectorAll('[data-piece="clue"]')).toHaveLength(1);
  });
});
