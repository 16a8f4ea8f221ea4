// Which dice are tumbling, and what has been thrown with dice that are back in the supply already.
import { SvelteMap, SvelteSet } from "svelte/reactivity";

import type { Line } from "../facts";

/** As long as a die tumbles, in milliseconds. */
export const TUMBLE = 650;
/** As long as a result is shown of a die that nobody keeps. */
const SHOWN = 2200;

const FACES: Record<string, string[]> = {
  green: ["investigation1", "investigation2", "investigation3", "lore", "peril", "terror"],
  yellow: ["investigation1", "investigation2", "investigation3", "investigation4", "lore", "peril"],
  red: ["investigation2", "investigation3", "investigation4", "lore", "peril", "wild"],
};

/** The names of results as events number them. */
const RESULTS = [
  "unrolled",
  "investigation1",
  "investigation2",
  "investigation3",
  "investigation4",
  "lore",
  "peril",
  "terror",
  "wild",
];

export class Rolls {
  readonly tumbling = new SvelteSet<string>();
  readonly thrown = new SvelteMap<string, string>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #played: readonly Line[] = [];

  /** Plays the rolls among what has happened, once: who comes back from the past has seen them. */
  play(news: readonly Line[], dice: readonly { id: string }[]): void {
    if (news.length === 0 || news === this.#played) return;
    this.#played = news;
    for (const line of news) {
      if (line.kind !== "Rolled") continue;
      const { dice: indexes, faces } = line.data;
      indexes.forEach((index, n) => {
        const id = dice[index]?.id;
        const face = RESULTS[faces[n] ?? 0];
        if (id !== undefined && face !== undefined) this.#roll(id, face);
      });
    }
  }

  /** Forgets what was still to end. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.tumbling.clear();
    this.thrown.clear();
  }

  #roll(id: string, face: string): void {
    this.tumbling.add(id);
    this.thrown.set(id, face);
    this.#later(TUMBLE, () => this.tumbling.delete(id));
    this.#later(SHOWN, () => this.thrown.delete(id));
  }

  #later(delay: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      then();
    }, delay);
    this.#timers.add(timer);
  }
}

interface Thrown {
  readonly id: string;
  readonly color: string;
  readonly face: string;
}

/** The last roll of somebody since the visitor last decided; none as long as nobody knows when that was. */
export function lastRoll(
  log: readonly Line[],
  dice: readonly { id: string; color: string }[],
  who: string | undefined,
  decided: number | null,
): readonly Thrown[] {
  const rolled = log
    .filter((line) => decided !== null && line.number >= decided)
    .flatMap((line) => (line.kind === "Rolled" && line.data.who === who ? [line.data] : []))
    .at(-1);
  if (rolled === undefined) return [];
  const { dice: indexes, faces } = rolled;
  return indexes.flatMap((index, n) => {
    const die = dice[index];
    return die === undefined ? [] : [{ id: die.id, color: die.color, face: RESULTS[faces[n] ?? 0] ?? "unrolled" }];
  });
}

/** Some face of a die, to be seen for a moment while it tumbles. */
export function anyFace(color: string): string {
  const faces = FACES[color] ?? [];
  return faces[Math.floor(Math.random() * faces.length)] ?? "unrolled";
}
