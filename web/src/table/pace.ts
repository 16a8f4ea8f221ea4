// Scenes that arrive faster than an eye can follow are shown one after another, but never far behind: those that are late are skipped.

/** Between two scenes, in milliseconds. */
export const GAP = 450;
/** How far behind at most. */
export const LAG = 1500;

export class Pace<T> {
  #waiting: { item: T; due: number }[] = [];
  #shown = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (item: T) => void) {}

  get idle(): boolean {
    return this.#waiting.length === 0;
  }

  push(item: T): void {
    const now = performance.now();
    this.#waiting.push({ item, due: now + LAG });
    if (document.hidden) this.flush();
    else this.#plan(now);
  }

  /** Skips to the last that waits. */
  flush(): void {
    const last = this.#waiting.at(-1);
    this.clear();
    this.#shown = performance.now();
    if (last !== undefined) this.show(last.item);
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #plan(now: number): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    if (last === undefined) return;
    const gap = Math.min(GAP, (last.due - now) / this.#waiting.length);
    const wait = this.#shown + gap - now;
    if (wait <= 0) this.#next(now);
    else this.#timer = setTimeout(() => this.#next(performance.now()), wait);
  }

  /** Never more than one at a time is shown: what the eye is not given time for is not drawn at all. */
  #next(now: number): void {
    if ((this.#waiting.at(-1)?.due ?? now) <= now) {
      this.flush();
      return;
    }
    this.#shown = now;
    this.show(this.#waiting.shift()!.item);
    this.#plan(now);
  }
}
