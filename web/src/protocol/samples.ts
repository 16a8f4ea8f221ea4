// Small scenes for tests.
import type { LogLine, OptionInfo, Question, Scene, SeatInfo } from "./types";

export function aScene(changes: Partial<Scene> = {}): Scene {
  return {
    id: "table",
    game: "elder_sign",
    title: "Elder Sign",
    titles: ["Elder Sign"],
    boxes: [],
    version: 1,
    timeline: 0,
    moves: 1,
    at: 1,
    status: "playing",
    lang: "en",
    moment: "Day 1",
    host: true,
    seat: 0,
    seats: [aSeat(0, { yours: true }), aSeat(1, { kind: "bot", bot: "random" })],
    settings: { free_undo: false, spectators: true, paused: false, pace: 0 },
    notes: [],
    votes: [],
    view: { seats: [] },
    question: aQuestion(),
    ending: null,
    chronicle: [],
    log: [],
    log_length: 0,
    ...changes,
  };
}

export function aSeat(seat: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "person",
    name: "",
    bot: "",
    yours: false,
    team: "",
    screen: changes.team ?? "",
    online: true,
    invite: "",
    was_yours: false,
    ...changes,
  };
}

export function aQuestion(changes: Partial<Question> = {}): Question {
  const options = [anOption("stay"), anOption("go:woods", ["woods"])];
  return {
    seat: 0,
    kind: "move",
    prompt: [{ words: "Where?", piece: "" }],
    source: "",
    source_name: [],
    amount: 0,
    rule: "R-1",
    least: 1,
    most: 1,
    options,
    passing: "",
    ...changes,
  };
}

/** An option whose verb is the part of its id before the colon, as the server makes them. */
export function anOption(id: string, pieces: string[] = []): OptionInfo {
  return { id, verb: id.split(":", 1)[0] ?? id, label: [{ words: id, piece: "" }], hint: [], pieces };
}

export function aLine(number: number, move = 0): LogLine {
  return { number, move, kind: "Rolled", words: [{ words: `line ${number}`, piece: "" }], story: "", data: {} };
}
