// What is on its way to the server. Should the way be cut, a choice is kept until the table is seen again.
import type { Scene } from "../protocol/types";

export interface Choice {
  readonly seat: number;
  readonly options: readonly string[];
  readonly moves: number;
  readonly timeline: number;
}

/** What has become of a choice, seen from a later scene: still to be sent, arrived after all, or out of date. */
export type Fate = "send" | "made" | "stale";

export function choiceIn(scene: Scene, options: readonly string[]): Choice | null {
  if (scene.question === null) return null;
  return { seat: scene.question.seat, options, moves: scene.moves, timeline: scene.timeline };
}

/**
 * Only the seat that is asked can make the next choice. So if there are more choices now, this one has arrived and its
 * answer was lost. With as many choices as before, the same question is open, whatever else has changed at the table.
 */
export function fateOf(choice: Choice, scene: Scene): Fate {
  if (scene.timeline !== choice.timeline || scene.moves < choice.moves) return "stale";
  if (scene.moves > choice.moves) return "made";
  const open = scene.question?.seat === choice.seat && scene.status === "playing";
  return open ? "send" : "stale";
}

/** The one door by which a visitor's requests leave for a table: each waits until the one before it has been answered. */
export class Outbox {
  #last: Promise<unknown> = Promise.resolve();

  send<T>(request: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(request);
    this.#last = answer.catch(() => undefined);
    return answer;
  }
}
