import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Sounds } from "../kit/sound";
import { SOUNDS } from "../kit/sound/sounds";

const FILES = import.meta.glob<Partial<Sounds> & Pick<Sounds, "kinds">>("./*/sounds.ts", {
  import: "default",
  eager: true,
});
const FOUND = Object.fromEntries(Object.entries(FILES).filter(([, sounds]) => sounds.harm !== undefined));
const known = readFileSync("src/protocol/schema.d.ts", "utf8");

test("a game is heard in all ways that there are", () => {
  const ways = Object.keys(SOUNDS).filter((sound) => sound !== "chime");
  const quiet = (sounds: Pick<Sounds, "kinds">, way: string) =>
    !(Object.values(sounds.kinds) as string[]).includes(way);
  const missing = Object.entries(FOUND).flatMap(([path, sounds]) =>
    ways.filter((way) => quiet(sounds, way)).map((way) => `${path}: ${way}`),
  );
  expect(Object.keys(FOUND).length).toBe(4);
  // The tests of the card game draw tokens out of a bag.
  expect(missing).toEqual(["./card_game/sounds.ts: dice"]);
});

test("what is heard of can happen", () => {
  const unheard = Object.entries(FILES).flatMap(([path, { kinds, harm = [] }]) => {
    const game = path.split("/")[1]!;
    const ofBox = `../src/miskatonic/games/${game}/events.py`;
    const happens = existsSync(ofBox) ? readFileSync(ofBox, "utf8") : "";
    return [...Object.keys(kinds), ...harm].filter(
      (kind) => !known.includes(`"${game}.${kind}": {`) && !happens.includes(`class ${kind}(`),
    );
  });
  expect(unheard).toEqual([]);
});
