// The board, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { offers, Played, settled, type Shown } from "../../kit/samples/played";
import type { Scene } from "../../protocol/types";
import { offeredIn, ownSeat, viewOf, type WalkView } from "./facts";
import stage from "./stage";

const played = new Played("mansions", stage);
const { shown } = played;

function view(scene: Scene) {
  return viewOf(new SampleDesk(scene));
}

/** A scene in which a walk of so many steps can be taken. */
function walkOf(steps: number, fits: (walk: WalkView) => boolean = () => true): { one: Shown; walk: WalkView } {
  const find = (scene: Scene) =>
    offers("move")(scene) ? view(scene).walks.find((walk) => walk.steps.length === steps && fits(walk)) : undefined;
  const one = played.find((scene) => find(scene) !== undefined);
  return { one, walk: find(one.scene)! };
}

const calm = ({ met, feared, locks, fires, steps }: WalkView) =>
  met.length + feared.length + locks.length + fires.length === 0 && steps.every((step) => step.startsWith("move:"));

/** The same scene with the investigator whose turn it is somewhere else. */
function moved({ scene }: Shown, at: string): Scene {
  const before = view(scene);
  const seats = before.seats.map((seat) =>
    seat.seat === before.active && seat.investigator ? { ...seat, investigator: { ...seat.investigator, at } } : seat,
  );
  return { ...scene, version: scene.version + 1, view: { ...before, seats } as Scene["view"] };
}

describe("the board of Mansions of Madness", { timeout: 60_000 }, () => {
  test("draws and lights up every piece that an option concerns, and every figure, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(60);
    await played.layAll((drawn, scene) => {
      const house = drawn.filter((element) => element.closest(".map") !== null).map(({ dataset }) => dataset.piece);
      const { monsters, seats, spaces } = view(scene);
      const people = seats.flatMap(({ investigator: one }) => (one && one.at !== "" ? [one.slug] : []));
      const folk = [...people, ...monsters.map(({ id }) => id), ...spaces.map(({ id }) => id)];
      expect(house).toEqual(expect.arrayContaining(folk));
    });
  }, 300_000);

  test("what is offered and lies nowhere else is laid out to be read", () => {
    const { board, desk } = played.lie(played.find(offers("trait")));
    expect(offeredIn(desk).length).toBeGreaterThan(1);
    for (const id of offeredIn(desk)) {
      expect(board.querySelector(`.offered [data-piece="${id}"][data-lit]`), id).not.toBeNull();
    }
  });

  test("tells equal monsters apart, names who is of the story, and says what an opened token says", () => {
    const one = played.find((scene) => view(scene).monsters.length > 0);
    const before = view(one.scene);
    const maniac = {
      ...before.monsters[0]!,
      damage: 0,
      stunned: 0,
      samples: 0,
      burning: false,
      kind: "humanoid" as const,
    };
    const walter = { ...maniac, id: "maniac", name: "walter", token: null, health: null, strength: null };
    const other = { ...maniac, id: "maniac#2", name: "", token: 1, health: 3, strength: 2 };
    const scene = { ...one.scene, view: { ...before, monsters: [walter, other] } as Scene["view"] };
    const { board, desk } = played.lie({ ...one, scene });
    const [first, second] = ["maniac", "maniac#2"].map((id) => board.querySelector(`[data-piece="${id}"]`));
    const [, closed, opened] = desk.pieces.maniac!.lines;
    expect(first?.ariaLabel).toContain("no. 1, Walter Lynch");
    expect(second?.ariaLabel).toContain("no. 2");
    expect(second?.ariaLabel).toContain(opened);
    expect(first?.ariaLabel).not.toContain(closed);
    expect(second?.querySelector<HTMLElement>(".strength")?.dataset.number).toBe("2");
    expect(desk.lines("maniac#2")).toEqual([desk.pieces.maniac!.lines[0], opened]);
    expect(desk.lines("maniac").length).toBeGreaterThan(2);
  });

  test("every piece lies in the region that says so, and nothing else does", async () => {
    const { board, desk } = played.lie(shown[0]!);
    for (const { scene } of shown) {
      desk.scene = scene;
      await settled();
      const asked = new Set(scene.question!.options.flatMap(({ pieces }) => pieces));
      const doors = new Set(view(scene).doors.map(({ id }) => id));
      for (const [region, pieces] of Object.entries(stage.laid(scene.view))) {
        const drawn = new Set(
          [...board.querySelectorAll<HTMLElement>(`[data-region="${region}"] [data-piece]`)].map(
            ({ dataset }) => dataset.piece,
          ),
        );
        // A door can be got hold of only where it is asked about.
        const named = [...pieces].filter((piece) => !doors.has(piece) || asked.has(piece));
        expect([...drawn], `${region} at move ${scene.moves}`).toEqual(expect.arrayContaining(named));
        // What is offered and what has come up lies in the case, or over the board where there is much of it.
        const offered = new Set<string | undefined>(desk.strays);
        const others = [...drawn].filter((piece) => !pieces.has(piece!) && !offered.has(piece));
        if (region !== "case") expect(others, `${region} at move ${scene.moves}`).toEqual([]);
      }
    }
  }, 300_000);

  test("a gauge shows what is left", () => {
    const hurt = (scene: Scene) => {
      const own = ownSeat(view(scene))?.investigator;
      return own && own.damage > 0 ? own : undefined;
    };
    const one = played.find((scene) => hurt(scene) !== undefined);
    const { health, damage } = hurt(one.scene)!;
    const { board } = played.lie(one);
    const gauge = board.querySelector('[data-region="own"] [role="meter"][aria-label="Health"]');
    expect(gauge?.getAttribute("aria-valuenow")).toBe(`${health}`);
    expect(gauge?.getAttribute("aria-valuemax")).toBe(`${health + damage}`);
  });

  test("a press on a space next door means to go there", () => {
    const { one, walk } = walkOf(1, calm);
    const { board, desk } = played.lie(one);
    board.querySelector<HTMLElement>(`[data-space="${walk.to}"] [data-handle]`)!.click();
    expect(desk.taken).toEqual(walk.steps);
  });

  test("a press on the cards of the own room means to explore it", () => {
    const pileOf = (scene: Scene) => {
      const explore = scene.question?.options.find(({ id }) => id === "explore");
      return view(scene).rooms.find(({ id, cards }) => cards.length > 0 && explore?.pieces.includes(id))?.id;
    };
    const one = played.find((scene) => pileOf(scene) !== undefined);
    const { board, desk } = played.lie(one);
    board.querySelector<HTMLElement>(`[data-pile="${pileOf(one.scene)}"]`)!.click();
    expect(desk.pressed).toEqual([pileOf(one.scene)]);
    expect(desk.asked, "nothing is asked before it").toEqual([]);
  });

  test("a press on a space farther away means to walk there step by step", () => {
    const { one, walk } = walkOf(2, calm);
    const { board, desk } = played.lie(one);
    board.querySelector<HTMLElement>(`[data-space="${walk.to}"] [data-handle]`)!.click();
    expect(desk.taken).toEqual(walk.steps.slice(0, 1));
    const next = moved(one, walk.way[1]!);
    const rest = { ...walk, way: walk.way.slice(1), steps: walk.steps.slice(1) };
    const options = [{ ...one.scene.question!.options[0]!, id: walk.steps[1]!, verb: "move", pieces: [walk.to] }];
    desk.scene = {
      ...next,
      view: { ...view(next), walks: [rest] } as Scene["view"],
      question: { ...one.scene.question!, options },
    };
    flushSync();
    expect(desk.taken).toEqual(walk.steps);
  });

  test("a walk that something has stopped is not gone on with", () => {
    const { one, walk } = walkOf(2, calm);
    const { board, desk } = played.lie(one);
    board.querySelector<HTMLElement>(`[data-space="${walk.to}"] [data-handle]`)!.click();
    desk.scene = { ...one.scene, version: one.scene.version + 1 };
    flushSync();
    desk.scene = { ...moved(one, walk.way[1]!), version: one.scene.version + 2 };
    flushSync();
    expect(desk.taken).toEqual(walk.steps.slice(0, 1));
  });

  test("a walk that takes the action is shown first, and begun when it is agreed to", () => {
    const { one, walk } = walkOf(3);
    const { board, desk } = played.lie(one);
    const handle = board.querySelector<HTMLElement>(`[data-space="${walk.to}"] [data-handle]`)!;
    handle.click();
    flushSync();
    expect(desk.taken).toEqual([]);
    expect(board.querySelector("[data-testid=path]")!.getAttribute("data-way")).toBe(walk.way.join(" "));
    board.querySelector<HTMLElement>("[data-testid=go]")!.click();
    expect(desk.taken).toEqual(walk.steps.slice(0, 1));
  });

  test("whoever points at a space sees the way, and what stands in it", () => {
    const { one, walk } = walkOf(1, calm);
    const before = view(one.scene);
    const walks = before.walks.map((each) => (each === walk ? { ...walk, feared: ["zombie"] } : each));
    const { board, desk } = played.lie({
      ...one,
      scene: { ...one.scene, view: { ...before, walks } as Scene["view"] },
    });
    board
      .querySelector<HTMLElement>(`[data-space="${walk.to}"] [data-handle]`)!
      .dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    flushSync();
    expect(board.querySelector("[data-testid=path]")!.getAttribute("data-way")).toBe(walk.way.join(" "));
    expect(board.querySelector("[data-caption]")!.textContent).toContain(desk.name("zombie"));
  });

  test("rooms in which nobody has been lie in a fog that lifts", () => {
    const one = played.find((scene) => view(scene).rooms.some(({ entered }) => !entered));
    const { board } = played.lie(one);
    const foggy = [...board.querySelectorAll<HTMLElement>("[data-fog]")].map(({ dataset }) => dataset.fog);
    const strange = view(one.scene).rooms.filter(({ entered }) => !entered);
    expect(foggy.sort()).toEqual(strange.map(({ id }) => id).sort());
  });

  test("cards in a room lie face down unless they may be read", () => {
    const one = played.find((scene) => view(scene).rooms.some(({ cards }) => cards.some(({ card }) => card !== "")));
    const { board } = played.lie(one);
    for (const { id, cards } of view(one.scene).rooms.filter(({ cards: { length } }) => length > 0)) {
      const pile = board.querySelector<HTMLElement>(`[data-pile="${id}"]`)!;
      const read = [...pile.querySelectorAll<HTMLElement>("[data-piece]")].map(({ dataset }) => dataset.piece);
      expect(read).toEqual(cards.flatMap(({ card }) => (card === "" ? [] : [card])));
      expect(pile.dataset.cards).toBe(String(cards.length));
    }
  });

  test("while something is aimed at, what cannot be seen is in the shade", () => {
    const one = played.find(offers("attack"));
    const { board, desk } = played.lie(one);
    const attack = one.scene.question!.options.find(({ verb }) => verb === "attack")!;
    expect(board.querySelector(".shade, .sighted")).toBeNull();
    desk.pointed = attack.pieces[0]!;
    flushSync();
    expect(board.querySelector(".sighted")).not.toBeNull();
    expect(board.querySelector(".shade")).not.toBeNull();
  });

  test("the arrow keys go from space to space", () => {
    const { board } = played.lie(walkOf(1).one);
    const focal = board.querySelector<HTMLElement>("[data-focus] [data-handle]")!;
    focal.focus();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    }
    expect(document.activeElement!.closest("[data-space]")).not.toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  test("says everything in French as well", () => {
    const { board } = played.lie(walkOf(1).one, "fr");
    expect(board.querySelector('[aria-label="Plan de la maison"]')).not.toBeNull();
    expect(board.textContent).not.toContain("undefined");
  });

  test("can be heard as well as seen", async () => {
    expect(await played.faultsAt(walkOf(1).one)).toEqual([]);
    expect(await played.faultsAt(played.find(offers("attack")))).toEqual([]);
  });
});
