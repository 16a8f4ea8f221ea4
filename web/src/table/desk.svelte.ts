// The desk as the shell provides it: joins the options of the pending decision with the pieces on the board.
import { type Desk, slugOf } from "./desk";
import type { Lang, LogLine, Odds, OptionInfo, Piece, Scene } from "../protocol/types";
import { piecesOf } from "./moments";
import { settledSince } from "./settled";
import { type Front, front, type Laid, onPages, type Page, type Region, strays } from "./front";
import { settings } from "../visitor/settings.svelte";
import type { Table } from "./table.svelte";
import type { Speaking } from "./words";

/** Lines of the log in which what has come up lately is looked for. */
const LATELY = 300;

/** Where a game's pieces lie on the stage. */
export interface Laying {
  readonly laid: (view: Scene["view"]) => Laid;
  /** Where a kind of question belongs, if its pieces do not say it. */
  readonly kinds?: Readonly<Record<string, Region>>;
  /** As many pieces that lie nowhere are offered in the case; more of them over the board. */
  readonly few?: number;
  /** The pieces whose words are all read beside the question on a large screen: their answers do not say them again there. */
  readonly quoted?: (desk: Desk) => readonly string[];
  /** What a chance of death is called, in a game in which nobody dies of it. */
  readonly fatal?: (speaking: Speaking, chance: string) => string;
}

export class TableDesk implements Desk {
  /** How the game lies on the stage, as soon as it is known. */
  laying: Laying | null = $state.raw(null);
  /** The piece that is pointed at, on the board or in a sentence. */
  piece: string | null = $state(null);
  /** The option that is pointed at in the panel. */
  option: string | null = $state(null);
  /** The piece whose words are shown. */
  inspected: string | null = $state(null);
  reader: ((piece: string) => readonly string[]) | null = $state.raw(null);
  /** Pieces that have been pressed and wait for another one, where an option is about several. */
  holding: readonly string[] = $state.raw([]);
  /** The piece whose options are offered beside it. */
  menu: { readonly piece: string; readonly at: HTMLElement } | null = $state.raw(null);

  /** Whether the cover of the game lies over the table: nothing is asked as long as it does. */
  isCovered: () => boolean = () => false;

  /** Whether the last choice was made by a piece, as long as no other question has come. */
  played = false;

  constructor(private readonly table: Table) {}

  #byPiece = $derived.by(() => {
    const found = new Map<string, OptionInfo[]>();
    for (const option of this.options) {
      for (const piece of option.pieces) found.set(piece, [...(found.get(piece) ?? []), option]);
    }
    return found;
  });

  #glowing = $derived(new Set(this.options.find((option) => option.id === this.option)?.pieces));

  #marked = $derived(
    new Set(this.options.filter((option) => this.table.marks.includes(option.id)).flatMap((option) => option.pieces)),
  );

  /** What the beat that is being told is about. */
  #told = $derived.by(() => {
    const now = this.table.pace.now;
    const lines = now?.moment.beats[now.at]?.lines ?? [];
    return [...lines.flatMap((line) => piecesOf(line, ["who"])), ...lines.flatMap((line) => piecesOf(line))];
  });

  #asked = $derived.by(() => (this.table.yours && !this.isCovered() ? (this.table.scene?.question ?? null) : null));
  #laid = $derived.by(() => {
    const { scene } = this.table;
    return scene === null ? {} : ((this.laying?.laid(scene.view) ?? {}) as Laid);
  });
  #front = $derived(front(this.#asked, this.#laid, this.laying?.kinds, this.laying?.few));
  #strays = $derived(strays(this.#asked, this.#laid));
  #onPages = $derived(onPages(this.#asked, this.#laid));

  get front(): Front | null {
    return this.#front;
  }

  /** The pieces of the question on each page of a phone. */
  get onPages(): Readonly<Partial<Record<Page, readonly string[]>>> {
    return this.#onPages;
  }

  get strays(): readonly string[] {
    return this.#strays;
  }

  get told(): readonly string[] {
    return this.#told;
  }

  /** What the visitor may choose from, now. */
  get options(): readonly OptionInfo[] {
    return this.table.yours && !this.isCovered() ? (this.table.scene?.question?.options ?? []) : [];
  }

  get scene(): Scene {
    if (this.table.seen === null) throw new Error("no board is drawn before there is a scene");
    return this.table.seen;
  }

  get pieces(): Readonly<Record<string, Piece>> {
    return this.table.pieces;
  }

  get words(): unknown {
    return this.table.words;
  }

  get odds(): Odds | null {
    return settings.odds && this.table.lookback.at === null ? this.table.odds : null;
  }

  get lang(): Lang {
    return settings.lang;
  }

  get motion(): boolean {
    return settings.moves;
  }

  #log = $derived.by(() => {
    const end = this.table.scene?.log_length ?? 0;
    return this.table.lookback.at === null ? this.table.log.between(end - LATELY, end) : [];
  });

  get log(): readonly LogLine[] {
    return this.#log;
  }

  #settled = $derived.by(() => settledSince(this.#log, this.table.decided, this.table.stage));

  get settled(): readonly LogLine[] {
    return this.#settled;
  }

  get decided(): number | null {
    return this.table.decided;
  }

  get news(): readonly LogLine[] {
    return this.table.lookback.at === null ? this.table.news : [];
  }

  optionsOf(piece: string): readonly OptionInfo[] {
    const options = this.#byPiece.get(piece) ?? [];
    return this.holding.length === 0 ? options : options.filter((option) => this.fits(option));
  }

  glows(piece: string): boolean {
    return this.piece === piece || this.#glowing.has(piece) || this.#told.includes(piece);
  }

  marked(piece: string): boolean {
    return this.#marked.has(piece);
  }

  held(piece: string): boolean {
    return this.holding.includes(piece);
  }

  /** Whether an option is about all pieces that have been pressed so far. */
  fits(option: OptionInfo): boolean {
    return this.holding.every((piece) => option.pieces.includes(piece));
  }

  letGo(): void {
    this.holding = [];
  }

  press(piece: string, at: HTMLElement, asks = false): void {
    if (this.table.pace.lapsed) return;
    if (this.held(piece)) {
      this.holding = this.holding.filter((other) => other !== piece);
      return;
    }
    if (this.optionsOf(piece).length === 0) this.letGo();
    const options = this.optionsOf(piece);
    const [only, ...others] = options;
    const pressed = [...this.holding, piece];
    if (only === undefined) this.inspect(piece);
    else if (others.length === 0 && !asks) this.play(only.id);
    else if (others.length > 0 && options.every(({ pieces }) => pieces.some((one) => !pressed.includes(one))))
      this.holding = pressed;
    else this.menu = { piece, at };
  }

  /** Takes an option of a piece. */
  play(option: string): void {
    this.played = true;
    this.inspected = null;
    this.letGo();
    this.take(option);
  }

  /** The one door for choices, whether made by a button, a key, a piece or something else on the board. */
  take(option: string): void {
    if (this.options.some(({ id }) => id === option)) this.table.take(option);
  }

  /** Passes what is asked. */
  pass(): void {
    if (this.options.length > 0) this.table.pass();
  }

  point(piece: string | null): void {
    this.piece = piece;
  }

  inspect(piece: string): void {
    if (slugOf(piece) in this.pieces) this.inspected = piece;
  }

  name(piece: string): string {
    return this.pieces[slugOf(piece)]?.name ?? piece;
  }

  /** The name of a piece as it is read, once the words of pieces have come. */
  called(piece: string): string {
    return slugOf(piece) in this.pieces ? this.name(piece) : "…";
  }

  /** What a chance of death is called. */
  fatal(chance: string): string {
    const own = this.words == null ? undefined : this.laying?.fatal;
    return own?.(this, chance) ?? settings.words.oddsOfDeath(chance);
  }

  lines(piece: string): readonly string[] {
    return this.reader?.(piece) ?? this.pieces[slugOf(piece)]?.lines ?? [];
  }
}
