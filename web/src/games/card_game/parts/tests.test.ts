import { expect, test } from "vitest";

import { aLine } from "../../../protocol/samples";
import type { Line, TestView } from "../facts";
import { pastTests, standingOf } from "./tests";

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

test("a test is open until a token or a card has settled it", () => {
  const test = { tokens: [], automatic: "", step: 2, passed: false, total: 3, difficulty: 2 } as unknown as TestView;
  const tokens = [{ token: "-1", value: -1, count: 1 }];
  expect(standingOf(test)).toBe("open");
  expect(standingOf({ ...test, tokens })).toBe("good");
  expect(standingOf({ ...test, tokens, total: 1 })).toBe("bad");
  expect(standingOf({ ...test, automatic: "failure" })).toBe("bad");
  expect(standingOf({ ...test, step: 6 })).toBe("bad");
});
