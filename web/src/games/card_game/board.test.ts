// The board, with scenes of real games: the engine plays them when the test runs.
import axe from "axe-core";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { lay, SampleDesk } from "../../kit/samples";
import { aLine } from "../../protocol/samples";
import type { CardGameView, Lang, Odds, Piece, Scene } from "../../protocol/types";
import Board from "./Board.svelte";
import "./Interlude.svelte"; // so that it need not be waited for
import { factsOf, isBetween, openLines, viewOf } from "./facts";

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
  const args = ["-m", "tests.games.card_game.scenes"];
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

function find(fits: (view: CardGameView, scene: Scene) => boolean): Shown {
  const found = shown.find(({ scene }) => fits(viewOf(new SampleDesk(scene)), scene));
  if (found === undefined) throw new Error("no game came to that");
  return found;
}

function offers(option: string): (view: CardGameView, scene: Scene) => boolean {
  return (_, scene) => scene.question?.options.some(({ id }) => id.startsWith(option)) ?? false;
}

describe.skipIf(!there)("the board of the card game", () => {
  test("draws and lights up every piece that an option concerns, and every enemy once, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(100);
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
      for (const { card } of isBetween(viewOf(desk)) ? [] : viewOf(desk).enemies) {
        expect(
          drawn.filter((element) => element.dataset.piece === card),
          card,
        ).toHaveLength(1);
      }
    }
  }, 120_000);

  test("says everything in French too", async () => {
    const { board, desk } = lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 7 === 0)) {
      desk.scene = { ...one.scene, chronicle: [] };
      await settled();
      expect(board.textContent).toMatch(isBetween(viewOf(desk)) ? /Au choix|Votre deck/ : /Sac du Chaos/);
      expect(board.textContent).not.toMatch(/undefined|NaN|\b(Chaos bag|Play area|Your hand|Agenda \d|exhausted)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    // Colours are looked at in a real browser.
    const rules = {
      region: { enabled: false },
      "color-contrast": { enabled: false },
    };
    for (const fits of [offers("commit:"), offers("move:"), offers("buy:")]) {
      const { board } = lie(find(fits));
      await settled();
      const { violations } = await axe.run(board, { rules });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      clear();
    }
  }, 60_000);

  test("a location that nobody has revealed shows its name and where it leads, and nothing else can be read", () => {
    const { board, desk } = lie(
      find((view) => view.locations.some(({ revealed, card }) => !revealed && !/#/.test(card))),
    );
    const hidden = viewOf(desk).locations.find(({ revealed }) => !revealed)!;
    const drawn = board.querySelector<HTMLElement>(`[data-piece="${hidden.card}"]`)!;
    expect(drawn.textContent).toContain(desk.name(hidden.card));
    expect(drawn.querySelector(".shroud")).toBeNull();
    expect(factsOf(desk, hidden.card)!.lines).toContain("shroud");
    expect(desk.lines(hidden.card)).toEqual(openLines(desk, hidden.card));
    expect(desk.lines(hidden.card).join()).not.toMatch(/Shroud/);
  });

  test("a press on a location goes there, on an enemy fights it, on a card plays it", () => {
    const { board, desk } = lie(find(offers("move:")));
    const option = desk.scene.question!.options.find(({ id }) => id.startsWith("move:"))!;
    board.querySelector<HTMLElement>(`[data-piece="${option.pieces[0]}"] [data-handle]`)!.click();
    expect(desk.pressed).toEqual(option.pieces);
    clear();
    const fighting = lie(find(offers("fight:")));
    const fight = fighting.desk.scene.question!.options.find(({ id }) => id.startsWith("fight:"))!;
    fighting.board.querySelector<HTMLElement>(`[data-piece="${fight.pieces[0]}"]`)!.click();
    expect(fighting.desk.pressed).toEqual(fight.pieces);
  });

  test("walks through a test: what it is made of, its step, and the chance as long as that is open", () => {
    const { board, desk } = lie(find((view, scene) => view.test?.step === 2 && offers("commit:")(view, scene)));
    const panel = board.querySelector<HTMLElement>(".test")!;
    expect(panel.querySelector(".steps .now")!.textContent).toContain("2");
    expect(panel.textContent).toContain("chance");
    desk.odds = null;
    flushSync();
    expect(panel.textContent).not.toContain("chance");
  });

  test("tells how a test went that was over before anybody could look", () => {
    const { board, desk } = lie(find((view) => view.test === null && view.active >= 0));
    const data = { who: viewOf(desk).heroes[0]!.slug, seat: 0 };
    desk.news = [
      { ...aLine(0), kind: "TestBegan", data: { ...data, skill: "intellect", difficulty: 2 } },
      { ...aLine(1), kind: "TokenRevealed", data: { ...data, token: "skull" } },
      { ...aLine(2), kind: "TestFailed", data: { ...data, by: 1 } },
    ];
    flushSync();
    expect(board.querySelector(".past")!.textContent).toContain("Failed by 1");
    expect(board.querySelector(".past .skull")).not.toBeNull();
  });

  test("between two scenarios the deck lies open, and beside it what it may gain", async () => {
    const { board, desk } = lie(find(offers("buy:")));
    await settled();
    const deck = viewOf(desk).dossiers.find(({ seat }) => seat === viewOf(desk).seat)!.cards!;
    const bought = desk.scene
      .question!.options.filter(({ id }) => id.startsWith("buy:"))
      .flatMap(({ pieces }) => pieces);
    const offered = [...board.querySelectorAll<HTMLElement>(".offered [data-piece]")].map(
      ({ dataset }) => dataset.piece,
    );
    expect(offered).toEqual(expect.arrayContaining(bought));
    for (const card of deck) expect(board.querySelector(`[data-piece="${card}"]`), card).not.toBeNull();
    expect(board.querySelector(".map")).toBeNull();
  });
});
