import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import type { Sounds } from "../kit/sound";
import { SOUNDS } from "../kit/sound/sounds";

const FOUND = import.meta.glob<Sounds>("./*/sounds.ts", { import: "default", eager: true });
const known = readFileSync("src/protocol/schema.d.ts", "utf8");
const kingsport = readFileSync("../src/miskatonic/games/kingsport/events.py", "utf8");

test("a game is heard in all ways that there are", () => {
  const ways = Object.keys(SOUNDS).filter((sound) => sound !== "chime");
  const quiet = (sounds: Sounds, way: string) => !(Object.values(sounds.kinds) as string[]).includes(way);
  const missing = Object.entries(FOUND).flatMap(([path, sounds]) =>
    ways.filter((way) => quiet(sounds, way)).map((way) => `${path}: ${way}`),
  );
  expect(Object.keys(FOUND).length).toBe(4);
  // The tests of the card game draw tokens out of a bag.
  expect(missing).toEqual(["./card_game/sounds.ts: dice"]);
});

test("what is heard of can happen", () => {
  const unheard = Object.entries(FOUND).flatMap(([path, { kinds, harm }]) => {
    const game = path.split("/")[1]!;
    return [...Object.keys(kinds), ...harm].filter(
      (kind) => !known.includes(`"${game}.${kind}": {`) && !kingsport.includes(`class ${kind}(`),
    );
  });
  expect(unheard).toEqual([]);
});
