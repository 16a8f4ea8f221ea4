// The board, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { offers, Played } from "../../kit/samples/played";
import type { Scene } from "../../protocol/types";
import Board from "./Board.svelte";
import { viewOf } from "./facts";

const played = new Played("arkham_horror", Board);
const { shown } = played;

function view(scene: Scene) {
  return viewOf(new SampleDesk(scene));
}

describe("the board of Arkham Horror", () => {
  test("draws and lights up every piece that an option concerns, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(80);
    await played.layAll((drawn, scene) => {
      const ids = drawn.map((element) => element.dataset.piece);
      for (const { investigator } of view(scene).seats) if (investigator) expect(ids).toContain(investigator.slug);
    });
  }, 120_000);

  test("every place of the town, every monster and every gate is on the map", () => {
    const { board, desk } = played.lie(
      played.find((scene) => offers("walk")(scene) && view(scene).monsters.length > 1),
    );
    const map = board.querySelector(".map")!;
    const { places, monsters } = view(desk.scene);
    const abroad = monsters.filter(({ at }) => places.some(({ id }) => id === at)).map(({ id }) => id);
    const gates = places.flatMap(({ gate }) => (gate ? [gate] : []));
    for (const id of [...places.map((place) => place.id), ...abroad, ...gates]) {
      expect(map.querySelectorAll(`[data-piece="${id}"]`), id).toHaveLength(1);
    }
  });

  test("a press on a place that can be reached means to walk there", () => {
    const { board, desk } = played.lie(played.find(offers("walk")));
    const walk = desk.scene.question!.options.find(({ verb }) => verb === "walk")!;
    board.querySelector<HTMLElement>(`[data-place="${walk.pieces[0]}"] [data-handle]`)!.click();
    expect(desk.pressed).toEqual(walk.pieces);
  });

  test("the arrow keys go from place to place", () => {
    const { board } = played.lie(played.find(offers("walk")));
    const handle = (place: string) => board.querySelector<HTMLElement>(`[data-place="${place}"] [data-handle]`)!;
    handle("newspaper").focus();
    handle("newspaper").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect(document.activeElement).toBe(handle("curiositie_shoppe"));
  });

  test("a stop of a slider is a button that moves it there", () => {
    const { board, desk } = played.lie(played.find(offers("slide")));
    const slide = desk.scene.question!.options.find(({ verb }) => verb === "slide")!;
    board.querySelector<HTMLElement>(`[data-stop="${slide.id.slice("slide:".length)}"]`)!.click();
    expect(desk.taken).toEqual([slide.id]);
    expect(desk.pressed).toEqual([]);
  });

  test("in a fight both sides are shown, and the dice that would be rolled", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).combat !== null && offers("fight")(scene)));
    const { combat, seats } = view(desk.scene);
    const you = seats.find(({ seat }) => seat === combat!.seat)!.investigator!;
    const fight = board.querySelector(".fight")!;
    expect(fight.textContent).toContain(desk.name(combat!.monster));
    expect(fight.textContent).toContain(desk.name(you.slug));
    expect(fight.textContent).toMatch(
      new RegExp(`\\b${Math.max(0, you.skills.fight! + combat!.rating + combat!.bonus)} di`),
    );
  });

  test("awake, the Ancient One takes the place of the town", () => {
    const { board, desk } = played.lie(played.find(offers("attack")));
    expect(board.querySelector('[data-piece="ancient_one"][data-lit]')).not.toBeNull();
    expect(board.querySelector("[data-place]")).toBeNull();
    expect(board.textContent).toContain(desk.name(view(desk.scene).ancient_one.slug));
  });

  test("says everything in French too", () => {
    const { board, desk } = played.lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 8 === 0)) {
      desk.scene = one.scene;
      flushSync();
      expect(board.textContent).toMatch(/Tour \d/);
      expect(board.textContent).not.toMatch(/undefined|\b(Turn|Doom|Outskirts|Toughness|Open gates)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    for (const option of ["walk", "slide", "fight"]) {
      expect(await played.faultsAt(played.find(offers(option)))).toEqual([]);
    }
  }, 120_000);
});
