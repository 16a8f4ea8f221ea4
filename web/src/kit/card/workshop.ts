// What a deck builder is given by the shell, and what it gives back. It knows the cards of its game and holds no rules.
import { getContext, setContext } from "svelte";

import type { Lang, Piece } from "../../protocol/types";
import type { Speaking } from "../../table/words";

/** A deck that is kept in this browser. */
export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The deck list in JSON, as the game reads it. */
  readonly list: string;
}

/** The place where decks are made. Its values are reactive. */
export interface Workshop extends Speaking {
  readonly lang: Lang;
  /** The words on the cards by slug, in the reader's language. */
  readonly pieces: Readonly<Record<string, Piece>>;
  readonly decks: readonly KeptDeck[];
  /** The deck that was asked for; "" for none. */
  readonly asked: string;
  /** The seat that the deck is for, counted from 1; 0 if it is for none in particular. */
  readonly seat: number;

  keep(deck: Omit<KeptDeck, "game">): void;
  forget(id: string): void;
  /** Lays a deck on the bench; "" puts it away. */
  open(id: string): void;
  /** Everything that is wrong with a deck list, one sentence each; null if nobody answers. */
  check(list: string, options: Readonly<Record<string, unknown>>): Promise<readonly string[] | null>;
  /** Puts the deck at its seat, or at the first one. */
  play(id: string): void;
  /** Gives the reader a file. */
  give(name: string, content: string): void;
}

const WORKSHOP = Symbol("workshop");

export function setWorkshop(workshop: Workshop): Workshop {
  return setContext(WORKSHOP, workshop);
}

export function useWorkshop(): Workshop {
  return getContext<Workshop>(WORKSHOP);
}
