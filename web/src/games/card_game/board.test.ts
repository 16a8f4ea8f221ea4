// The board, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { offers, Played, settled, type Shown } from "../../kit/samples/played";
import { aLine } from "../../protocol/samples";
import type { Scene } from "../../protocol/types";
import { factsOf, isBetween, laid, mine, openLines, viewOf, type CardGameView } from "./facts";
import Interlude from "./parts/Interlude.svelte";
import stage from "./stage";

const played = new Played("card_game", { ...stage, parts: { ...stage.parts, whole: Interlude } });
const { shown } = played;

function view(scene: Scene): CardGameView {
  return viewOf(new SampleDesk(scene));
}

function find(fits: (view: CardGameView) => boolean): Shown {
  return played.find((scene) => fits(view(scene)));
}

/** The cards in the hand of whoever looks. */
function scenesHand(scene: Scene): string[] {
  return (mine(view(scene))?.hand ?? []).map(({ card }) => card);
}

/** The pieces that are drawn in a region. */
function piecesIn(drawn: readonly HTMLElement[], region: string): string[] {
  return drawn
    .filter((element) => element.closest<HTMLElement>("[data-region]")?.dataset.region === region)
    .map(({ dataset }) => dataset.piece ?? "");
}

describe("the stage of the card game", () => {
  test("every piece that an option concerns is drawn and lit; every piece lies in its region, and no other", async () => {
    expect(shown.length).toBeGreaterThan(100);
    await played.layAll((drawn, scene) => {
      const { enemies } = view(scene);
      if (isBetween(view(scene))) {
        expect(piecesIn(drawn, "whole")).toEqual(expect.arrayContaining([...(laid(view(scene)).board ?? [])]));
        return;
      }
      for (const [region, pieces] of Object.entries(laid(view(scene)))) {
        const asked = scene.question!.options.flatMap((option) => option.pieces);
        const about = [scene.question!.source, view(scene).test?.target ?? "", ...asked];
        const there = piecesIn(drawn, region);
        expect(there, `${region} at move ${scene.moves}`).toEqual(expect.arrayContaining([...pieces]));
        const more = there.filter((piece) => !pieces.has(piece) && !about.includes(piece));
        expect(more, `${region} at move ${scene.moves}`).toEqual([]);
      }
      const board = piecesIn(drawn, "board");
      for (const { card } of enemies)
        expect(
          board.filter((piece) => piece === card),
          card,
        ).toHaveLength(1);
    });
  }, 120_000);

  test("the opening hand can be read on the board, which has no location yet", () => {
    const { board, desk } = played.lie(played.find((scene) => scene.question?.kind === "mulligan"));
    const hand = scenesHand(desk.scene);
    const read = [...board.querySelectorAll<HTMLElement>('[data-region="board"] [data-lit]')];
    expect(read.map(({ dataset }) => dataset.piece)).toEqual(hand);
  });

  test("a location shows its picture, unless everything is small there", () => {
    const { board, desk } = played.lie(find(({ locations }) => locations.length > 0));
    for (const { card } of viewOf(desk).locations) {
      expect(board.querySelector(`article[data-piece="${card}"] [data-testid="picture"]`)).not.toBeNull();
    }
  });

  test("a gauge shows what is left", () => {
    const one = find(({ investigators }) => investigators.some(({ damage }) => damage > 0));
    const { slug, health, damage } = view(one.scene).investigators.find((each) => each.damage > 0)!;
    const { board } = played.lie(one);
    const gauge = board.querySelector(`[data-piece="${slug}"] [role="meter"][aria-label="Health"]`);
    expect(gauge?.getAttribute("aria-valuenow")).toBe(`${health - damage}`);
    expect(gauge?.getAttribute("aria-valuemax")).toBe(`${health}`);
  });

  test("says everything in French too", async () => {
    const { board, desk } = played.lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 7 === 0)) {
      desk.scene = { ...one.scene, chronicle: [] };
      await settled();
      expect(board.textContent).toMatch(
        isBetween(viewOf(desk)) ? /Qui prend la relève|Votre deck|Ce que vous pouvez acheter/ : /Votre main/,
      );
      expect(board.textContent).not.toMatch(/undefined|NaN|\b(Chaos bag|Play area|Your hand|Agenda \d|exhausted)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    for (const option of ["commit", "move", "buy"]) {
      expect(await played.faultsAt(played.find(offers(option)))).toEqual([]);
    }
  }, 60_000);

  test("a test says how likely it defeats who takes it", () => {
    const { board, desk } = played.lie(
      find(({ test }) => test !== null && test.step < 6 && test.tokens.length === 0 && test.automatic === ""),
    );
    desk.odds = { version: 1, options: {}, board: { test: 0.5, "test/death": 0.25 } };
    flushSync();
    expect(board.querySelector(".test .death")?.textContent).toContain("25% to be defeated by it");
    desk.odds = { version: 1, options: {}, board: { test: 0.5 } };
    flushSync();
    expect(board.querySelector(".test .death")).toBeNull();
  });

  test("a location that nobody has revealed shows its name and where it leads, and nothing else can be read", () => {
    const { board, desk } = played.lie(
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
    const { board, desk } = played.lie(played.find(offers("move")));
    const option = desk.scene.question!.options.find(({ verb }) => verb === "move")!;
    board.querySelector<HTMLElement>(`[data-piece="${option.pieces[0]}"] [data-handle]`)!.click();
    expect(desk.pressed).toEqual(option.pieces);
    played.clear();
    const fighting = played.lie(played.find(offers("fight")));
    const fight = fighting.desk.scene.question!.options.find(({ verb }) => verb === "fight")!;
    fighting.board.querySelector<HTMLElement>(`[data-piece="${fight.pieces[0]}"]`)!.click();
    expect(fighting.desk.pressed).toEqual(fight.pieces);
  });

  test("what is said of a location that is pointed at keeps the way there and what it brings apart", () => {
    const { board, desk } = played.lie(played.find(offers("move")));
    const move = desk.scene.question!.options.find(({ id }) => id.startsWith("move:"))!;
    desk.point(move.pieces[0]!);
    flushSync();
    const [label, hint] = [move.label, move.hint].map((parts) => parts.map(({ words }) => words).join(""));
    expect(board.querySelector(".foot")?.textContent).toContain(`${label} · ${hint}`);
  });

  test("the map says which enemy is engaged with whom", () => {
    const { board, desk } = played.lie(find((view) => view.enemies.some(({ engaged }) => engaged >= 0)));
    for (const enemy of viewOf(desk).enemies.filter(({ engaged }) => engaged >= 0)) {
      const investigator = viewOf(desk).investigators.find(({ seat }) => seat === enemy.engaged)!;
      const place = board.querySelector(`.map [data-piece="${enemy.at}"]`)!;
      const drawn = place.querySelector(`[data-piece="${enemy.card}"]`)!;
      expect(drawn.getAttribute("aria-label")).toContain(`engaged with ${desk.name(investigator.slug)}`);
      expect(drawn.querySelector(".marker")).not.toBeNull();
    }
  });

  test("walks through a test: what it is made of, its step, and the chance as long as that is open", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).test?.step === 2 && offers("commit")(scene)));
    const panel = board.querySelector<HTMLElement>(".test")!;
    expect(panel.querySelector(".steps .now")!.textContent).toContain("2");
    expect(panel.textContent).toContain("chance");
    desk.odds = null;
    flushSync();
    expect(panel.textContent).not.toContain("chance");
  });

  test("tells how a test went that was over before anybody could look", () => {
    const { board, desk } = played.lie(find((view) => view.test === null && view.active >= 0));
    const data = { who: viewOf(desk).investigators[0]!.slug, seat: 0 };
    desk.settled = [
      { ...aLine(0), kind: "TestBegan", data: { ...data, skill: "intellect", difficulty: 2 } },
      { ...aLine(1), kind: "TokenRevealed", data: { ...data, token: "skull" } },
      { ...aLine(2), kind: "TestFailed", data: { ...data, by: 1 } },
    ];
    flushSync();
    expect(board.querySelector(".past")!.textContent).toContain("Failed by 1");
    expect(board.querySelector(".past .skull")).not.toBeNull();
    desk.settled = [];
    flushSync();
    expect(board.querySelector(".past"), "somebody has decided with it in sight").toBeNull();
  });

  test("the bag is told by what its tokens would do", () => {
    const { board, desk } = played.lie(find(({ test }) => test !== null && test.step === 2));
    const { bag, test } = viewOf(desk);
    const reach = bag.filter(({ value }) => value !== null && test!.total + value >= test!.difficulty);
    expect(board.querySelectorAll(".bars > .bar")).toHaveLength(bag.length);
    expect(board.querySelectorAll(".bars > .reaches")).toHaveLength(reach.length);
  });

  test("between two scenarios the deck lies open, and beside it what it may gain", async () => {
    const { board, desk } = played.lie(played.find(offers("buy")));
    await settled();
    const deck = viewOf(desk).dossiers.find(({ seat }) => seat === viewOf(desk).seat)!.cards!;
    const bought = desk.scene.question!.options.filter(({ verb }) => verb === "buy").flatMap(({ pieces }) => pieces);
    const offered = [...board.querySelectorAll<HTMLElement>(".offered [data-piece]")].map(
      ({ dataset }) => dataset.piece,
    );
    expect(offered).toEqual(expect.arrayContaining(bought));
    for (const card of deck) expect(board.querySelector(`[data-piece="${card}"]`), card).not.toBeNull();
    expect(stage.whole.when(desk.scene.view)).toBe(true);
  });
});
