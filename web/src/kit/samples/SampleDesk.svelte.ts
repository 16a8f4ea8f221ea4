// A desk for tests of pieces and boards: it remembers what was done on it.
import type { Lang, LogLine, Odds, OptionInfo, Piece, Scene } from "../../protocol/types";
import { type Desk, slugOf } from "../../table/desk";
import type { Laying } from "../../table/desk.svelte";
import { type Front, front, strays } from "../../table/front";

export class SampleDesk implements Desk {
  scene: Scene = $state.raw() as Scene;
  pieces: Readonly<Record<string, Piece>> = $state.raw({});
  /** What the board says by itself. */
  words: unknown = $state.raw({});
  odds: Odds | null = $state.raw(null);
  lang: Lang = $state("en");
  motion = $state(false);
  news: readonly LogLine[] = $state.raw([]);
  log: readonly LogLine[] = $state.raw([]);
  settled: readonly LogLine[] = $state.raw([]);
  decided: number | null = $state(null);
  /** How the game lies on the stage, for tests of all its regions. */
  laying: Laying | null = $state.raw(null);
  reader: ((piece: string) => readonly string[]) | null = $state.raw(null);
  pointed: string | null = $state(null);
  marks: readonly string[] = $state.raw([]);
  readonly pressed: string[] = [];
  readonly asked: string[] = [];
  readonly taken: string[] = [];
  readonly inspected: string[] = [];

  constructor(scene: Scene, pieces: Readonly<Record<string, Piece>> = {}) {
    this.scene = scene;
    this.pieces = pieces;
  }

  #laid = $derived.by(() => this.laying?.laid(this.scene.view) ?? {});
  #front = $derived.by(() => front(this.scene.question, this.#laid, this.laying?.kinds, this.laying?.few));
  #strays = $derived.by(() => (this.laying === null ? [] : strays(this.scene.question, this.#laid)));

  get front(): Front | null {
    return this.#front;
  }

  readonly told: readonly string[] = [];

  get strays(): readonly string[] {
    return this.#strays;
  }

  optionsOf(piece: string): readonly OptionInfo[] {
    return this.scene.question?.options.filter((option) => option.pieces.includes(piece)) ?? [];
  }

  glows(piece: string): boolean {
    return this.pointed === piece;
  }

  marked(piece: string): boolean {
    return this.marks.includes(piece);
  }

  held(): boolean {
    return false;
  }

  press(piece: string, _at: HTMLElement, asks = false): void {
    (asks ? this.asked : this.pressed).push(piece);
  }

  take(option: string): void {
    this.taken.push(option);
  }

  point(piece: string | null): void {
    this.pointed = piece;
  }

  inspect(piece: string): void {
    this.inspected.push(piece);
  }

  name(piece: string): string {
    return this.pieces[slugOf(piece)]?.name ?? piece;
  }

  lines(piece: string): readonly string[] {
    return this.reader?.(piece) ?? this.pieces[slugOf(piece)]?.lines ?? [];
  }
}
