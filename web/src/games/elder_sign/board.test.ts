// The board, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { offers, Played } from "../../kit/samples/played";
import { aLine } from "../../protocol/samples";
import type { Scene } from "../../protocol/types";
import { strays } from "../../table/front";
import { lineOf, viewOf } from "./facts";
import { laid } from "./laid";
import stage from "./stage";

const played = new Played("elder_sign", stage);
const { shown } = played;

function view(scene: Scene) {
  return viewOf(new SampleDesk(scene));
}

describe("the board of Elder Sign", () => {
  test("draws and lights up every piece that an option concerns, and every die once, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(50);
    await played.layAll((drawn, scene) => {
      for (const { id, zone } of view(scene).dice) {
        expect(
          drawn.filter((element) => element.dataset.piece === id),
          `${id}, ${zone}`,
        ).toHaveLength(1);
      }
    });
  }, 60_000);

  test("every piece lies where the stage says it does, and nowhere else", async () => {
    await played.layAll((drawn, scene) => {
      const said = laid(scene.view);
      const offered = new Set(strays(scene.question, said));
      for (const region of Object.keys(stage.parts) as (keyof typeof stage.parts)[]) {
        const here = drawn.filter(
          (element) => element.closest("[data-region]")?.getAttribute("data-region") === region,
        );
        const found = new Set(here.map(({ dataset }) => dataset.piece!).filter((piece) => !offered.has(piece)));
        if (region === "board" && view(scene).box.some((slug) => offered.has(slug))) continue; // a draft covers the museum
        if (region === "case") expect([...found].filter((piece) => piece !== scene.question?.source)).toEqual([]);
        else expect([...found].sort(), `${region} at move ${scene.moves}`).toEqual([...(said[region] ?? [])].sort());
      }
    });
  }, 60_000);

  test("says everything in French too", () => {
    const { board, desk } = played.lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 6 === 0)) {
      desk.scene = one.scene;
      flushSync();
      expect(board.textContent).toMatch(/Jour \d/);
      expect(board.textContent).not.toMatch(/undefined|\b(Day|Doom|Entrance|Pool|At hand)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    for (const option of ["task", "investigator"]) {
      expect(await played.faultsAt(played.find(offers(option)))).toEqual([]);
    }
  }, 60_000);

  test("a press on a card means its place, on a task that task, on a die that die", () => {
    const { board, desk } = played.lie(played.find(offers("move")));
    board.querySelector<HTMLElement>("article[data-lit] [data-handle]")!.click();
    expect(desk.optionsOf(desk.pressed[0]!)[0]?.id).toBe(`move:${desk.pressed[0]}`);
    played.clear();
    const trying = played.lie(played.find(offers("task")));
    trying.board.querySelector<HTMLElement>("li[data-lit] [data-handle]")!.click();
    expect(trying.desk.pressed[0]).toMatch(/\/task:\d$/);
  });

  test("shows the chance of every open task, unless nobody wants to know", () => {
    const { board, desk } = played.lie(played.find(offers("move")));
    expect(board.querySelectorAll(".chance")).toHaveLength(Object.keys(desk.odds!.board).length);
    desk.odds = null;
    flushSync();
    expect(board.querySelectorAll(".chance")).toHaveLength(0);
  });

  test("while an adventure is attempted only its own tasks show chances, and none that can be completed now", () => {
    const { board, desk } = played.lie(played.find(offers("task")));
    const { museum, other_worlds, attempt } = view(desk.scene);
    const tasks = [...museum, ...other_worlds].flatMap((one) => one?.tasks.map((_, n) => `${one.card}/${n}`) ?? []);
    desk.odds = { version: 1, options: {}, board: Object.fromEntries(tasks.map((task) => [task, 0.5])) };
    flushSync();
    for (const chance of board.querySelectorAll(".chance")) {
      const task = chance.closest<HTMLElement>("li[data-piece]")!;
      expect(task.dataset.piece).toMatch(new RegExp(`^${attempt!.place}/`));
      expect(task.hasAttribute("data-lit")).toBe(false);
    }
  });

  test("the investigator of whoever looks says what it can do", () => {
    const { board, desk } = played.lie(played.find((scene) => offers("move")(scene)));
    const { seats, seat } = view(desk.scene);
    const { slug } = seats.find((one) => one.seat === seat)!.investigator!;
    expect(board.querySelector('[data-region="own"] .ability')?.textContent).toBe(lineOf(desk, slug, "ability"));
  });

  test("awake, the Ancient One takes the place of the museum", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).ancient_one.awake));
    expect(board.querySelector('[data-piece="ancient_one/task:0"]')).not.toBeNull();
    expect(board.querySelector('[data-piece="entrance"]')).toBeNull();
    expect(board.textContent).toContain(desk.name(view(desk.scene).ancient_one.slug));
  });

  test("dice tumble when they are rolled, if things may move", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).attempt?.rolled ?? false));
    desk.motion = true;
    const index = view(desk.scene).dice.findIndex((die) => die.zone === "pool");
    desk.news = [{ ...aLine(0), data: { who: "", dice: [index], faces: [5] } }];
    flushSync();
    expect(board.querySelectorAll(".rolling > .die")).toHaveLength(1);
  });

  test("a card whose die is locked elsewhere says that it waits for it, in both languages", () => {
    for (const [lang, words] of [
      ["en", /^waits for a die: (Green|Yellow|Red) die$/],
      ["fr", /^attend un dé\u202f: Dé (vert|jaune|rouge)$/],
    ] as const) {
      const { board, desk } = played.lie(
        played.find((scene) => offers("move")(scene) && view(scene).mythos !== ""),
        lang,
      );
      expect(board.querySelectorAll(".waits")).toHaveLength(0);
      const { museum, mythos } = view(desk.scene);
      const waiting = [museum.find((adventure) => adventure !== null)!.card, mythos];
      desk.scene = { ...desk.scene, view: { ...view(desk.scene), waiting } } as Scene;
      flushSync();
      const drawn = [...board.querySelectorAll(".waits")];
      expect(drawn).toHaveLength(2);
      for (const lock of drawn) expect(lock.getAttribute("aria-label")).toMatch(words);
      played.clear();
    }
  });

  test("the clues of whoever decides are the ones that can be spent", () => {
    const { board } = played.lie(played.find(offers("clue")));
    expect(board.querySelectorAll('[data-piece="clue"]')).toHaveLength(1);
  });
});
