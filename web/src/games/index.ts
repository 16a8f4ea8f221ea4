// Which board draws which game, and how the game presents itself in the lobby.
import type { Component } from "svelte";
import GreekTemple from "~icons/game-icons/greek-temple";
import Lantern from "~icons/game-icons/lantern";
import Tentacle from "~icons/game-icons/spiral-tentacle";

import type { CardGameView, ElderSignView, Lang, Scene } from "../protocol/types";

export interface GameFace {
  readonly board: () => Promise<{ default: Component }>;
  /** The game in short, for those who have never played it. */
  readonly primer: (() => Promise<{ default: Component }>) | null;
  /** Where decks are made, and the kinds of cards they are made of; null for a game without decks. */
  readonly decks: { readonly builder: () => Promise<{ default: Component }>; readonly kinds: readonly string[] } | null;
  /** The slug of the character that a seat plays; "" as long as there is none. */
  readonly character: (view: Scene["view"], seat: number) => string;
  readonly emblem: Component;
  /** What the game is about, in a sentence or two. */
  readonly pitch: Readonly<Record<Lang, string>> | null;
}

const PLAIN: GameFace = {
  board: () => import("./generic/Board.svelte"),
  primer: null,
  decks: null,
  character: () => "",
  emblem: Tentacle,
  pitch: null,
};

const FACES: Readonly<Record<string, GameFace>> = {
  card_game: {
    board: () => import("./card_game/Board.svelte"),
    primer: () => import("./card_game/Primer.svelte"),
    decks: {
      builder: () => import("./card_game/DeckBuilder.svelte"),
      kinds: ["investigator", "asset", "event", "skill", "treachery", "enemy"],
    },
    character: (view, seat) => {
      const { investigators, dossiers } = view as unknown as CardGameView;
      return [...dossiers, ...investigators].find((one) => one.seat === seat)?.slug ?? "";
    },
    emblem: Lantern,
    pitch: {
      en: "A door that was not there yesterday, a cult that walks at midnight, a ritual in the woods. Build your deck, gather clues and be quicker than the doom that closes in on Arkham.",
      fr: "Une porte qui n'était pas là hier, un culte qui marche à minuit, un rituel dans les bois. Composez votre deck, réunissez les indices et devancez la fatalité qui se referme sur Arkham.",
    },
  },
  elder_sign: {
    board: () => import("./elder_sign/Board.svelte"),
    primer: () => import("./elder_sign/Primer.svelte"),
    decks: null,
    character: (view, seat) => {
      const { seats } = view as unknown as ElderSignView;
      return seats.find((one) => one.seat === seat)?.investigator?.slug ?? "";
    },
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
