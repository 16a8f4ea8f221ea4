// Looking back: the table as it was after so many choices.
import { api } from "../protocol/client";
import type { Lang, Scene } from "../protocol/types";
import { toasts } from "../visitor/toasts.svelte";

/** A slider that is dragged asks only for the moments where it rests, in milliseconds. */
const REST = 70;
const KEPT = 200;

export class Lookback {
  /** The moment that is looked at; null is now. */
  at: number | null = $state(null);
  /** The scene then, as soon as it is there. */
  scene: Scene | null = $state.raw(null);
  #seen = new Map<string, Scene>();
  /** What is looked for: an answer to anything else comes too late. */
  #wanted = "";
  #asked: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    /** Whoever looks back sees nothing told. */
    private readonly begins: () => void = () => undefined,
  ) {}

  /** Looks at a moment; the latest one is now. */
  look(number: number, now: Scene, lang: Lang): void {
    if (number >= now.moves) {
      this.leave();
      return;
    }
    this.begins();
    this.at = Math.max(0, number);
    clearTimeout(this.#asked);
    const key = `${now.timeline}/${this.at}/${now.seat}/${lang}`;
    this.#wanted = key;
    const seen = this.#seen.get(key);
    if (seen !== undefined) this.scene = seen;
    else this.#asked = setTimeout(() => void this.#fetch(key, this.at ?? 0, lang, now.seat), REST);
  }

  leave(): void {
    clearTimeout(this.#asked);
    this.#wanted = "";
    this.at = null;
    this.scene = null;
  }

  async #fetch(key: string, number: number, lang: Lang, seat: number | null): Promise<void> {
    try {
      const scene = await api.moment(this.table, number, lang, seat);
      if (this.#seen.size >= KEPT) this.#seen.clear();
      this.#seen.set(key, scene);
      if (this.#wanted === key) this.scene = scene;
    } catch (reason) {
      if (this.#wanted === key) this.leave();
      toasts.complain(reason);
    }
  }
}
