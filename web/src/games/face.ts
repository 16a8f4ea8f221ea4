// How a game presents itself: its board, its words for newcomers, its place in the lobby.
import type { Component } from "svelte";

import type { Sounds } from "../kit/sound";
import type { Album } from "../kit/picture/album";
import type { Reading } from "../kit/stage/reading";
import type { Lang, LogLine, OptionInfo, Scene } from "../protocol/types";
import type { Desk } from "../table/desk";
import type { Laying } from "../table/desk.svelte";
import type { Region } from "../table/front";
import type { Passings } from "../table/standing";

/** What a game puts into the regions of the stage, found in its `stage.ts`. It fills them; it does not lay them out. */
export interface GameStage extends Laying {
  readonly parts: Readonly<Partial<Record<Region, Component>> & { board: Component }>;
  /** Drawn instead of board, bench and own things, while it says so: between two scenarios, say. */
  readonly whole?: { readonly part: Component; readonly when: (view: Scene["view"]) => boolean };
  /** Pixels of what lies before the visitor on a large screen; a game with two sides says which. */
  readonly own?: number | ((view: Scene["view"]) => number);
  /** The whole sheet of somebody, read with the words on the piece. */
  readonly sheet?: Component<{ readonly id: string }>;
  /** What is read on a card that a line of the log tells of, where it is not all that is printed on it. */
  readonly read?: (desk: Desk, line: LogLine) => Reading | null;
  /** The piece that is read in the case and has its picture above it; "" for none. */
  readonly pictured?: (desk: Desk) => string;
  /** The goals whose numbers stand in its band anyway, by slug. */
  readonly says?: readonly string[];
  /** How questions that nag are passed for some time, where not as all others are. */
  readonly passes?: Passings;
  /** The phases of a round, and which of them it is. */
  readonly phases?: (desk: Desk) => readonly Phase[];
  /** A board that was made for no particular game scrolls in its region. */
  readonly scrolls?: boolean;
}

export interface Phase {
  readonly words: string;
  readonly now: boolean;
}

/** What is told of a game, or of a box that is a game of its own, on the shelf of the lobby. */
export interface Cover {
  /** The box that it is played with; "" for the game itself. */
  readonly box: string;
  /** One sentence. */
  readonly tagline: Readonly<Record<Lang, string>>;
  /** Its drawing, as an address: 300 to 560, with its subject above the lowest fifth. */
  readonly drawing: string;
  /** The middle of the subject, in percent of the height: a phone shows a strip of the drawing. */
  readonly middle: number;
}

/** What is chosen for somebody who plays the game for the first time. */
export interface FirstGame {
  readonly picks: Readonly<Record<string, string>>;
  /** By option, one for each seat. */
  readonly seats: Readonly<Record<string, readonly string[]>>;
  /** Whether whoever has played none of the games had best begin here. */
  readonly easiest: boolean;
}

/** How something that has happened is marked when a game that is over is told. */
export interface Mark {
  readonly icon: Component;
  /** What it was for those who play against the box: to the good, to the bad, a fight, something from beyond, a step. */
  readonly tone: "good" | "bad" | "fight" | "beyond" | "clue";
}

export interface GameFace {
  readonly stage: () => Promise<{ default: GameStage }>;
  /** What is heard of it; null for a game without sounds. */
  readonly sounds: (() => Promise<{ default: Sounds }>) | null;
  /** What the pictures of its own components show; a game without them has none. */
  readonly pictures?: () => Promise<{ default: Album }>;
  /** What is marked when a game that is over is told, by kind of event; a game without it marks nothing. */
  readonly marks?: () => Promise<{
    default: Readonly<Record<string, Mark>>;
    /** What stands before its goals on the cover, by slug. */
    GOALS?: Readonly<Record<string, Component>>;
  }>;
  /** The game in short, for those who have never played it. */
  readonly primer: (() => Promise<{ default: Component }>) | null;
  /** Where decks are made, and the kinds of cards they are made of; null for a game without decks. */
  readonly decks: { readonly builder: () => Promise<{ default: Component }>; readonly kinds: readonly string[] } | null;
  /** The slug of the character that a seat plays; "" as long as there is none. */
  readonly character: (view: Scene["view"], seat: number) => string;
  /** The piece under whose name an answer is folded away where there are very many; "" for an answer that never is. */
  readonly group?: (view: Scene["view"], option: OptionInfo) => string;
  /** Where an answer stands among the others, the lowest first; without it they keep the order of the rules. */
  readonly rank?: (view: Scene["view"], option: OptionInfo) => number;
  readonly emblem: Component;
  readonly covers: readonly Cover[];
  readonly first: FirstGame | null;
  /** Whether somebody plays against the investigators. */
  readonly sided?: true;
  /** How what can be picked for a table looks: the kinds of pieces that are picked, and their emblems by slug. */
  readonly picked: {
    readonly kinds: readonly string[];
    readonly emblems: () => Promise<{ readonly EMBLEMS: Readonly<Record<string, Component | string>> }>;
  } | null;
}

/** What a box adds to the face of its game, found by its `box.ts`. Everything but the game may be left out. */
export interface BoxFace {
  readonly game: string;
  /** Its place on the shelf, if it is a game of its own. */
  readonly cover?: Cover;
  readonly pictures?: NonNullable<GameFace["pictures"]>;
  readonly sounds?: () => Promise<{ default: Pick<Sounds, "kinds"> }>;
  readonly marks?: NonNullable<GameFace["marks"]>;
  /** Kinds of pieces that can be picked beside those of the game, and emblems by slug, which its board shows as well. */
  readonly picked?: NonNullable<GameFace["picked"]>;
}
