// How a game presents itself: its board, its words for newcomers, its place in the lobby.
import type { Component } from "svelte";

import type { Lang, OptionInfo, Scene } from "../protocol/types";

export interface GameFace {
  readonly board: () => Promise<{ default: Component }>;
  /** The game in short, for those who have never played it. */
  readonly primer: (() => Promise<{ default: Component }>) | null;
  /** Where decks are made, and the kinds of cards they are made of; null for a game without decks. */
  readonly decks: { readonly builder: () => Promise<{ default: Component }>; readonly kinds: readonly string[] } | null;
  /** The slug of the character that a seat plays; "" as long as there is none. */
  readonly character: (view: Scene["view"], seat: number) => string;
  /** The piece under whose name an answer is folded away where there are very many; "" for an answer that never is. */
  readonly group?: (view: Scene["view"], option: OptionInfo) => string;
  readonly emblem: Component;
  /** What the game is about, in a sentence or two. */
  readonly pitch: Readonly<Record<Lang, string>> | null;
}
