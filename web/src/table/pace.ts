// Scenes that arrive faster than an eye can follow are shown one after another, but never far behind.

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

  /** Shows at once all that waits. */
  flush(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#shown = performance.now();
    for (const { item } of waiting) this.show(item);
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
    if (wait <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  #next(): void {
    const first = this.#waiting.shift();
    this.#shown = performance.now();
    if (first !== undefined) this.show(first.item);
    this.#plan(this.#shown);
  }
}
