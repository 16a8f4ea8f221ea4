// The board with a second town, its tracks, sheets, and battles that cards decide, with scenes of real games.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import { SampleDesk } from "../../kit/samples";
import { liesAsSaid, offers, Played, settled } from "../../kit/samples/played";
import type { Scene } from "../../protocol/types";
import { markersOn, viewOf } from "./facts";
import stage from "./stage";

const played = new Played("kingsport", stage);
const { shown } = played;

function view(scene: Scene) {
  return viewOf(new SampleDesk(scene));
}

describe("the board with a second town", () => {
  test("draws and lights up every piece that an option concerns, in every kind of situation", async () => {
    expect(shown.length).toBeGreaterThan(60);
    await played.layAll(() => {});
  }, 120_000);

  test("draws in each region the pieces that are said to lie there, and no others", async () => {
    const { desk, board } = played.lie(shown[0]!);
    for (const one of shown) {
      desk.scene = one.scene;
      await settled();
      liesAsSaid(board, desk, stage);
    }
  }, 120_000);

  test("the town where one stands is large, the other a postcard; each says how many of its places are lit", () => {
    const { board, desk } = played.lie(played.find(offers("train")));
    const { places, seats, active } = view(desk.scene);
    const home = places.find(({ id }) => id === seats[active]!.investigator!.at)!.town;
    const small = board.querySelector('[data-surface="small"]')!.closest<HTMLElement>("[data-town]")!;
    expect(small.dataset.town).not.toBe(home);
    for (const article of board.querySelectorAll("article.card")) {
      const lit = article.querySelectorAll("[data-place][data-lit]").length;
      expect(article.querySelector(".count")?.textContent ?? "0").toBe(String(lit));
    }
  });

  test("a postcard is enlarged, and the other town becomes the postcard", () => {
    const { board } = played.lie(played.find(offers("train")));
    const postcard = () => board.querySelector<HTMLElement>('[data-town]:has([data-surface="small"])')!.dataset.town;
    const before = postcard();
    board.querySelector<HTMLElement>(`[data-jump="${before}"]`)!.click();
    flushSync();
    expect(postcard()).not.toBe(before);
  });

  test("a place that a marker names bears the sign of its track", () => {
    const { board, desk } = played.lie(
      played.find((scene) => view(scene).tracks.some((one) => markersOn(one).length > 0)),
    );
    const { tracks } = view(desk.scene);
    const named = tracks.flatMap((one) =>
      markersOn(one).flatMap(({ place, face_up }) => (face_up ? [`${place} ${one.id}`] : [])),
    );
    const signed = [...board.querySelectorAll<HTMLElement>("[data-undoes]")].map(
      (sign) => `${sign.closest<HTMLElement>("[data-place]")!.dataset.place} ${sign.dataset.undoes}`,
    );
    expect(new Set(signed)).toEqual(new Set(named));
  });

  test("a press on a place where a train goes means to take it", () => {
    const { board, desk } = played.lie(played.find(offers("train")));
    const train = desk.scene.question!.options.find(({ verb }) => verb === "train")!;
    board.querySelector<HTMLElement>(`[data-place="${train.pieces[0]}"] [data-handle]`)!.click();
    expect(desk.pressed).toEqual(train.pieces);
  });

  test("a monster that can be hunted is lit", () => {
    const { board, desk } = played.lie(played.find(offers("hunt")));
    const hunt = desk.scene.question!.options.find(({ verb }) => verb === "hunt")!;
    expect(board.querySelector(`.map [data-piece="${hunt.pieces[0]}"][data-lit]`)).not.toBeNull();
  });

  test("a track shows the patterns that bring it forward, and what lies on its spaces", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).tracks.some(({ at }) => at !== "")));
    for (const { id, groups } of view(desk.scene).tracks) {
      const track = board.querySelector<HTMLElement>(`[data-track="${id}"]`)!;
      const markers = groups.flatMap((group) => group.markers);
      expect(track.querySelectorAll(".pattern")).toHaveLength(groups.length);
      expect(track.querySelectorAll(".marker")).toHaveLength(markers.length);
      expect(track.querySelectorAll(".marker.turned")).toHaveLength(markers.filter(({ face_up }) => !face_up).length);
      expect(track.querySelectorAll(".hole")).toHaveLength(4 - markers.length);
    }
  });

  test("each rift says how far it is, on the town and for everybody; pressed, what happens then", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).tracks.some(({ at }) => at !== "")));
    const { tracks } = view(desk.scene);
    const band = board.querySelector('[data-region=band] [data-count="tracks"]')!;
    for (const track of tracks) {
      const fills = band.querySelector(`[data-fills="${track.id}"]`)!;
      if (track.at) expect(fills.querySelector(".whirl")).not.toBeNull();
      else expect(fills.textContent).toBe(String(markersOn(track).length));
      const line = board.querySelector<HTMLElement>(`[data-track-line="${track.id}"]`)!;
      expect(line.textContent).toContain(track.at ? "open" : `${markersOn(track).length}/4`);
      line.click();
      flushSync();
      const told = board.querySelector<HTMLElement>(`[data-track="${track.id}"]`)!;
      expect(told.closest("[inert]")).toBeNull();
      expect(told.querySelectorAll(".story").length).toBeGreaterThan(1);
      line.click();
      flushSync();
      expect(told.querySelector(".story")).toBeNull();
    }
  });

  test("an open rift lies at its place, and its track says where", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).tracks.some(({ at }) => at !== "")));
    const open = view(desk.scene).tracks.find(({ at }) => at !== "")!;
    expect(board.querySelector(`[data-place="${open.at}"] [data-piece="${open.marker}"]`)).not.toBeNull();
    expect(board.querySelectorAll(`[data-piece="${open.marker}"]`)).toHaveLength(1);
    expect(board.querySelector(`[data-track="${open.id}"]`)?.textContent).toContain(desk.name(open.at));
  });

  test("nobody is told which rift lies face down on a track", () => {
    const { board } = played.lie(
      played.find((scene) => view(scene).tracks.length > 0 && view(scene).tracks.every(({ marker }) => marker === "")),
    );
    expect(board.querySelector('[data-piece^="rift_white"], [data-piece^="rift_black"]')).toBeNull();
  });

  test("sheets lie beside that of the Ancient One, with their words", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).sheets.length > 1));
    for (const sheet of view(desk.scene).sheets) {
      expect(board.querySelector(`[data-piece="${sheet}"]`)?.textContent).toContain(desk.lines(sheet)[0]);
    }
  });

  test("tokens of a box are counted on the sheet of their investigator", () => {
    const has = (scene: Scene, token: string) =>
      view(scene).seats.some(({ investigator }) => (investigator?.counters[token] ?? 0) > 0);
    for (const [token, name] of [
      ["brood_token", "Brood tokens"],
      ["bast_token", "Bast token"],
    ] as const) {
      const { board } = played.lie(played.find((scene) => has(scene, token)));
      expect(board.querySelector(`.sheet [aria-label^="${name}"]`)).not.toBeNull();
      played.clear();
    }
  });

  test("in a battle that cards decide, the card of the round is read, with who attacks and what is left", () => {
    const { board, desk } = played.lie(played.find((scene) => view(scene).ancient_one.card !== ""));
    const { ancient_one: one, supplies } = view(desk.scene);
    const round = board.querySelector<HTMLElement>("[data-testid=round]")!;
    expect(round.querySelector(`[data-card="${one.card}"]`)?.textContent).toContain(desk.lines(one.card)[0]);
    expect(round.querySelectorAll("ol > li")).toHaveLength(one.sections.length);
    expect([...round.querySelectorAll("ol > li")].findIndex((li) => li.hasAttribute("aria-current"))).toBe(one.section);
    expect(round.textContent).toContain(`${one.successes} of ${one.needed} successes`);
    expect(round.querySelector("dl")?.textContent).toContain(`Plots left ${supplies.plots}`);
  });

  test("says everything in French too", () => {
    const { board, desk } = played.lie(shown[0]!, "fr");
    for (const one of shown.filter((_, n) => n % 8 === 0)) {
      desk.scene = one.scene;
      flushSync();
      expect(board.textContent).toMatch(/Terreur/);
      expect(board.textContent).not.toMatch(/undefined|\b(Turn|Doom|Outskirts|left|open:)\b/);
    }
  }, 60_000);

  test("has no serious fault for those who hear it", async () => {
    for (const option of ["train", "progress", "attack"]) {
      expect(await played.faultsAt(played.find(offers(option)))).toEqual([]);
    }
  }, 120_000);
});
