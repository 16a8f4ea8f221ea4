import { expect, test } from "vitest";

import { anOption, aQuestion, aScene } from "../protocol/samples";
import type { Question, Scene } from "../protocol/types";
import { answerOf, goesOn, matters, NONE, passIn, type Passings, takenBy, type Until, untils } from "./standing";

function asked(changes: Partial<Question> = {}, view: object = {}, more: Partial<Scene> = {}): Scene {
  const options = [anOption("pass"), anOption("play:knocking", ["knocking"])];
  const question = aQuestion({ kind: "play_mythos", source: "joe", passing: "pass", options, ...changes });
  return aScene({ question, view: { round: 1, active: 1, ...view } as Scene["view"], ...more });
}

const given = (until: Until) => passIn(asked(), until)!;

test("only a question with an answer that passes can be passed for some time", () => {
  expect(untils(asked())).toEqual(["more", "turn", "another"]);
  expect(untils(asked({ source: "" }))).toEqual(["more", "turn"]);
  expect(untils(asked({ passing: "" }))).toEqual([]);
  expect(untils(asked({ most: 2 }))).toEqual([]);
});

test("a pass answers questions of its kind to its seat, and no others", () => {
  const passes = [given("more")];
  expect(answerOf(passes, asked({ source: "mary" }))).toBe("pass");
  expect(answerOf(passes, asked({ kind: "play_trauma" }))).toBe("");
  expect(answerOf(passes, asked({ seat: 2 }))).toBe("");
  expect(answerOf([], asked())).toBe("");
});

test("it ends when there is more to choose from, and not when there is less", () => {
  const pass = given("more");
  const more = [anOption("pass"), anOption("play:knocking"), anOption("play:jammed_gun")];
  expect(goesOn(pass, asked({ options: more }))).toBe(false);
  expect(answerOf([pass], asked({ options: more }))).toBe("");
  expect(goesOn(pass, asked({ options: [anOption("pass")] }))).toBe(true);
});

test("it ends at one's turn or in the next round, if that was said", () => {
  expect(goesOn(given("turn"), asked())).toBe(true);
  expect(goesOn(given("turn"), asked({}, { active: 0 }))).toBe(false);
  expect(goesOn(given("turn"), asked({}, { round: 2 }))).toBe(false);
  expect(goesOn(given("more"), asked({}, { round: 2 }))).toBe(true);
  const own = passIn(asked({}, { active: 0 }), "turn")!;
  expect(goesOn(own, asked({}, { active: 0 }))).toBe(true);
});

test("it ends when it is about another, if that was said", () => {
  expect(goesOn(given("another"), asked())).toBe(true);
  expect(goesOn(given("another"), asked({ source: "mary" }))).toBe(false);
});

test("what is taken back takes it back", () => {
  expect(goesOn(given("more"), asked({}, {}, { timeline: 1 }))).toBe(false);
});

/** A keeper who wants to be asked with as much threat as now and two more; sliders are passed for good. */
const PASSINGS: Passings = {
  play_mythos: {
    only: [
      {
        name: "threat",
        limit: (view) => (view as unknown as { threat: number }).threat + 2,
        now: (view, _, limit) => (view as unknown as { threat: number }).threat >= limit,
        words: (_, n) => ({ offer: `with ${n}`, given: `until ${n}` }),
      },
    ],
  },
  adjust: { until: ["word"] },
};

test("a game says what makes a question matter, and is asked then alone", () => {
  const scene = asked({}, { threat: 1 });
  expect(matters(scene, PASSINGS).map(({ name }) => name)).toEqual(["threat"]);
  expect(matters(asked({ passing: "" }), PASSINGS)).toEqual([]);
  expect(passIn(scene, "threat")).toBeNull();
  const pass = passIn(scene, "threat", PASSINGS)!;
  expect(pass.limit).toBe(3);
  const more = { options: [anOption("pass"), anOption("play:jammed_gun")] };
  expect(answerOf([pass], asked(more, { threat: 2 }), PASSINGS)).toBe("pass");
  expect(answerOf([pass], asked({}, { threat: 3 }), PASSINGS)).toBe("");
  expect(goesOn(pass, asked({}, { threat: 3 }))).toBe(true);
  expect(answerOf([pass], asked({}, { threat: 0 }), PASSINGS)).toBe("pass");
});

test("it says nothing before the game has said when a question matters", () => {
  const pass = passIn(asked({}, { threat: 1 }), "threat", PASSINGS)!;
  expect([answerOf([pass], asked({}, { threat: 1 })), goesOn(pass, asked())]).toEqual(["", true]);
});

test("a pass until it is taken back answers whatever there is to choose", () => {
  const sliders = (...stops: string[]) =>
    asked({ kind: "adjust", passing: "done", options: ["done", ...stops].map((id) => anOption(id)) });
  expect(untils(sliders("slide:0:1"), PASSINGS)).toEqual(["word"]);
  const pass = passIn(sliders("slide:0:1"), "word", PASSINGS)!;
  expect(answerOf([pass], sliders("slide:0:2", "slide:1:3"), PASSINGS)).toBe("done");
});

test("where none need be taken, taking none of them passes", () => {
  const commit = (...ids: string[]) =>
    asked({ kind: "commit", passing: NONE, least: 0, most: 2, options: ids.map((id) => anOption(id)) });
  const pass = passIn(commit("commit:guts", "commit:fear"), "more")!;
  expect(untils(commit("commit:guts"))).toContain("more");
  expect(takenBy(answerOf([pass], commit("commit:guts")))).toEqual([]);
  expect(answerOf([pass], commit("commit:luck"))).toBe("");
  expect(takenBy(answerOf([given("more")], asked()))).toEqual(["pass"]);
});

test("what differs from one question to the next ends no pass by itself", () => {
  const passings: Passings = { play_mythos: { until: ["turn"], varies: true } };
  const pass = passIn(asked({}, { active: 1 }), "turn", passings)!;
  const other = { options: [anOption("pass"), anOption("play:jammed_gun")] };
  expect(answerOf([pass], asked(other), passings)).toBe("pass");
  expect(goesOn(pass, asked(other, { round: 2 }))).toBe(false);
});
