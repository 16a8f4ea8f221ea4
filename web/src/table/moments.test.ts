import { expect, test } from "vitest";

import type { LogLine, StageInfo } from "../protocol/types";
import {
  around,
  BUDGET,
  cardAt,
  cut,
  joined,
  LIMIT,
  type Moment,
  PATIENCE,
  plainly,
  plan,
  shapeOf,
  unstopped,
  until,
} from "./moments";

const told = (importance: 1 | 2 | 3 | 4, form: StageInfo["form"], more: Partial<StageInfo> = {}): StageInfo => ({
  importance,
  own: importance,
  form,
  shows: "",
  opens: false,
  ...more,
});

const STAGE: Record<string, StageInfo> = {
  Phase: told(1, "banner"),
  EnemyPhase: told(1, "banner", { opens: true }),
  Card: told(3, "card", { shows: "card", opens: true }),
  Act: told(4, "card", { shows: "card", opens: true }),
  Gate: told(3, "card", { shows: "place" }),
  Doom: told(2, "mark"),
  Walked: told(1, "flight", { shows: "who" }),
  Check: told(3, "sheet", { shows: "who", opens: true }),
  ClueDie: told(3, "sheet", { shows: "who" }),
  Lost: told(2, "mark", { shows: "who" }),
  Attacked: told(2, "mark", { own: 3 }),
  Insane: told(4, "point", { shows: "who", opens: true }),
  Sealed: told(4, "point", { shows: "place" }),
};
const SEATS = ["mandy", "joe", "kate"];
const seatOf = ({ data }: LogLine): number | null => {
  const seat = SEATS.indexOf(String(data["who"]));
  return seat < 0 ? null : seat;
};
const ME = { stage: STAGE, seatOf, mine: new Set([0]) };

let count = 0;
function line(kind: string, data: Record<string, unknown> = {}, move = 1): LogLine {
  return { number: count++, move, kind, words: [{ words: kind, piece: "" }], story: "", data: { cause: "", ...data } };
}

const kinds = ({ beats }: Moment) => beats.map(({ lines }) => lines[0].kind);
const all = (lines: LogLine[]) => cut(lines, ME).map((moment) => [moment.frame, ...kinds(moment)]);

// --- cutting

test("a card and what it brings about are one moment, whoever it happens to", () => {
  const lines = [
    line("Card", { card: "storm" }),
    line("Doom", { cause: "storm" }),
    line("Gate", { place: "woods", cause: "storm" }),
    line("Lost", { who: "joe", cause: "storm" }),
    line("Phase"),
    line("Lost", { who: "joe" }),
  ];
  expect(all(lines)).toEqual([
    ["card", "Card", "Doom", "Gate", "Lost"],
    ["banner", "Lost"],
  ]);
});

test("what a card does may be caused by the place it was drawn for", () => {
  const lines = [
    line("Card", { who: "mandy", card: "encounter", place: "graveyard" }),
    line("Check", { who: "mandy", cause: "graveyard" }),
  ];
  expect(all(lines)).toEqual([["card", "Card", "Check"]]);
});

test("the turn of somebody else is one moment, over several choices", () => {
  const lines = [
    line("Walked", { who: "joe" }, 1),
    line("Check", { who: "joe" }, 2),
    line("Card", { who: "joe", card: "encounter" }, 3),
    line("Walked", { who: "kate" }, 4),
  ];
  expect(all(lines)).toEqual([
    ["banner", "Walked", "Check", "Card"],
    ["banner", "Walked"],
  ]);
});

test("a phase in which nobody is asked is one moment; an empty one is none", () => {
  const lines = [
    line("EnemyPhase"),
    line("Attacked", { who: "joe" }),
    line("Attacked", { who: "mandy" }),
    line("EnemyPhase"),
  ];
  expect(all(lines)).toEqual([["banner", "EnemyPhase", "Attacked", "Attacked"]]);
});

test("what happens to oneself may matter more", () => {
  const [mine] = cut([line("Attacked", { who: "mandy" })], ME);
  const [his] = cut([line("Attacked", { who: "joe" })], ME);
  expect([mine?.importance, his?.importance]).toEqual([3, 2]);
});

test("details of one kind are told together", () => {
  const [moment] = cut(
    [1, 2, 3].map(() => line("Walked", { who: "joe" })),
    ME,
  );
  expect(moment?.beats.map(({ lines }) => lines.length)).toEqual([3]);
});

test("a turning point has what led to it and what it costs beside it", () => {
  const lines = [
    line("Check", { who: "mandy" }),
    line("Lost", { who: "mandy" }),
    line("Insane", { who: "mandy" }),
    line("Walked", { who: "mandy" }),
    line("Phase"),
  ];
  const [moment] = cut(lines, ME);
  expect(moment && kinds(moment)).toEqual(["Check", "Lost", "Insane", "Walked"]);
  expect(around(moment!, 2).map((beat) => beat.lines[0].kind)).toEqual(["Lost", "Walked"]);
});

test("a turning point of nobody is a moment of its own", () => {
  expect(all([line("Card", { card: "storm" }), line("Sealed", { place: "woods" })])).toEqual([
    ["card", "Card"],
    ["point", "Sealed"],
  ]);
});

test("that the next turn begins is no part of what happened before", () => {
  expect(all([line("Card", { card: "storm" }), line("Unheard")])).toEqual([
    ["card", "Card"],
    ["mark", "Unheard"],
  ]);
});

test("an event that nobody has described is told in passing", () => {
  expect(cut([line("Unheard")], ME)[0]?.importance).toBe(1);
});

test("a turn that goes on is one with what was told of it", () => {
  const [first] = cut([line("Lost", { who: "joe" })], ME);
  const [second] = cut([line("Lost", { who: "joe" })], ME);
  const [other] = cut([line("Lost", { who: "kate" })], ME);
  expect(joined([first!], [second!, other!]).map(kinds)).toEqual([["Lost", "Lost"], ["Lost"]]);
});

test("what has not been told yet is left out", () => {
  count = 0;
  const moments = cut([line("Card", { card: "storm" }), line("Doom", { cause: "storm" }), line("Sealed")], ME);
  expect(until(moments, 2).map(kinds)).toEqual([["Card", "Doom"]]);
  expect(until(moments, 1).map(kinds)).toEqual([["Card"]]);
});

// --- form

test("what a card in somebody's turn brings about is told on it", () => {
  const lines = [
    line("Walked", { who: "joe" }),
    line("Card", { who: "joe", card: "inn" }),
    line("Lost", { who: "joe", cause: "inn" }),
    line("Lost", { who: "joe" }),
  ];
  const [turn] = cut(lines, ME);
  expect(turn?.beats.map((_, at) => [shapeOf(turn, at), cardAt(turn, at)])).toEqual([
    ["elsewhere", -1],
    ["card", 1],
    ["card", 1],
    ["banner", -1],
  ]);
});

test("one's own dice are told where they lie", () => {
  const [mine] = cut([line("Check", { who: "mandy" })], ME);
  const [his] = cut([line("Check", { who: "joe" })], ME);
  expect([shapeOf(mine!, 0), shapeOf(his!, 0)]).toEqual(["elsewhere", "banner"]);
});

test("below a card nobody reads that the card has brought it about", () => {
  const words = ["A gate opens (", "Storm", ")."].map((part, n) => ({ words: part, piece: n === 1 ? "storm" : "" }));
  expect(plainly({ ...line("Gate", { cause: "storm" }), words })).toBe("A gate opens.");
  expect(plainly({ ...line("Gate"), words })).toBe("A gate opens (Storm).");
});

test("a sentence that goes on with how many more there are has lost its full stop", () => {
  expect(unstopped("A gate opens in the Sky.")).toBe("A gate opens in the Sky");
  expect(unstopped("A gate opens!")).toBe("A gate opens!");
  expect(unstopped("It is coming...")).toBe("It is coming...");
});

// --- time

const times = (lines: LogLine[], tempo: "slow" | "normal" | "brisk" = "normal") =>
  plan(cut(lines, ME), tempo).map(({ ms }) => Math.round(ms));
const sum = (numbers: readonly number[]) => numbers.reduce((all, ms) => all + ms, 0);
const BANNER = ["Blessed", told(3, "banner", { shows: "who" })] as const;
const BANNERS = { ...ME, stage: { ...STAGE, [BANNER[0]]: BANNER[1] } };

test("time follows importance and pace", () => {
  const lines = [line("Blessed"), line("Doom"), line("Sealed")];
  const of = (tempo: "slow" | "normal" | "brisk") => plan(cut(lines, BANNERS), tempo).map(({ ms }) => Math.round(ms));
  expect(of("normal")).toEqual([1800, 700, 3200]);
  expect(of("slow")).toEqual([2880, 1120, 5120]);
  expect(of("brisk")).toEqual([1080, 420, 1920]);
  expect(plan(cut(lines, BANNERS), "off")).toEqual([]);
});

test("a card that turns the game has the time that its words take, and is left to be read", () => {
  const [cue] = plan(cut([line("Act", { card: "storm" })], ME), "normal", { story: () => 60 });
  expect(cue?.ms).toBe(6000);
  const quick = plan(cut([line("Act", { card: "storm" }), line("Doom", { cause: "storm" })], ME), "normal", {
    story: () => 60,
  });
  expect(quick[0]?.ms, "60 ms a word").toBe(61 * 60);
});

/** A Mythos card as it is drawn in nearly every round. */
const mythos = () => [
  line("Card", { card: "storm" }),
  line("Doom", { cause: "storm" }),
  line("Gate", { place: "woods", cause: "storm" }),
  line("Doom", { cause: "storm" }),
  line("Doom", { cause: "storm" }),
];

test("every line of a Mythos card is read, a gate longer, and the card stays with all of them ticked off", () => {
  const cues = plan(cut(mythos(), ME), "normal", { story: () => 24 });
  expect(cues.map(({ at, ms, rests }) => [at, ms, rests])).toEqual([
    [0, 1800, false],
    [1, 900, false],
    [2, 2500, false],
    [3, 900, false],
    [4, 900, false],
    [4, 2500, true],
  ]);
});

test("the card stays the longer, the more there is to read on it, and at my word until a key is pressed", () => {
  const rest = (words: number, tempo: "normal" | "word" = "normal") =>
    plan(cut(mythos(), ME), tempo, { story: () => words }).at(-1)!;
  expect([rest(24).ms, rest(60).ms, rest(600).ms]).toEqual([2500, 65 * 200 - (61 * 60 + 5200), 6000]);
  expect([rest(24, "word").rests, rest(24, "word").waits]).toEqual([true, true]);
});

test("what others do before it, however much, takes no time from a Mythos card or from my own encounter", () => {
  const crowd = Array.from({ length: 40 }, (_, n) => line("Card", { who: n % 2 ? "joe" : "kate", card: `inn ${n}` }));
  const mine = [line("Card", { who: "mandy", card: "graveyard" }), line("Check", { who: "mandy", cause: "graveyard" })];
  const own = (lines: LogLine[]) =>
    plan(cut(lines, ME), "normal", { behind: true, spent: LIMIT }).filter(({ aside }) => !aside);
  const alone = [...own(mine), ...own(mythos())].map(({ ms }) => ms);
  expect(own([...crowd, ...mine, ...mythos()]).map(({ ms }) => ms)).toEqual(alone);
  expect(Math.min(...alone)).toBeGreaterThanOrEqual(900);
});

test("what others do is told in less time than what happens to me", () => {
  expect(times([line("Card", { who: "joe", card: "inn" }), line("Lost", { who: "joe" })])).toEqual([1200, 500]);
  expect(times([line("Lost", { who: "mandy" })])).toEqual([700]);
});

test("my dice are seen to fall and read, those of others only fall", () => {
  expect(times([line("Check", { who: "mandy" })])).toEqual([1500]);
  expect(times([line("Check", { who: "joe" })])).toEqual([700]);
});

test("of a turn that is told briefly, one line can be read, and nothing flashes", () => {
  const turn = Array.from({ length: 6 }, () => line("Lost", { who: "joe" }));
  const cues = plan(cut(turn, ME), "normal", { behind: true });
  expect(cues.map(({ at, ms, brief }) => [at, ms, brief])).toEqual([[0, 500, true]]);
});

test("at my word, whatever is to be read waits; my own turning points always do", () => {
  const lines = [line("Card", { card: "storm" }), line("Insane", { who: "mandy" })];
  expect(plan(cut(lines, ME), "word").map(({ waits }) => waits)).toEqual([true, true]);
  expect(plan(cut(lines, ME), "normal").map(({ waits }) => waits)).toEqual([false, true]);
});

test("of others, too much for the budget is one line a turn, but for turning points", () => {
  const turns = Array.from({ length: 7 }, (_, n) => [
    line("Card", { who: n % 2 ? "joe" : "kate", card: `card ${n}` }),
    line("Lost", { who: n % 2 ? "joe" : "kate" }),
  ]);
  expect(sum(times(turns.slice(0, 3).flat()))).toBeLessThan(BUDGET);
  expect(times([...turns.flat(), line("Insane", { who: "joe" })])).toEqual([...turns.map(() => 1200), 3200]);
});

test("of others, never more than the limit is told", () => {
  const turns = Array.from({ length: 60 }, (_, n) => line("Card", { who: n % 2 ? "joe" : "kate", card: `card ${n}` }));
  expect(sum(times(turns))).toBeLessThanOrEqual(LIMIT);
  const insane = () => cut([line("Insane", { who: "joe" })], ME);
  expect(plan(insane(), "normal", { spent: LIMIT - 1 }), "but for turning points").toHaveLength(1);
});

test("even what is everybody's is told briefly where it does not end", () => {
  const cards = Array.from({ length: 60 }, (_, n) => line("Card", { card: `card ${n}` }));
  expect(sum(times(cards))).toBeLessThanOrEqual(PATIENCE + 60 * 1200);
  expect(times(cards).at(-1)).toBe(1200);
});

test("who only watches is told everything within the budget, and no card waits", () => {
  const cues = plan(cut([...mythos(), ...mythos(), ...mythos()], ME), "normal", { plays: false });
  expect(sum(cues.map(({ ms }) => ms))).toBeLessThanOrEqual(LIMIT);
  expect(cues.some(({ rests }) => rests)).toBe(false);
});

test("who is behind is told what matters", () => {
  const lines = [line("Walked", { who: "joe" }), line("Doom"), line("Lost", { who: "kate" })];
  expect(plan(cut(lines, ME), "normal", { behind: true }).map(({ ms }) => ms)).toEqual([500, 500]);
});
