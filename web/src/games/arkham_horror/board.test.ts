// The board, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { liesAsSaid, offers, Played, settled } from "../../kit/samples/played";
import { aLine } from "../../protocol/samples";
import type { Scene } from "../../protocol/types";
import { factsOf, PAIRS, viewOf } from "./facts";
import stage from "./stage";

const played = new Played("arkham_horror", stage);
const { shown } = played;

type Seat = ReturnType<typeof view>["seats"][number];

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

  test("draws in each region the pieces that are said to lie there, and no others", async () => {
    const { desk, board } = played.lie(shown[0]!);
    for (const one of shown) {
      desk.scene = one.scene;
      await settled();
      liesAsSaid(board, desk, stage);
    }
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
    expect(document.activeElement).toBe(handle("northside"));
  });

  test("a stop of a slider is a button that moves it there", () => {
    const { board, desk } = played.lie(played.find(offers("slide")));
    const slide = desk.scene.question!.options.find(({ verb }) => verb === "slide")!;
    board.querySelector<HTMLElement>(`[data-stop="${slide.id.slice("slide:".length)}"]`)!.click();
    expect(desk.taken).toEqual([slide.id]);
    expect(desk.pressed).toEqual([]);
  });

  test("every stop of a slider shows both of its values, and says them", () => {
    const { board, desk } = played.lie(played.find(offers("slide")));
    const you = board.querySelector<HTMLElement>("[data-region=own] [data-piece]")!.dataset.piece!;
    const printed = factsOf(desk, you, "investigator")!.skills;
    for (const [one, other] of PAIRS) {
      for (const [stop, value] of printed[one]!.entries()) {
        const button = board.querySelector<HTMLElement>(`[data-stop="${one}:${stop}"]`)!;
        const figures = [...button.querySelectorAll<HTMLElement>("[data-number]")].map(({ dataset }) => dataset.number);
        expect(figures).toEqual([`${value}`, `${printed[other]![stop]}`]);
        expect(button.getAttribute("aria-label")).toContain(`${printed[other]![stop]}`);
      }
    }
  });

  test("a fellow that answers the question can be taken or read", () => {
    const isLit = (scene: Scene) => {
      const others = stage.laid(scene.view).others ?? new Set();
      const { question } = scene;
      return (
        question?.most === 1 && question.least === 1 && question.options.some(({ pieces }) => others.has(pieces[0]!))
      );
    };
    const { board, desk } = played.lie(played.find(isLit));
    const fellow = board.querySelector<HTMLElement>("[data-region=others] [data-lit]")!;
    fellow.click();
    expect(desk.asked).toEqual([fellow.dataset.piece]);
    expect(desk.pressed).toEqual([]);
  });

  const handed = () => {
    const { board, desk } = played.lie(played.find((scene) => offers("slide")(scene) && offers("done")(scene)));
    const slide = desk.scene.question!.options.find(({ verb }) => verb === "slide")!;
    const [, skill, stop] = slide.id.split(":");
    const knob = board.querySelector<HTMLElement>(`[data-knob="${skill}"]`)!;
    const track = knob.parentElement!;
    const now = Number(knob.getAttribute("aria-valuenow")) - 1;
    track.querySelectorAll<HTMLElement>("[data-stop]").forEach((each, n) => {
      each.getBoundingClientRect = () => ({ left: n * 40, width: 40 }) as DOMRect;
    });
    const pull = (kind: string, clientX: number) => {
      knob.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX, button: 0, pointerId: 1 }));
      flushSync();
    };
    return { desk, knob, now, slide, stop: Number(stop), pull };
  };

  test("a slider is dragged to a stop where it may go", () => {
    const { desk, now, slide, stop, pull } = handed();
    pull("pointerdown", now * 40 + 20);
    pull("pointermove", stop * 40 + 17);
    pull("pointerup", stop * 40 + 17);
    expect(desk.taken).toEqual([slide.id]);
    expect(desk.pressed).toEqual([]);
  });

  test("let go where it may not be, a slider stays where it was", () => {
    const { desk, knob, now, pull } = handed();
    pull("pointerdown", now * 40 + 20);
    pull("pointermove", now * 40 + 25);
    pull("pointerup", now * 40 + 25);
    expect(desk.taken).toEqual([]);
    expect(knob.style.translate).toBe("");
  });

  test("the arrow keys move a slider to the next stop where it may go", () => {
    const { desk, knob, now } = handed();
    const legal = desk.scene
      .question!.options.filter(({ id }) => id.startsWith(`slide:${knob.dataset.knob}:`))
      .map(({ id }) => Number(id.split(":")[2]));
    const key = legal.some((stop) => stop > now) ? "ArrowRight" : "ArrowLeft";
    knob.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const next = key === "ArrowRight" ? Math.min(...legal.filter((stop) => stop > now)) : Math.max(...legal);
    expect(desk.taken).toEqual([`slide:${knob.dataset.knob}:${next}`]);
  });

  test("pointed at, a walk is drawn on the map, with the chances to evade what it leads to", () => {
    const { board, desk } = played.lie(
      played.find((scene) => offers("walk")(scene) && view(scene).walks.some(({ met }) => met.length > 0)),
    );
    const walk = view(desk.scene).walks.find(({ met }) => met.length > 0)!;
    desk.point(walk.to);
    flushSync();
    expect(board.querySelector("[data-testid=path]")?.getAttribute("data-way")).toBe(walk.way.join(" "));
    const met = [...board.querySelectorAll<HTMLElement>("[data-met]")].map(({ dataset }) => dataset.piece);
    expect(met.sort()).toEqual([...walk.met].sort());
    expect(board.querySelectorAll("[data-testid=evading]")).toHaveLength(walk.met.length);
    const caption = board.querySelector("[data-caption]")!;
    expect(caption.textContent).toContain(desk.name(walk.to));
    expect(caption.textContent).toContain(desk.name(walk.met[0]!));
    expect(board.querySelector(`[data-place="${walk.to}"]`)?.hasAttribute("data-risky")).toBe(true);
    desk.point(null);
    flushSync();
    expect(board.querySelector("[data-testid=path]")).toBeNull();
    expect(caption.textContent).toMatch(/\d+ places? within \d steps?/);
  });

  test("more than two monsters at a place lie under one another, and are counted", () => {
    const one = played.find((scene) => offers("walk")(scene) && view(scene).monsters.length > 0);
    const seen = view(one.scene);
    const [first] = seen.monsters;
    const monsters = [7, 8, 9].map((n) => ({ ...first!, id: `${first!.id}#${n}`, at: "southside" }));
    const { board } = played.lie({ ...one, scene: { ...one.scene, view: { ...seen, monsters } } });
    const stack = board.querySelector<HTMLElement>('[data-place="southside"] [data-stack]')!;
    expect(stack.querySelector("[data-under]")!.textContent).toBe("+1");
    expect(stack.querySelectorAll("[data-piece]")).toHaveLength(monsters.length);
  });

  test("where somebody is beyond the town, an inset says so, and opens it", () => {
    const { board, desk } = played.lie(
      played.find((scene) => view(scene).seats.some(({ investigator }) => investigator?.at.match(/_1$/))),
    );
    const world = view(desk.scene)
      .seats.map(({ investigator }) => investigator?.at ?? "")
      .find((at) => at.endsWith("_1"))!
      .replace(/_1$/, "");
    const inset = board.querySelector<HTMLElement>(`[data-inset="${world}"]`)!;
    expect(inset.getAttribute("aria-expanded")).toBe("false");
    inset.click();
    flushSync();
    expect(inset.getAttribute("aria-expanded")).toBe("true");
    expect(board.querySelector(`[data-piece="${world}"]`)!.closest("[inert]")).toBeNull();
  });

  test("a card that is being resolved lies face up, with what it says of the place", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).encounter !== null));
    const { card, at, seat } = view(desk.scene).encounter!;
    const turned = board.querySelector<HTMLElement>(`[data-turned="${card}"]`)!;
    expect(turned.textContent).toContain(desk.name(at));
    expect(turned.textContent).toContain(desk.name(view(desk.scene).seats[seat]!.investigator!.slug));
  });

  test("in a check it is said which dice are successes", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).checks.some(({ dice }) => dice.length > 1)));
    const [check] = view(desk.scene).checks;
    const good = check!.dice.filter((face) => face >= check!.success_from);
    expect(board.querySelectorAll("[data-region=case] .roll .die.good")).toHaveLength(good.length);
  });

  test("dice that have settled a check of one's own stay until one has answered with them in sight", () => {
    const { board, desk } = played.lie(
      played.find((scene) => offers("walk")(scene) && view(scene).checks.length === 0),
    );
    const [{ seat, investigator }] = view(desk.scene).seats as [Seat];
    const you = investigator!.slug;
    const check = { skill: "will", kind: "horror", modifier: 0, difficulty: 1, won: 1, success_from: 5, cause: "" };
    desk.scene = { ...desk.scene, view: { ...desk.scene.view, seat } as Scene["view"] };
    desk.settled = [
      { ...aLine(0), kind: "CheckMade", data: { ...check, who: you, faces: [2, 5] } },
      { ...aLine(1), kind: "CheckMade", data: { ...check, who: "somebody_else", faces: [6] } },
      { ...aLine(2), kind: "ClueDieRolled", data: { who: you, faces: [1], won: 1 } },
    ];
    flushSync();
    const faces = () =>
      [...board.querySelectorAll("[data-region=case] .happened [role=img]")].map((die) => die.textContent);
    expect(faces()).toEqual(["2", "5", "1"]);
    desk.settled = [];
    flushSync();
    expect(faces()).toEqual([]);
  });

  test("in a fight both sides are shown, and the dice that would be rolled", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).combat !== null && offers("fight")(scene)));
    const { combat, seats } = view(desk.scene);
    const you = seats.find(({ seat }) => seat === combat!.seat)!.investigator!;
    const fight = board.querySelector(".fight")!;
    expect(fight.textContent).toContain(desk.name(combat!.monster));
    expect(fight.textContent).toContain(desk.name(you.slug));
    expect(fight.textContent).toMatch(new RegExp(`\\b${combat!.dice} di`));
    expect(fight.textContent).toContain(`${combat!.hands} of 2 hands in use`);
    expect(fight.textContent).toMatch(/count/);
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
      expect(board.textContent).toMatch(/Terreur/);
      expect(board.textContent).not.toMatch(/undefined|\b(Turn|Doom|Outskirts|Toughness|Open gates)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    for (const option of ["walk", "slide", "fight"]) {
      expect(await played.faultsAt(played.find(offers(option)))).toEqual([]);
    }
  }, 120_000);
});
