// The goals at a table. They are asked for again when the table has changed, and not more often than they can be read.
import { api } from "../protocol/client";
import type { Goal, Lang, Scene } from "../protocol/types";

/** Milliseconds between two requests. */
const REST = 1200;
/** From this share on, what the other side works towards matters more than what one wants. */
const NEAR = 0.7;

export class Goals {
  /** As they were told last. */
  told: readonly Goal[] = $state.raw([]);

  #wanted = "";
  #asked: () => Promise<void> = () => Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #free = 0;
  #busy = false;

  constructor(private readonly table: string) {}

  /** Asks for the goals in that scene, now or as soon as it may. What cannot be had is asked for when the table has changed. */
  want({ seat, version }: Scene, lang: Lang): void {
    const wanted = `${lang} ${seat} ${version}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#asked = async () => {
      const { goals } = await api.goals(this.table, lang, seat);
      if (this.#wanted.startsWith(`${lang} ${seat} `)) this.told = goals;
    };
    this.#plan();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wanted = "";
  }

  #plan(): void {
    if (this.#busy || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => void this.#ask(), Math.max(0, this.#free - Date.now()));
  }

  async #ask(): Promise<void> {
    const wanted = this.#wanted;
    this.#timer = undefined;
    this.#busy = true;
    this.#free = Date.now() + REST;
    await this.#asked().catch(() => undefined);
    this.#busy = false;
    if (this.#wanted !== wanted && this.#wanted !== "") this.#plan();
  }
}

const share = ({ now, limit }: Goal): number => now / limit;

function nearest(goals: readonly Goal[]): Goal | undefined {
  return goals.reduce<Goal | undefined>(
    (best, goal) => (best === undefined || share(goal) > share(best) ? goal : best),
    undefined,
  );
}

/** The goal that matters most: the own one that is nearest, unless the other side is nearly there. */
export function foremost(goals: readonly Goal[]): Goal | null {
  const counted = goals.filter(({ limit, done }) => limit > 1 && !done);
  const own = nearest(counted.filter(({ ours }) => ours));
  const theirs = nearest(counted.filter(({ ours }) => !ours));
  const pressing = theirs !== undefined && share(theirs) >= Math.max(NEAR, own === undefined ? 0 : share(own));
  return (pressing ? theirs : (own ?? goals.find(({ ours }) => ours) ?? theirs)) ?? null;
}
