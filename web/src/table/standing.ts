// Standing passes: a promise of the visitor to pass whenever something of the kind is asked, kept by the client until it ends.
import type { Question, Scene } from "../protocol/types";
import { isSeveral } from "./marks";
import type { Speaking } from "./words";

/**
 * What ends a standing pass: more to choose from, one's turn or the next round, a question about another, nothing but the visitor's
 * word. Each but the last also ends with more to choose from.
 */
export type Until = "more" | "turn" | "another" | "word";

/** When a question of some kind matters: a pass may answer it at all other times, until the visitor takes it back. */
export interface Matters {
  readonly name: string;
  /** A number that is kept with the pass that is given. */
  readonly limit?: (view: Scene["view"], seat: number) => number;
  readonly now: (view: Scene["view"], seat: number, limit: number) => boolean;
  /** What it is called where it is offered, and what has been promised. */
  readonly words: (speaking: Speaking, limit: number) => { readonly offer: string; readonly given: string };
}

/** How questions of a kind are passed, where not as all others are. */
export interface Passing {
  /** What there is to choose from differs from one question to the next: more of it ends no pass. */
  readonly varies?: boolean;
  /** What may end a pass; without it, whatever can. */
  readonly until?: readonly Until[];
  readonly only?: readonly Matters[];
}

/** By kind of question: a part of the stage of a game. */
export type Passings = Readonly<Record<string, Passing>>;

/** What passes a question of which none of the answers need be taken: taking none of them. */
export const NONE = "none";

/** A pass answers after as long as a bot thinks, in milliseconds. */
export const THINKING = 600;

export interface Pass {
  readonly kind: string;
  readonly seat: number;
  /** Or what it is not given for, by name. */
  readonly until: string;
  readonly limit: number;
  /** The answers there were when it was given: another one ends it. Null where they differ anyway. */
  readonly seen: readonly string[] | null;
  /** The piece that the question was about. */
  readonly source: string;
  /** The round in which it was given; null in a game without rounds. */
  readonly round: number | null;
  /** Whether it was given in one's own turn. */
  readonly inTurn: boolean;
  readonly timeline: number;
}

const ENDS: ReadonlySet<string> = new Set<Until>(["more", "turn", "another", "word"]);

/** What views of several games call the same. */
interface Clock {
  readonly round?: unknown;
  readonly turn?: unknown;
  readonly active?: unknown;
}

function roundOf({ view }: Scene): number | null {
  const { round, turn } = view as Clock;
  return typeof round === "number" ? round : typeof turn === "number" ? turn : null;
}

function isTurn({ view }: Scene, seat: number): boolean {
  return (view as Clock).active === seat;
}

/** Whether there is an answer that passes, and it can be given at once. */
function isPassed(question: Question): boolean {
  return question.passing !== "" && isSeveral(question) === (question.passing === NONE);
}

/** What makes questions of a kind matter to those who pass the others. */
export function matters({ question }: Scene, passings: Passings): readonly Matters[] {
  if (question === null || !isPassed(question)) return [];
  return passings[question.kind]?.only ?? [];
}

/** Whether the question can be passed for some time, and until when. */
export function untils({ question, view }: Scene, passings: Passings = {}): readonly Until[] {
  if (question === null || !isPassed(question)) return [];
  const own = passings[question.kind]?.until;
  if (own !== undefined) return own;
  const clock = typeof (view as Clock).active === "number";
  return ["more", ...(clock ? (["turn"] as const) : []), ...(question.source === "" ? [] : (["another"] as const))];
}

/** The pass that the visitor gives in answer to the pending question. */
export function passIn(scene: Scene, until: string, passings: Passings = {}): Pass | null {
  const { question, timeline, view } = scene;
  const only = matters(scene, passings).find(({ name }) => name === until);
  if (question === null || (only === undefined && !untils(scene, passings).some((one) => one === until))) return null;
  return {
    kind: question.kind,
    seat: question.seat,
    until,
    limit: only?.limit?.(view, question.seat) ?? 0,
    seen: passings[question.kind]?.varies === true ? null : question.options.map(({ id }) => id),
    source: question.source,
    round: roundOf(scene),
    inTurn: isTurn(scene, question.seat),
    timeline,
  };
}

/** Whether a question is one that a pass was given for. */
function concerns(pass: Pass, { question }: Scene): boolean {
  return question !== null && question.kind === pass.kind && question.seat === pass.seat && question.options.length > 0;
}

/** Whether a pass goes on: what has been taken back ends it, and so does what it was given until. */
export function goesOn(pass: Pass, scene: Scene): boolean {
  if (scene.timeline !== pass.timeline || scene.ending !== null) return false;
  if (pass.until === "turn" && (roundOf(scene) !== pass.round || (!pass.inTurn && isTurn(scene, pass.seat))))
    return false;
  const { question } = scene;
  if (question === null || !concerns(pass, scene)) return true;
  if (pass.until === "another" && question.source !== pass.source) return false;
  if (pass.seen === null || !ENDS.has(pass.until) || pass.until === "word") return question.passing !== "";
  return question.passing !== "" && question.options.every(({ id }) => pass.seen?.includes(id));
}

/** Whether a pass is silent: the question matters, or it is not known yet when it does. */
function isSilent({ kind, seat, until, limit }: Pass, { view }: Scene, passings: Passings): boolean {
  if (ENDS.has(until)) return false;
  return passings[kind]?.only?.find(({ name }) => name === until)?.now(view, seat, limit) ?? true;
}

/** The answer that a pass gives to the pending question; "" if it does not concern it. */
export function answerOf(passes: readonly Pass[], scene: Scene, passings: Passings = {}): string {
  const kept = passes.some((pass) => concerns(pass, scene) && goesOn(pass, scene) && !isSilent(pass, scene, passings));
  return kept ? (scene.question?.passing ?? "") : "";
}

/** The options that an answer takes. */
export function takenBy(answer: string): readonly string[] {
  return answer === NONE ? [] : [answer];
}

const keyOf = (table: string) => `miskatonic.passes.${table}`;

/** The passes that were given at a table: the tab remembers them when it is loaded anew. */
export function recalled(table: string): readonly Pass[] {
  return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "[]") as readonly Pass[];
}

export function keep(table: string, passes: readonly Pass[]): void {
  sessionStorage.setItem(keyOf(table), JSON.stringify(passes));
}
