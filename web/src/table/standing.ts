// Standing passes: a promise of the visitor to pass whenever something of the kind is asked, kept by the client until it ends.
import type { Scene } from "../protocol/types";
import { isSeveral } from "./marks";

/** What ends a standing pass, beside more to choose from: nothing else, one's turn or the next round, a question about another. */
export type Until = "more" | "turn" | "another";

/** A pass answers after as long as a bot thinks, in milliseconds. */
export const THINKING = 600;

export interface Pass {
  readonly kind: string;
  readonly seat: number;
  readonly until: Until;
  /** The answers there were when it was given: another one ends it. */
  readonly seen: readonly string[];
  /** The piece that the question was about. */
  readonly source: string;
  /** The round in which it was given; null in a game without rounds. */
  readonly round: number | null;
  /** Whether it was given in one's own turn. */
  readonly inTurn: boolean;
  readonly timeline: number;
}

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

/** Whether the question can be passed for some time, and until when. */
export function untils({ question, view }: Scene): readonly Until[] {
  if (question === null || question.passing === "" || isSeveral(question)) return [];
  const clock = typeof (view as Clock).active === "number";
  return ["more", ...(clock ? (["turn"] as const) : []), ...(question.source === "" ? [] : (["another"] as const))];
}

/** The pass that the visitor gives in answer to the pending question. */
export function passIn(scene: Scene, until: Until): Pass | null {
  const { question, timeline } = scene;
  if (question === null || !untils(scene).includes(until)) return null;
  return {
    kind: question.kind,
    seat: question.seat,
    until,
    seen: question.options.map(({ id }) => id),
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
  return question.passing !== "" && question.options.every(({ id }) => pass.seen.includes(id));
}

/** The answer that a pass gives to the pending question; "" if it does not concern it. */
export function answerOf(passes: readonly Pass[], scene: Scene): string {
  const kept = passes.some((pass) => concerns(pass, scene) && goesOn(pass, scene));
  return kept ? (scene.question?.passing ?? "") : "";
}

const keyOf = (table: string) => `miskatonic.passes.${table}`;

/** The passes that were given at a table: the tab remembers them when it is loaded anew. */
export function recalled(table: string): readonly Pass[] {
  return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "[]") as readonly Pass[];
}

export function keep(table: string, passes: readonly Pass[]): void {
  sessionStorage.setItem(keyOf(table), JSON.stringify(passes));
}
