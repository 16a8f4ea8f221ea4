// Pictures are where the stage has room for them, each of the component it stands beside, and gone with the setting.
import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";

import { Played, settled } from "../kit/samples/played";
import { slugOf } from "../table/desk";
import { settings } from "../visitor/settings.svelte";
import type { GameStage } from "./face";
import { faceOf } from ".";

/** What hangs over all, whose picture is the ground of the band's first slot. */
const GROUNDS: Readonly<Record<string, (view: never) => string>> = {
  arkham_horror: ({ ancient_one }: { ancient_one: { slug: string } }) => ancient_one.slug,
  card_game: ({ agenda }: { agenda: { card: string } | null }) => agenda?.card ?? "",
  elder_sign: ({ ancient_one }: { ancient_one: { slug: string } }) => ancient_one.slug,
  mansions: ({ story }: { story: string }) => story,
};

const picturesIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>("[data-testid=picture]"),
];
const subjectsIn = (element: Element): string[] => picturesIn(element).map(({ dataset }) => dataset.of!);

afterEach(() => settings.change({ pictures: true }));

describe.each(Object.keys(GROUNDS))("%s", async (game) => {
  const stage: GameStage = (await faceOf(game).stage()).default;
  const played = new Played(
    game,
    stage as GameStage & { parts: Record<string, NonNullable<GameStage["parts"]["own"]>> },
  );
  const some = played.shown.filter((_, n) => n % 6 === 0);

  test("every picture shows the piece that it lies on, and those of the band and the case what they are about", async () => {
    const { board, desk } = played.lie(some[0]!);
    const seen = new Set<string>();
    for (const { scene } of some) {
      desk.scene = scene;
      await settled();
      const ground = GROUNDS[game]!(scene.view as never);
      const [band] = [...board.querySelectorAll("[data-region=band]")].map(subjectsIn);
      if (ground !== "" && !stage.whole?.when(scene.view))
        expect(band, `the band at move ${scene.moves}`).toEqual([ground]);
      const read = slugOf(stage.pictured?.(desk) ?? "");
      if (read !== "") expect(Object.keys(desk.pieces), `what is read at move ${scene.moves}`).toContain(read);
      for (const region of ["own", "others", "board", "case"]) {
        const here = board.querySelector(`[data-region=${region}]`);
        for (const picture of here === null ? [] : picturesIn(here)) {
          const piece = picture.closest<HTMLElement>("[data-piece]")?.dataset.piece?.split("#", 1)[0];
          const about = region === "own" || region === "others" ? [piece] : [piece, read, ground];
          if (!picture.closest(".marker") || about.length === 1) expect(about, region).toContain(picture.dataset.of);
          seen.add(region);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["own", "others"]));
  }, 60_000);

  test("those who want no pictures have none", async () => {
    const { board } = played.lie(some[0]!);
    await settled();
    expect(picturesIn(board).length).toBeGreaterThan(0);
    settings.change({ pictures: false });
    flushSync();
    expect(picturesIn(board)).toEqual([]);
  });
});
