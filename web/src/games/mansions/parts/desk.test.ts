// Puzzles that are touched, the two sides of the keeper's screen, and what has come up.
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import { lay, openLeaves, SampleDesk } from "../../../kit/samples";
import { anOption, aQuestion, aScene, aSeat } from "../../../protocol/samples";
import type { Piece, Scene } from "../../../protocol/types";
import type { Desk } from "../../../table/desk";
import { saidOn } from "../../../kit/samples/played";
import { type Facts, type KeeperView, type Line, type MansionView, winningSide } from "../facts";
import Band from "../Band.svelte";
import Case from "../Case.svelte";
import Others from "../Others.svelte";
import Own from "../Own.svelte";
import { comingsOn, inFull, lately, type Thing, thingsIn } from "./comings";
import { boundsOf, degreesOfTurn, type Layout, swapOf, tileSquares, turnTo } from "./puzzle";
import PuzzleTable from "./PuzzleTable.svelte";
import Supply from "./Supply.svelte";

const RUNES: Layout = {
  kind: "rune",
  cells: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  contacts: [],
  start: null,
  end: null,
  slots: [],
  shift: 0,
};
const WIRES: Layout = { ...RUNES, kind: "wiring", start: [0, "west", "blue"], end: [3, "east", "red"] };
const CROSS: Layout = {
  ...RUNES,
  kind: "lock",
  cells: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  slots: [
    ["red", 0, "east"],
    ["red", 1, "west"],
    ["blue", 1, "south"],
    ["green", 3, "north"],
    ["yellow", 3, "west"],
    ["blue", 2, "east"],
    ["yellow", 2, "north"],
    ["red", 0, "south"],
  ],
  shift: 2,
};

function piece(slug: string, kind: string, facts?: Facts, lines: string[] = []): [string, Piece] {
  return [slug, { slug, kind, name: slug, title: kind, lines, facts } as unknown as Piece];
}

const PIECES = Object.fromEntries([
  piece("runes", "puzzle_layout", { kind: "layout", puzzle: RUNES }),
  piece("wires", "puzzle_layout", { kind: "layout", puzzle: WIRES }),
  piece("cross", "puzzle_layout", { kind: "layout", puzzle: CROSS }),
  ...["a", "b", "c", "d"].map((slug, place) => piece(slug, "puzzle_piece", { kind: "piece", place })),
  piece("a_door", "lock"),
  piece("joe", "investigator"),
  piece("command", "keeper_action", { kind: "keeper", cost: 2 }, ["Move a monster."]),
  piece("knocking", "mythos", { kind: "keeper", cost: 1, icon: "door" }, ["Cost 1.", "Take 1 horror."]),
  piece("broken_arm", "trauma", { kind: "trauma", trauma: "injury" }, ["Strength -2."]),
  piece("the_end_of_it", "objective", undefined, ["The keeper wins."]),
]);

const WORDS = saidOn("mansions");

const KEEPER: KeeperView = {
  seat: 1,
  threat: 3,
  skill_points: 0,
  actions: ["command"],
  mythos_cards: 1,
  trauma_cards: 1,
  mythos: null,
  trauma: null,
  choices: ["?", "?"],
};

function aView(changes: object = {}): Scene["view"] {
  return {
    seat: 0,
    round: 1,
    active: 0,
    seats: [{ seat: 0, investigator: { slug: "joe", cards: [] } }],
    keeper: KEEPER,
    puzzles: {},
    spaces: [],
    walls: [],
    rooms: [],
    doors: [],
    monsters: [],
    fight: null,
    test: null,
    attempt: null,
    decks: { mythos: 14 },
    supply: { zombie: 2 },
    found: [],
    trail: "",
    objective: "",
    story: "the_fall_of_house_lynch",
    event: 2,
    time: 1,
    time_needed: 3,
    altar: 0,
    outcome: null,
    ...changes,
  } as unknown as Scene["view"];
}

let clear = () => {};
afterEach(() => {
  clear();
  clear = () => {};
});

function drawn(thing: Parameters<typeof lay>[0], scene: Partial<Scene>) {
  const desk = new SampleDesk(aScene({ seats: [aSeat(0, { yours: true }), aSeat(1)], ...scene }), PIECES);
  desk.words = WORDS;
  const laid = lay(thing, desk);
  clear = laid.clear;
  const cell = (n: number) => laid.board.querySelector<HTMLElement>(`[data-testid="cell-${n}"]`)!;
  const touch = (n: number) => {
    cell(n).click();
    flushSync();
  };
  return { board: laid.board, desk, cell, touch };
}

function puzzle(layout: string, options: string[], fresh = "") {
  const view = aView({
    puzzles: { a_door: { layout, pieces: ["a", "b", "c", "d"], turns: [0, 1, 2, 3], tile_turns: 0 } },
    attempt: { seat: 0, card: "a_door", left: 3, free_pieces: 0, drawn: fresh, current: [], fits: [], needed: 2 },
  });
  const question =
    options.length === 0 ? null : aQuestion({ kind: "solve", options: options.map((id) => anOption(id)) });
  return drawn(PuzzleTable, { view, question });
}

test("two pieces that are touched one after the other are swapped", () => {
  const { desk, cell, touch } = puzzle("runes", ["stop", "swap:0:1", "swap:0:2"]);
  touch(1);
  expect(cell(1).getAttribute("aria-pressed")).toBe("true");
  touch(0);
  expect(desk.taken).toEqual(["swap:0:1"]);
});

test("touched again, a piece is put down; one that is not beside it is picked up instead", () => {
  const { desk, cell, touch } = puzzle("runes", ["stop", "swap:0:1", "swap:1:3"]);
  touch(0);
  touch(0);
  expect(cell(0).getAttribute("aria-pressed")).toBe("false");
  touch(0);
  touch(3);
  expect(desk.taken).toEqual([]);
  expect(cell(3).getAttribute("aria-pressed")).toBe("true");
});

test("a piece that is picked up is turned by what is offered beside it", () => {
  const { board, desk, touch } = puzzle("wires", ["stop", "turn:2:left", "turn:2:right", "draw", "turn:0:left"]);
  expect(board.querySelector("[data-testid=tool-left]")).toBeNull();
  touch(2);
  board.querySelector<HTMLElement>("[data-testid=tool-left]")!.click();
  board.querySelector<HTMLElement>("[data-testid=tool-draw]")!.click();
  expect(desk.taken).toEqual(["turn:2:left", "draw"]);
});

test("a piece that was drawn lies beside the puzzle, and the one that is touched makes room for it", () => {
  const { board, desk, touch } = puzzle("wires", ["replace:0", "replace:1", "replace:2", "replace:3"], "d");
  expect(board.querySelector("[data-testid=drawn]")).not.toBeNull();
  expect(board.querySelector("[data-testid=needed]")!.textContent).toBe("2 actions would solve it.");
  touch(3);
  expect(desk.taken).toEqual(["replace:3"]);
});

test("who looks on sees the puzzle and the actions that are left, and touches nothing", () => {
  const { board, desk, cell, touch } = puzzle("cross", []);
  expect(board.querySelector("[data-testid=actions-left]")!.getAttribute("aria-label")).toBe("3 puzzle actions left");
  touch(0);
  expect(cell(0).getAttribute("aria-disabled")).toBe("true");
  expect(desk.taken).toEqual([]);
});

test("the tile of a lock is turned by its knob", () => {
  const { board, desk } = puzzle("cross", ["stop", "turn_tile"]);
  board.querySelector<HTMLElement>("[data-testid=turn-tile]")!.click();
  expect(desk.taken).toEqual(["turn_tile"]);
});

test("a cross has its middle, and there is room for the ends of wires", () => {
  expect(tileSquares(CROSS)).toHaveLength(5);
  expect(degreesOfTurn(CROSS)).toBe(90);
  expect(boundsOf(WIRES).width - boundsOf(RUNES).width).toBe(100);
});

test("a piece turns the shorter way round, and a swap is called by the smaller number first", () => {
  expect(turnTo(0, 3)).toBe(-90);
  expect(turnTo(270, 0)).toBe(360);
  expect(swapOf(4, 1)).toBe("swap:1:4");
});

test("the keeper reads the hands and the answers, and cards that are too dear say so", () => {
  const keeper = { ...KEEPER, seat: 0, threat: 1, mythos: ["knocking"], trauma: ["broken_arm"], choices: ["A"] };
  const chronicle = [
    { title: [{ words: "Who is it?", piece: "" }], lines: [[{ words: "The gardener.", piece: "" }]] },
  ] as unknown as Scene["chronicle"];
  const view = aView({ keeper, objective: "the_end_of_it" });
  const question = aQuestion({ options: [anOption("play:knocking", ["knocking"])] });
  const { board } = drawn({ band: Band, own: Own, supply: Supply }, { view, question, chronicle });
  const label = (card: string) => board.querySelector(`[data-piece="${card}"]`)!.getAttribute("aria-label");
  expect(label("command")).toContain("not enough threat");
  expect(label("knocking")).not.toContain("not enough threat");
  expect(board.querySelector('[data-piece="knocking"]')!.hasAttribute("data-lit")).toBe(true);
  openLeaves(board);
  expect(board.querySelector("[data-testid=secrets]")!.textContent).toMatch(
    /The keeper wins.*Who is it\?.*The gardener\./s,
  );
  expect(board.textContent).toContain("zombie");
});

test("investigators see how many cards the keeper holds, and nothing that is hidden", () => {
  const { board } = drawn(
    { band: Band, others: Others },
    { view: aView({ found: [3], trail: "a_door" }), question: null },
  );
  openLeaves(board);
  expect(board.querySelector('[data-piece="knocking"]')).toBeNull();
  expect(board.querySelector("[data-testid=secrets]")).toBeNull();
  expect(board.querySelector('[aria-label="Mythos: 1 card in the keeper’s hand"]')).not.toBeNull();
  expect([...board.querySelectorAll("[data-marker]")].map((marker) => marker.getAttribute("aria-label"))).toEqual([
    "The keeper’s answer to question 1, face down",
    "The keeper’s answer to question 2, face down",
  ]);
  expect(board.querySelector("[data-testid=time]")!.getAttribute("aria-label")).toBe(
    "Event 2 of 5, 1 of 3 time tokens",
  );
  expect(board.textContent).toContain("Next room: a_door");
});

test("an end says whose it is, and names those who have won where no side has won alone", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, keeper: seat === 1, investigator: null, escaped: "" }));
  const winner = (...winners: number[]) => winningSide(aView({ seats }) as unknown as MansionView, winners);
  expect([winner(), winner(1), winner(0, 2), winner(0), winner(0, 1)]).toEqual([
    "nobody",
    "keeper",
    "investigators",
    "some",
    "some",
  ]);
  const view = aView({
    outcome: { winners: [0, 1], reason: "" },
    seats: [
      { seat: 0, keeper: false, investigator: null, escaped: "joe" },
      { seat: 1, keeper: true, investigator: null, escaped: "" },
      { seat: 2, keeper: false, investigator: null, escaped: "" },
    ],
    fight: null,
    test: null,
    revealed: true,
  });
  const { board } = drawn(Case, { view, question: null });
  expect(board.querySelector("[data-testid=end]")!.textContent).toMatch(/Some have won\s*joe, The keeper/);
});

test("tests, cards and puzzles that are solved come up in their order", () => {
  const line = (number: number, kind: string, data: object) =>
    ({ number, move: 0, words: [], kind, data }) as unknown as Line;
  const things = thingsIn([
    line(1, "TestMade", { who: "joe", attribute: "luck", value: 4, die: 3, passed: 1 }),
    line(2, "ThreatChanged", { amount: 1, total: 2 }),
    line(3, "ClueFound", { who: "joe", card: "a_clue", room: "attic", level: 2 }),
    line(4, "PuzzleSolved", { who: "joe", card: "runes", laid: ["a"], turns: [0], tile_turns: 0 }),
  ]);
  expect(things.map(({ key }) => key)).toEqual([1, 3, 4]);
  expect(things).toMatchObject([
    { roll: { die: 3, passed: true } },
    { coming: { card: "a_clue", who: "joe", room: "attic" } },
    { solved: { layout: "runes", pieces: ["a"] } },
  ]);
});

test("what the keeper has just played lies in the case of the others alone", () => {
  const settled = [
    { number: 1, kind: "KeeperActed", data: { card: "command", seat: 1, cause: "" } },
    { number: 2, kind: "EventResolved", data: { card: "the_end_of_it", level: 1, cause: "" } },
  ] as unknown as Line[];
  const seen = (seat: number) =>
    comingsOn({ scene: { view: aView({ seat }) }, settled } as unknown as Desk).map(({ key }) => key);
  expect(seen(0)).toEqual([1, 2]);
  expect(seen(1)).toEqual([2]);
});

test("one's own dice and the last thing are shown in full, earlier ones in a line each", () => {
  const roll = (key: number, who: string): Thing => ({
    key,
    roll: { who, attribute: "luck", value: 4, die: 3, passed: true },
  });
  const card = (key: number): Thing => ({ key, coming: { kind: "KeeperActed", card: "darkness", who: "", room: "" } });
  const things = [card(1), roll(2, "joe"), roll(3, "kate"), card(4)];
  expect([...inFull(things, "joe", false)].sort()).toEqual([2, 4]);
  expect([...inFull(things, "joe", true)]).toEqual([2]);
  expect([...inFull(things, "", false)]).toEqual([4]);
  expect([...inFull([card(1), roll(2, "kate")], "joe", false)]).toEqual([]);
  const fight: Thing = { key: 0, coming: { kind: "CombatCardDrawn", card: "humanoid_13", who: "", room: "" } };
  expect([...inFull([fight, ...things], "", false)].sort()).toEqual([0, 4]);
  expect(lately([card(0), ...things]).map(({ key }) => key)).toEqual([1, 2, 3, 4]);
});
