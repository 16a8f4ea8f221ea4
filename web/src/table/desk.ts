// What a board is given by the shell, and what it gives back. A board draws a view; it holds no rules.
import { getContext, setContext } from "svelte";

import type { Lang, LogLine, Odds, OptionInfo, Piece, Scene } from "../protocol/types";
import type { Front } from "./front";
import type { Speaking } from "./words";

/** The desk that a board lies on: what can be done with the pieces on it. Its values are reactive. */
export interface Desk extends Speaking {
  readonly scene: Scene;
  /** The words on every component of the game by slug, in the reader's language. */
  readonly pieces: Readonly<Record<string, Piece>>;
  /** The chances of the pending decision, unless the reader has switched them off or looks back. */
  readonly odds: Odds | null;
  readonly lang: Lang;
  /** Whether things may move. */
  readonly motion: boolean;
  /** Set by a board that has cards lie face down: the lines of a piece that its reader may see. */
  reader: ((piece: string) => readonly string[]) | null;
  /** What has happened since the scene before: to be shown as motion, oldest first. Empty after a jump. */
  readonly news: readonly LogLine[];
  /** The end of the log, as far as the scene goes. Empty while looking back. */
  readonly log: readonly LogLine[];
  /**
   * What has happened since the visitor last decided, from the beginning of the check or fight that it has settled: dice that were
   * on the table before belong to those that came with the answer. It stays until the visitor has answered with it in sight.
   */
  readonly settled: readonly LogLine[];
  /** How long the log was when the visitor last decided; null as long as nobody knows. */
  readonly decided: number | null;
  /** What the pending decision brings to the front of the stage; null where it is not for this visitor, or about no piece. */
  readonly front: Front | null;
  /** The pieces of the pending decision that lie nowhere on the stage: they are offered in the case, or over the board. */
  readonly strays: readonly string[];
  /** The pieces that the beat which is told names: where it happens before whom it happens to. */
  readonly told: readonly string[];

  /** The options of the pending decision that concern a piece; none if it is not for this visitor to decide. */
  optionsOf(piece: string): readonly OptionInfo[];
  /** Whether an option that concerns the piece is pointed at, in the panel or on the board. */
  glows(piece: string): boolean;
  /** Whether the piece is part of what has been marked so far, where several options are taken together. */
  marked(piece: string): boolean;
  /** Whether the piece has been pressed and waits for another one: who, then where. */
  held(piece: string): boolean;
  /**
   * The piece has been clicked: its only option is taken (or marked), several are offered, without any it is inspected. Where
   * each of several is about a further piece, that one is pressed next. If `asks`, a single option is offered first, too.
   */
  press(piece: string, at: HTMLElement, asks?: boolean): void;
  /** Takes (or marks) an option of the pending decision. */
  take(option: string): void;
  /** The piece is pointed at, or (null) no longer. */
  point(piece: string | null): void;
  /** Shows the words on a piece. */
  inspect(piece: string): void;
  /** The name of a piece in the reader's language. */
  name(piece: string): string;
  /** The words on a piece that may be read. */
  lines(piece: string): readonly string[];
}

const DESK = Symbol("desk");

export function setDesk(desk: Desk): Desk {
  return setContext(DESK, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(DESK);
}

/** How a board reads its game's own view, what the server tells of its components beside their words, and what has happened. */
export function readings<View, Facts extends { readonly kind: string }, Line>() {
  return {
    viewOf: (desk: Desk): View => desk.scene.view as View,
    newsOf: (desk: Desk): readonly Line[] => desk.news as readonly unknown[] as readonly Line[],
    logOf: (desk: Desk): readonly Line[] => desk.log as readonly unknown[] as readonly Line[],
    settledOf: (desk: Desk): readonly Line[] => desk.settled as readonly unknown[] as readonly Line[],
    /** The facts of a piece of one of these kinds, or of any; undefined for others, and as long as the words have not arrived. */
    factsOf: <Kind extends Facts["kind"]>(desk: Desk, piece: string, ...kinds: Kind[]) =>
      ofKind<Facts, Kind>(desk.pieces[slugOf(piece)], ...kinds),
  };
}

/** The facts of a component of one of these kinds, or of any. */
export function ofKind<Facts extends { readonly kind: string }, Kind extends Facts["kind"]>(
  piece: Piece | undefined,
  ...kinds: Kind[]
): Extract<Facts, { kind: Kind }> | undefined {
  const facts = piece?.facts as Extract<Facts, { kind: Kind }> | undefined;
  return facts !== undefined && (kinds.length === 0 || kinds.includes(facts.kind as Kind)) ? facts : undefined;
}

/** The slug of a piece: copies of a card (`wither#2`) share one. */
export function slugOf(piece: string): string {
  return piece.split("#", 1)[0] ?? piece;
}
