// How long the log was when somebody last decided, for each of those who share a screen. The tab remembers it when it is loaded anew.
import type { Scene } from "../protocol/types";
import { screenOf } from "./curtain.svelte";

interface Kept {
  readonly timeline: number;
  readonly lengths: Readonly<Record<string, number>>;
}

export class Decided {
  #kept: Kept;
  readonly #key: string;

  constructor(table: string) {
    this.#key = `miskatonic.decided.${table}`;
    const kept = sessionStorage.getItem(this.#key);
    this.#kept = kept === null ? { timeline: 0, lengths: {} } : (JSON.parse(kept) as Kept);
  }

  /** Null as long as nobody has decided here. */
  of(scene: Scene): number | null {
    const { timeline, lengths } = this.#kept;
    return timeline === scene.timeline ? (lengths[screenOf(scene)] ?? null) : null;
  }

  /** Somebody has decided with that scene in sight. */
  remember(scene: Scene): void {
    const { timeline } = scene;
    const before = timeline === this.#kept.timeline ? this.#kept.lengths : {};
    this.#keep({ timeline, lengths: { ...before, [screenOf(scene)]: scene.log_length } });
  }

  /** What has been taken back never happened. */
  goBack({ timeline, log_length }: Scene): void {
    const lengths = Object.entries(this.#kept.lengths).map(([screen, length]) => [
      screen,
      Math.min(length, log_length),
    ]);
    this.#keep({ timeline, lengths: Object.fromEntries(lengths) as Kept["lengths"] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    sessionStorage.setItem(this.#key, JSON.stringify(kept));
  }
}
