import { expect, test } from "vitest";

import { aLine } from "../../../protocol/samples";
import type { Line, TestView } from "../facts";
import { pastTest } from "./tests";

function told(kind: string, data: Record<string, unknown> = {}): Line {
  return { ...aLine(0), kind, data: { who: "wendy_adams", seat: 0, ...data } } as Line;
}

const underWay = { seat: 1, skill: "combat", difficulty: 3, committed: [{ card: "guts#1" }] } as unknown as TestView;

test("a test that began and ended among the news", () => {
  const news = [
    told("TestBegan", { skill: "agility", difficulty: 2 }),
    told("CardCommitted", { card: "lucky#1" }),
    told("TokenRevealed", { token: "-2" }),
    told("TestPassed", { by: 1 }),
  ];
  expect(pastTest(news, null, "")).toEqual({
    seat: 0,
    who: "wendy_adams",
    skill: "agility",
    difficulty: 2,
    committed: ["lucky#1"],
    tokens: ["-2"],
    passed: true,
    by: 1,
  });
});

test("a test that was under way before, and ended among the news", () => {
  const past = pastTest(
    [told("TokenRevealed", { token: "skull" }), told("TestFailed", { by: 2 })],
    underWay,
    "agnes_baker",
  );
  expect(past).toMatchObject({ who: "agnes_baker", seat: 1, skill: "combat", tokens: ["skull"], passed: false, by: 2 });
  expect(past?.committed).toEqual(["guts#1"]);
});

test("no test is over as long as nobody says so", () => {
  expect(pastTest([told("TestBegan", { skill: "agility", difficulty: 2 })], null, "")).toBeNull();
  expect(pastTest([], underWay, "agnes_baker")).toBeNull();
});
