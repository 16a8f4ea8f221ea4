// The cover of a game: it lies on the table until a seat has begun, and can be opened again at any time.
import type { Component } from "svelte";

import { api, Unreachable } from "../../protocol/client";
import type { CoverInfo, Goal } from "../../protocol/types";
import type { Table } from "../../table/table.svelte";
import { settings } from "../../visitor/settings.svelte";
import { toasts } from "../../visitor/toasts.svelte";
import { begunAt, rememberBegun } from "../lobby/memory";

/** So often a cover is asked for that cannot be had, and so many milliseconds later each time. */
const TRIES = 3;
const LATER = 400;

interface Told {
  readonly seat: number | null;
  readonly info: CoverInfo;
}

/** A question that was asked: as soon as more choices have been made, its seat has begun. */
interface Asked {
  readonly seat: number;
  readonly moves: number;
  readonly timeline: number;
}

export class Cover {
  /** What draws it, as soon as it is loaded. */
  part: Component<{ table: Table; info: CoverInfo; goals: readonly Goal[] }> | null = $state.raw(null);
  /** Whether it has been opened again. */
  again = $state(false);

  #told: Told | null = $state.raw(null);
  /** The seats that have begun, or need not be told how. */
  #begun: readonly number[] = $state.raw([]);
  #asked: Asked | null = null;
  /** The seat for which it has been opened again. */
  #reader: number | null = null;
  #wanted = "";

  constructor(private readonly table: Table) {
    this.#begun = begunAt(table.id);
  }

  /** The cover that lies open, if it does. */
  get open(): CoverInfo | null {
    const { scene, lookback } = this.table;
    if (this.#told === null || this.part === null || scene === null) return null;
    if (scene.ending !== null || lookback.at !== null || this.#told.seat !== scene.seat) return null;
    return this.again || this.#beginner === scene.seat ? this.#told.info : null;
  }

  /** Whether a seat has not begun whose cover is on its way: nothing is asked before it has been read. */
  get coming(): boolean {
    const first = this.#beginner;
    return first !== null && this.open === null && this.table.lookback.at === null && this.table.scene?.ending == null;
  }

  /** The seat of the visitor that has never been asked, or is for the first time; null for none. */
  get #beginner(): number | null {
    const { scene } = this.table;
    const seat = scene?.seat ?? null;
    if (!settings.cover || scene === null || seat === null || scene.status !== "playing") return null;
    return scene.seats[seat]?.yours && !this.#begun.includes(seat) ? seat : null;
  }

  /** Asks for what is to lie open, whenever the table has changed. */
  follow(): void {
    const { scene, yours } = this.table;
    if (scene === null) return;
    const { moves, timeline, seat } = scene;
    if (this.again && (seat !== this.#reader || scene.ending !== null)) this.again = false;
    const before = this.#asked;
    if (before !== null && before.timeline === timeline && moves > before.moves) this.#begin(before.seat);
    if (yours && scene.question) this.#asked = { seat: scene.question.seat, moves, timeline };
    const first = this.#beginner;
    // What others do before one has begun is told after the cover.
    this.table.pace.cover(first !== null);
    if (first !== null || this.again) void this.#ask(first ?? seat, settings.lang);
  }

  /** Opens it at any time. */
  reopen(): void {
    this.again = true;
    this.#reader = this.table.scene?.seat ?? null;
    this.#wanted = "";
    this.follow();
  }

  /** To the question, or back to the table. */
  close(): void {
    const first = this.#beginner;
    this.again = false;
    if (first !== null) this.#begin(first);
  }

  #begin(seat: number, remembered = true): void {
    if (remembered) rememberBegun(this.table.id, seat);
    if (!this.#begun.includes(seat)) this.#begun = [...this.#begun, seat];
  }

  async #ask(seat: number | null, lang: typeof settings.lang): Promise<void> {
    const wanted = `${lang} ${seat}`;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const [info, { default: part }] = await Promise.all([
        patiently(() => api.cover(this.table.id, lang, seat)),
        import("./Cover.svelte"),
      ]);
      if (!info.begun && !this.again) await this.table.rewind().catch(() => undefined);
      if (this.#wanted !== wanted) return;
      if (this.#told?.seat !== seat && !this.again && seat !== null && info.begun) this.#begin(seat);
      this.part = part;
      this.#told = { seat, info };
    } catch (reason) {
      if (this.again) toasts.complain(reason);
      else if (seat !== null) this.#begin(seat, false);
      this.again = false;
    }
  }
}

/** What a busy server does not answer is asked for once more. */
async function patiently<T>(ask: () => Promise<T>, left = TRIES): Promise<T> {
  try {
    return await ask();
  } catch (reason) {
    if (left <= 1 || !(reason instanceof Unreachable)) throw reason;
    await new Promise((then) => setTimeout(then, LATER));
    return patiently(ask, left - 1);
  }
}
