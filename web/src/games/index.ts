// Which board draws which game, and how the game presents itself in the lobby.
import type { Component } from "svelte";
import GreekTemple from "~icons/game-icons/greek-temple";
import Tentacle from "~icons/game-icons/spiral-tentacle";

import type { Lang } from "../protocol/types";

export interface GameFace {
  readonly board: () => Promise<{ default: Component }>;
  /** The game in short, for those who have never played it. */
  readonly primer: (() => Promise<{ default: Component }>) | null;
  readonly emblem: Component;
  /** What the game is about, in a sentence or two. */
  readonly pitch: Readonly<Record<Lang, string>> | null;
}

const PLAIN: GameFace = {
  board: () => import("./generic/Board.svelte"),
  primer: null,
  emblem: Tentacle,
  pitch: null,
};

const FACES: Readonly<Record<string, GameFace>> = {
  elder_sign: {
    board: () => import("./elder_sign/Board.svelte"),
    primer: () => import("./elder_sign/Primer.svelte"),
    emblem: GreekTemple,
    pitch: {
      en: "Something stirs behind the exhibits of the museum. Roll the dice, brave its adventures and gather elder signs before the Ancient One awakes.",
      fr: "Quelque chose remue derrière les vitrines du musée. Lancez les dés, bravez ses aventures et réunissez les signes des Anciens avant que le Grand Ancien s'éveille.",
    },
  },
};

export function faceOf(game: string): GameFace {
  return FACES[game] ?? PLAIN;
}
