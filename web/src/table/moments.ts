// Lines of the log, cut into moments: what is told together, how it is told, and for how long.
import type { LogLine, StageInfo } from "../protocol/types";
import type { Preferences } from "../visitor/settings.svelte";

export type Tempo = Preferences["pace"];
export const TEMPOS: readonly Tempo[] = ["slow", "normal", "brisk", "word", "off"];

export type Form = StageInfo["form"];
export type Importance = StageInfo["importance"];

/** One step of a moment. Details of the same kind that follow one another are one step. */
export interface Beat {
  readonly lines: readonly [LogLine, ...LogLine[]];
  readonly importance: Importance;
  readonly form: Form;
  /** The piece it is about; "" if it is about none. */
  readonly piece: string;
  /** Whom it happened to. */
  readonly seat: number | null;
  readonly mine: boolean;
}

/** What is told together: a card and what it does, somebody's turn, a phase in which nobody is asked. */
export interface Moment {
  /** The number of its first line. */
  readonly key: number;
  /** What its beats are told on, unless they have a form of their own. */
  readonly frame: Form;
  readonly beats: readonly [Beat, ...Beat[]];
  readonly importance: Importance;
  /** Whose turn it is part of, or whom it happened to. */
  readonly seat: number | null;
  readonly mine: boolean;
}

/** What one has to know about a game and a table to cut its log. */
export interface Teller {
  /** How each kind of event is told. */
  readonly stage: Readonly<Record<string, StageInfo>>;
  /** Whom a line is about. */
  readonly seatOf: (line: LogLine) => number | null;
  /** The seats of the visitor. */
  readonly mine: ReadonlySet<number>;
}

/** How an event is told of which nobody has said so. */
const IN_PASSING: StageInfo = { importance: 1, own: 1, form: "mark", shows: "", opens: false };
/** Whether other things can be told on a form. */
const isFrame = (form: Form): boolean => form !== "mark" && form !== "flight";

// --- cutting

/** A moment that is being put together. */
interface Open {
  readonly frame: Form;
  readonly seat: number | null;
  readonly mine: boolean;
  /** Somebody else's turn, a phase without questions, the mere beginning of one; otherwise what a card or an event has begun. */
  readonly sort: "turn" | "phase" | "divider" | "event";
  /** What brings about that which belongs to it. */
  readonly causes: ReadonlySet<string>;
  readonly beats: [Beat, ...Beat[]];
  move: number;
}

export function cut(lines: readonly LogLine[], teller: Teller): Moment[] {
  const open: Open[] = [];
  for (const line of lines) {
    const told = teller.stage[line.kind] ?? IN_PASSING;
    const beat = beatOf(line, told, teller);
    const last = open.at(-1);
    if (last !== undefined && belongs(line, told, beat, last)) add(last, beat, line);
    else open.push(begun(line, told, beat));
  }
  return open.filter(({ sort, beats }) => sort !== "divider" && (sort !== "phase" || beats.length > 1)).map(closed);
}

/** The beat of a line. Text of a kind that nobody has described is told in passing. */
function beatOf(line: LogLine, told: StageInfo, { seatOf, mine }: Teller): Beat {
  const seat = seatOf(line);
  const own = seat !== null && mine.has(seat);
  const shown = told.shows === "" ? "" : line.data[told.shows];
  return {
    lines: [line],
    importance: own ? told.own : told.importance,
    form: told.form,
    piece: typeof shown === "string" ? shown : "",
    seat,
    mine: own,
  };
}

/** Whether a line only says that another part of the round begins. */
function isPhase({ form, importance }: StageInfo): boolean {
  return form === "banner" && importance === 1;
}

function belongs(line: LogLine, told: StageInfo, beat: Beat, open: Open): boolean {
  if (isPhase(told) || open.sort === "divider") return false;
  const cause = causeOf(line);
  if (cause !== "" && open.causes.has(cause)) return true;
  if (cause === "" && beat.importance === 1 && beat.piece === "") return false;
  const sameSeat = beat.seat !== null && beat.seat === open.seat;
  if (open.sort === "turn") return sameSeat || (beat.seat === null && !told.opens && line.move === open.move);
  const sameMove = line.move === open.move;
  if (beat.form === "point") return sameSeat && sameMove;
  if (told.opens) return false;
  if (open.sort === "phase") return sameMove;
  if (!isFrame(open.frame) && !isFrame(open.beats.at(-1)!.form)) return false;
  if (sameMove) return sameSeat || beat.seat === null || (open.seat === null && beat.importance > 1);
  return sameSeat && open.frame !== "point";
}

function begun(line: LogLine, told: StageInfo, beat: Beat): Open {
  const shared = { beats: [beat] as [Beat], move: line.move };
  if (isPhase(told)) {
    const causes = new Set<string>();
    return { ...shared, frame: "banner", seat: null, mine: false, sort: told.opens ? "phase" : "divider", causes };
  }
  const { seat, mine } = beat;
  const others = seat !== null && !mine;
  const sort = others && beat.form !== "point" ? "turn" : "event";
  const frame = sort === "turn" ? "banner" : beat.form;
  return { ...shared, frame, seat, mine, sort, causes: told.opens ? causesOf(line) : new Set() };
}

function add(open: Open, beat: Beat, line: LogLine): void {
  open.move = line.move;
  const last = open.beats.at(-1)!;
  const together = beat.importance === 1 && last.importance === 1 && last.lines[0].kind === line.kind;
  if (together) open.beats[open.beats.length - 1] = { ...last, lines: [...last.lines, line] };
  else open.beats.push(beat);
}

function closed({ frame, beats, seat, mine }: Open): Moment {
  const importance = Math.max(...beats.map((beat) => beat.importance)) as Importance;
  return { key: beats[0].lines[0].number, frame, beats, importance, seat, mine };
}

export function causeOf(line: LogLine): string {
  const { cause } = line.data;
  return typeof cause === "string" ? cause : "";
}

/** Everything that an opening event names may be given as the cause of what follows: the card, the place it was drawn for. */
function causesOf(line: LogLine): ReadonlySet<string> {
  return new Set(piecesOf(line, ["who", "kind", "skill"]));
}

/** What a line names, the cause last. */
export function piecesOf(line: LogLine, except: readonly string[] = []): string[] {
  const fields = Object.entries(line.data).filter(([field]) => field !== "cause" && !except.includes(field));
  const named = [...fields.map(([, value]) => value), line.data["cause"]];
  return named.filter((value): value is string => typeof value === "string" && value !== "");
}

/** The words of a line. */
export function wordsOf(line: LogLine): string {
  return line.words.map(({ words }) => words).join("");
}

/** The words of a line without what has brought it about, where that stands above them. */
export function plainly(line: LogLine): string {
  const cause = causeOf(line);
  const at = line.words.findLastIndex(({ piece }) => piece !== "" && piece.split("#")[0] === cause.split("#")[0]);
  const [before, after] = [line.words[at - 1]?.words ?? "", line.words[at + 1]?.words ?? ""];
  if (cause === "" || !before.endsWith(" (") || !after.startsWith(")")) return wordsOf(line);
  const kept = line.words.map(({ words }, n) =>
    n === at ? "" : n === at - 1 ? words.slice(0, -2) : n === at + 1 ? words.slice(1) : words,
  );
  return kept.join("");
}

/** Words that something else follows in the same sentence: without their full stop. */
export function unstopped(words: string): string {
  return words.replace(/(?<!\.)\.$/, "");
}

/** What a moment is remembered by. */
export function weightiest(moment: Moment): Beat {
  return moment.beats.reduce((best, beat) => (beat.importance > best.importance ? beat : best));
}

/** The number of the last line that a moment is made of. */
export function lastLine({ beats }: Moment): number {
  return beats.at(-1)!.lines.at(-1)!.number;
}

/** What of moments has happened by the time that the log was so long. */
export function until(moments: readonly Moment[], log_length: number): readonly Moment[] {
  return moments.flatMap((moment) => {
    const [first, ...rest] = moment.beats.filter(({ lines }) => lines[0].number < log_length);
    if (first === undefined || rest.length === moment.beats.length - 1) return first === undefined ? [] : [moment];
    const importance = Math.max(first.importance, ...rest.map((beat) => beat.importance)) as Importance;
    return importance > 1 ? [{ ...moment, importance, beats: [first, ...rest] as const }] : [];
  });
}

/**
 * The card that a beat is told on, as its place in the moment: the one that the moment is about, or one that was turned up in the
 * course of it, together with what it has brought about. -1 if it is told on none.
 */
export function cardAt({ frame, beats }: Moment, at: number): number {
  if (frame === "card") return 0;
  const cause = causeOf(beats[at]!.lines[0]);
  const card = beats.slice(0, at + 1).findLastIndex(({ form }) => form === "card");
  if (card < 0 || card === at) return card;
  return causesOf(beats[card]!.lines[0]).has(cause) ? card : -1;
}

/**
 * How a beat is told: as a turning point, on a card, in a line, or elsewhere: details glow on the board, and one's own dice lie
 * beside the question.
 */
export function shapeOf(moment: Moment, at: number): "point" | "card" | "banner" | "elsewhere" {
  const { form, importance, mine } = moment.beats[at]!;
  if (form === "point") return importance === 4 ? "point" : "banner";
  if (cardAt(moment, at) >= 0) return "card";
  return importance === 1 || (form === "sheet" && mine) ? "elsewhere" : "banner";
}

/** What stands beside a turning point: what has led to it, and what it costs. */
export function around(moment: Moment, at: number): readonly Beat[] {
  const { seat } = moment.beats[at]!;
  const same = (beat: Beat) => beat.seat === seat || beat.seat === null;
  const earlier = moment.beats.slice(0, at).findLast((beat) => same(beat) && beat.importance > 1);
  const later = moment.beats.slice(at + 1);
  const end = later.findIndex((beat) => !same(beat) || beat.importance > 2);
  return [...(earlier ? [earlier] : []), ...(end < 0 ? later : later.slice(0, end))];
}

/** Moments after others: a turn that goes on is one with what was told of it before. */
export function joined(before: readonly Moment[], after: readonly Moment[]): readonly Moment[] {
  const last = before.at(-1);
  const [first, ...rest] = after;
  if (last === undefined || first === undefined || !isTurn(last) || !isTurn(first) || last.seat !== first.seat)
    return [...before, ...after];
  const importance = Math.max(last.importance, first.importance) as Importance;
  return [...before.slice(0, -1), { ...last, importance, beats: [...last.beats, ...first.beats] }, ...rest];
}

/** Whether it is what somebody else does. */
function isTurn({ frame, seat, mine }: Moment): boolean {
  return frame === "banner" && seat !== null && !mine;
}

// --- time

/** Milliseconds at the usual pace, by importance. */
const TIMES: Readonly<Record<Importance, number>> = { 1: 250, 2: 700, 3: 1800, 4: 3200 };
/** For each word of a line and of the card that it tells of, at least. */
const A_WORD = 60;
/** A step that is ticked off on a card, and a card that is turned up as such a step: a gate. */
const A_STEP = { 2: 900, 3: 2500 } as const;
/** What somebody else does, and what somebody else has to read. */
const OF_OTHERS = { 2: 500, 3: 1200 } as const;
/** One's own dice are seen to fall, and then read; those of others fall. */
const A_ROLL = { mine: 1500, others: 700 } as const;
/** A card whose steps are all ticked off stays: for each word on it, all in all, within these bounds. */
const TO_READ = { word: 200, least: 2500, most: 6000 } as const;
/** Of others, what lies between two decisions is told in full up to here … */
export const BUDGET = 7000;
/** … and not at all from there. */
export const LIMIT = 12_000;
/** What is one's own or everybody's keeps its time up to here. */
export const PATIENCE = 45_000;

const FACTORS: Readonly<Record<Tempo, number>> = { slow: 1.6, normal: 1, brisk: 0.6, word: 1, off: 0 };

/** One thing that is told. */
export interface Cue {
  readonly moment: Moment;
  /** Which of its beats. */
  readonly at: number;
  readonly ms: number;
  /** Whether it stays until the visitor has had enough of it. */
  readonly waits: boolean;
  /** Whether it counts for the budget of what others do. */
  readonly aside: boolean;
  /** Whether it is told in one line, whatever it is. */
  readonly brief: boolean;
  /** Whether the beat has been told already, as the last on its card, which stays to be read. */
  readonly rests: boolean;
}

export interface Circumstances {
  /** Milliseconds of what others do that have been told without a pause before. */
  readonly spent?: number;
  /** Milliseconds of all else. */
  readonly read?: number;
  /** Whether more has come than can be told. */
  readonly behind?: boolean;
  /** Whether the visitor decides at this table, and so reads what is told. */
  readonly plays?: boolean;
  /** How many words there are to read on a piece. */
  readonly story?: (piece: string) => number;
}

/** What of moments is told, and for how long: what others do gives way to what is the visitor's own and everybody's. */
export function plan(moments: readonly Moment[], tempo: Tempo, now: Circumstances = {}): Cue[] {
  const { spent = 0, read = 0, behind = false, plays = true, story = () => 0 } = now;
  const factor = FACTORS[tempo];
  if (factor === 0) return [];
  const aside = (moment: Moment, at: number) => !plays || (isTurn(moment) && !moment.beats[at]!.mine);
  const all = moments.flatMap((moment) => moment.beats.map((_, at) => ({ moment, at, aside: aside(moment, at) })));
  const full = all.reduce((sum, one) => sum + (one.aside ? lasting(one.moment, one.at, story) : 0), spent / factor);
  const brief = behind || full > BUDGET;
  let [others, own] = [spent / factor, read / factor];
  const cues: Cue[] = [];
  for (const one of all) {
    const { moment, at } = one;
    const beat = moment.beats[at]!;
    const detail = beat.importance < 3 && cardAt(moment, at) < 0;
    const short = one.aside ? brief : own > PATIENCE || (behind && detail);
    const wanted = short ? briefly(moment, at) : lasting(moment, at, story);
    const turns = beat.importance === 4 && spent / factor < LIMIT;
    const ms = one.aside && others + wanted > LIMIT && !turns ? 0 : wanted;
    if (one.aside) others += ms;
    else own += ms;
    const waits = ms > 0 && ((tempo === "word" && beat.importance >= 3) || (beat.importance === 4 && beat.mine));
    const line = { moment, at, aside: one.aside, brief: short && beat.importance < 4, rests: false };
    if (ms > 0) cues.push({ ...line, ms: ms * factor, waits });
    if (short || one.aside || !endsCard(moment, at)) continue;
    const rest = resting(moment, at, story);
    own += rest;
    if (cardAt(moment, at) !== at) cues.push({ ...line, ms: rest * factor, waits: tempo === "word", rests: true });
    else if (ms > 0) cues.push({ ...cues.pop()!, ms: Math.max(ms, rest) * factor });
  }
  return cues;
}

function lasting(moment: Moment, at: number, story: (piece: string) => number): number {
  const beat = moment.beats[at]!;
  const { importance, form, mine, seat } = beat;
  if (importance === 3 && form === "sheet") return mine ? A_ROLL.mine : A_ROLL.others;
  const others = seat !== null && !mine && isTurn(moment);
  const card = cardAt(moment, at);
  const step = card >= 0 && card !== at;
  if (importance === 1 || importance === 4)
    return Math.max(TIMES[importance], importance > 1 ? reading(moment, at, story) : 0);
  const least = others
    ? OF_OTHERS[importance]
    : step && (importance === 2 || form === "card")
      ? A_STEP[importance]
      : TIMES[importance];
  return Math.max(least, importance === 3 || !others ? reading(moment, at, story) : 0);
}

/** The time that the words of a beat take, with those on the card that it turns up. */
function reading(moment: Moment, at: number, story: (piece: string) => number): number {
  return wordsIn(moment, at, story) * A_WORD;
}

function wordsIn(moment: Moment, at: number, story: (piece: string) => number): number {
  const { lines, piece } = moment.beats[at]!;
  const [line] = lines;
  const printed = piece !== "" && cardAt(moment, at) === at ? story(piece) : 0;
  return count(wordsOf(line)) + count(line.story) + printed;
}

function count(words: string): number {
  return words.split(/\s+/).filter((word) => word !== "").length;
}

/** Whether nothing else is told on a card that matters to the visitor. */
function endsCard(moment: Moment, at: number): boolean {
  const card = cardAt(moment, at);
  if (card < 0 || moment.beats[card]!.importance < 3) return false;
  return at + 1 === moment.beats.length || cardAt(moment, at + 1) !== card;
}

/** How long a card stays on which all has been told: as long as it takes to read it, less the time that it has been there. */
function resting(moment: Moment, at: number, story: (piece: string) => number): number {
  const card = cardAt(moment, at);
  const beats = moment.beats.slice(card, at + 1);
  const words = beats.reduce((sum, _, n) => sum + wordsIn(moment, card + n, story), 0);
  const shown = card === at ? 0 : beats.reduce((sum, _, n) => sum + lasting(moment, card + n, story), 0);
  return Math.min(TO_READ.most, Math.max(TO_READ.least, words * TO_READ.word - shown));
}

/** What matters; of a turn, and of a moment in which nothing matters, its weightiest line, for long enough to be read. */
function briefly(moment: Moment, at: number): number {
  const beat = moment.beats[at]!;
  if (beat.importance === 4) return TIMES[4];
  if (moment.importance === 1 || beat !== weightiest(moment)) return 0;
  return beat.importance === 3 ? OF_OTHERS[3] : OF_OTHERS[2];
}
