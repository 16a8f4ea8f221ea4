// Boards with scenes of real games: the engine plays them when a test runs.
import axe from "axe-core";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Component, flushSync, tick } from "svelte";
import { afterEach, expect } from "vitest";

import type { Lang, Odds, Piece, Scene } from "../../protocol/types";
import type { Laying } from "../../table/desk.svelte";
import { speak, type Told } from "../../table/words";
import { lay, type Parts, SampleDesk } from ".";

export interface Shown {
  scene: Scene;
  odds: Odds;
}

interface Scenes {
  pieces: Record<Lang, Record<string, Piece>>;
  words: Record<Lang, Told>;
  shown: Shown[];
}

/** What a game puts on the stage. */
interface Staged extends Laying {
  readonly parts: Parts;
}

interface Laid {
  board: HTMLElement;
  desk: SampleDesk;
}

const REPOSITORY = "..";
const PYTHON = ".venv/bin/python";

/** Without an engine to ask there is nothing to test, and that is no success. */
export function askTheEngine(game: string, python = PYTHON): Scenes {
  if (!existsSync(`${REPOSITORY}/${python}`)) {
    throw new Error(`These tests play games with the engine, and ${python} is not there: run \`make install\` first.`);
  }
  const args = ["-m", `tests.games.${game}.scenes`];
  return JSON.parse(execFileSync(python, args, { cwd: REPOSITORY, encoding: "utf8", maxBuffer: 2 ** 26 })) as Scenes;
}

/** What the board of a game says by itself. */
export function saidOn(game: string, lang: Lang = "en"): unknown {
  const code = `
import msgspec, sys
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
words = GAMES["${game}"].reading.board_words(edition_of("${game}"), "${lang}")
sys.stdout.buffer.write(msgspec.json.encode(words))`;
  return speak(JSON.parse(execFileSync(PYTHON, ["-c", code], { cwd: REPOSITORY, encoding: "utf8" })) as Told, lang);
}

/** What leaves the board is gone. */
export async function settled(): Promise<void> {
  await tick();
  await new Promise((then) => setTimeout(then));
  flushSync();
}

/** Scenes in which something of that sort can be done. */
export function offers(wanted: string): (scene: Scene) => boolean {
  return (scene) => scene.question?.options.some(({ verb }) => verb === wanted) ?? false;
}

/** Every piece lies drawn in the region that names it, and what is drawn is named there or offered to whoever decides. */
export function liesAsSaid(board: HTMLElement, desk: SampleDesk, stage: Staged): void {
  const laid = stage.laid(desk.scene.view);
  for (const region of board.querySelectorAll<HTMLElement>("[data-region]")) {
    const name = region.dataset.region as keyof typeof laid;
    const drawn = [...region.querySelectorAll<HTMLElement>("[data-piece]")].map(({ dataset }) => dataset.piece!);
    const asked = name === "case" ? (desk.scene.question?.options.flatMap(({ pieces }) => pieces) ?? []) : [];
    const known = new Set([...(laid[name] ?? []), ...desk.strays, ...asked, desk.scene.question?.source]);
    const where = `${name} at move ${desk.scene.moves}`;
    expect(drawn, where).toEqual(expect.arrayContaining([...(laid[name] ?? [])]));
    expect(
      drawn.filter((piece) => !known.has(piece)),
      where,
    ).toEqual([]);
  }
}

/** Many moments of many games, and the board that they are laid on. */
export class Played {
  readonly shown: readonly Shown[];
  readonly #pieces: Scenes["pieces"];
  readonly #words: Scenes["words"];
  readonly #board: Component | Staged;
  #clear = () => {};

  constructor(game: string, board: Component | Staged) {
    const { pieces, words, shown } = askTheEngine(game);
    this.shown = shown;
    this.#pieces = pieces;
    this.#words = words;
    this.#board = board;
    afterEach(() => this.clear());
  }

  lie(one: Shown, lang: Lang = "en"): Laid {
    const desk = new SampleDesk(one.scene, this.#pieces[lang]);
    desk.odds = one.odds;
    desk.lang = lang;
    desk.words = speak(this.#words[lang], lang);
    if ("laid" in this.#board) desk.laying = this.#board;
    const laid = lay("parts" in this.#board ? this.#board.parts : this.#board, desk);
    this.#clear = laid.clear;
    return { board: laid.board, desk };
  }

  clear(): void {
    this.#clear();
    this.#clear = () => {};
  }

  find(fits: (scene: Scene) => boolean): Shown {
    const found = this.shown.find(({ scene }) => fits(scene));
    if (found === undefined) throw new Error("no game came to that");
    return found;
  }

  /** Lays every scene in turn: what an option concerns is drawn and lit. The test looks at all that is drawn. */
  async layAll(look: (drawn: readonly HTMLElement[], scene: Scene) => void): Promise<void> {
    const { board, desk } = this.lie(this.shown[0]!);
    for (const { scene, odds } of this.shown) {
      desk.scene = scene;
      desk.odds = odds;
      await settled();
      const drawn = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
      const lit = drawn.filter((element) => element.hasAttribute("data-lit")).map((element) => element.dataset.piece);
      for (const option of scene.question!.options) {
        for (const piece of option.pieces) expect(lit, `${option.id} at move ${scene.moves}`).toContain(piece);
      }
      look(drawn, scene);
    }
  }

  /** What is wrong with the board for those who hear it. */
  async faultsAt(one: Shown): Promise<string[]> {
    const { board } = this.lie(one);
    await settled();
    // Colours are looked at in a real browser.
    const rules = { region: { enabled: false }, "color-contrast": { enabled: false } };
    const { violations } = await axe.run(board, { rules });
    this.clear();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }
}
