import { expect, test } from "vitest";

import { aLine } from "../../../protocol/samples";
import type { Line } from "../facts";
import { pastTests } from "./tests";

function told(number: number, kind: string, data: Record<string, unknown> = {}): Line {
  return { ...aLine(number), kind, data: { who: "wendy_adams", seat: 0, ...data } } as Line;
}

const began = told(0, "TestBegan", { skill: "agility", difficulty: 2 });

test("a test that is over is told with its tokens", () => {
  const lines = [began, told(1, "TokenRevealed", { token: "-2" }), told(2, "TestPassed", { by: 1 })];
  const outcome = { seat: 0, who: "wendy_adams", skill: "agility", difficulty: 2, tokens: ["-2"], passed: true, by: 1 };
  expect(pastTests(lines)).toEqual([{ key: 0, ...outcome }]);
});

test("no test is over as long as nobody says so", () => {
  expect(pastTests([began, told(1, "TokenRevealed", { token: "skull" })])).toEqual([]);
  expect(pastTests([told(3, "TestFailed", { by: 2 })])).toEqual([]);
});
