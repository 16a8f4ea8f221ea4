import Lantern from "~icons/game-icons/lantern";

import type { CardGameView } from "./facts";
import type { GameFace } from "../face";
import drawing from "./cover.svg?inline";

/** The place of an answer among the others: what wins an act first, an action that brings nothing behind the others, the end last. */
function rank(view: CardGameView, verb: string, pieces: readonly string[]): number {
  if (verb === "advance") return -1;
  if (verb === "end_turn") return 2;
  const searched = view.locations.filter(({ card }) => pieces.includes(card));
  return verb === "investigate" && searched.some(({ clues }) => clues === 0) ? 1 : 0;
}

export default {
  stage: () => import("./stage"),
  pictures: () => import("./pictures/album"),
  sounds: () => import("./sounds"),
  marks: () => import("./marks"),
  primer: () => import("./parts/Primer.svelte"),
  decks: {
    builder: () => import("./parts/DeckBuilder.svelte"),
    kinds: ["investigator", "asset", "event", "skill", "treachery", "enemy"],
  },
  character: (view, seat) => {
    const { investigators, dossiers } = view as CardGameView;
    return [...dossiers, ...investigators].find((one) => one.seat === seat)?.slug ?? "";
  },
  rank: (view, { verb, pieces }) => rank(view as CardGameView, verb, pieces),
  emblem: Lantern,
  covers: [
    {
      box: "",
      tagline: {
        en: "A door that was not there yesterday. Your deck, your choices, three chapters.",
        fr: "Une porte qui n’était pas là hier. Votre deck, vos choix, trois chapitres.",
      },
      drawing,
      middle: 60,
    },
  ],
  first: {
    picks: { scenario: "the_gathering", difficulty: "easy" },
    seats: { seats: ["roland_banks", "wendy_adams"] },
    easiest: false,
  },
  picked: { kinds: ["scenario", "investigator"], emblems: () => import("./emblems/people") },
} satisfies GameFace;
