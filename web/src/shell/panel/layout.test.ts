import { expect, test } from "vitest";

import { anOption, aQuestion } from "../../protocol/samples";
import { layOut } from "./layout";

const face = { group: (_: unknown, { pieces }: { pieces: readonly string[] }) => pieces[0]?.slice(0, 1) ?? "" };

function laid(...places: string[]) {
  const options = [anOption("stop"), ...places.map((place) => anOption(`walk:${place}`, [place])), anOption("trade")];
  return layOut(aQuestion({ options }), {}, face);
}

test("few answers are laid out one after the other", () => {
  const { loose, groups } = laid("a1", "a2", "b1");
  expect(loose).toHaveLength(5);
  expect(groups).toEqual([]);
});

test("many of a kind are folded away in groups, and the others keep their order", () => {
  const { loose, groups } = laid("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "c1");
  expect(loose.map(({ id }) => id)).toEqual(["stop", "trade"]);
  expect(groups.map(({ piece, options }) => [piece, options.length])).toEqual([
    ["a", 4],
    ["b", 4],
    ["c", 1],
  ]);
});

test("a game that groups nothing has all of them laid out", () => {
  const options = Array.from({ length: 30 }, (_, n) => anOption(`take:${n}`, [`${n}`]));
  expect(layOut(aQuestion({ options }), {}, {}).loose).toHaveLength(30);
});

test("a game may have answers stand below others, which keep their order", () => {
  const options = ["stop", "walk:a", "walk:b", "fight"].map((id) => anOption(id));
  const ranks: Record<string, number> = { walk: 1, stop: 2 };
  const rank = (_: unknown, { verb }: { verb: string }) => ranks[verb] ?? 0;
  const { loose } = layOut(aQuestion({ options }), {}, { rank });
  expect(loose.map(({ id }) => id)).toEqual(["fight", "walk:a", "walk:b", "stop"]);
});
