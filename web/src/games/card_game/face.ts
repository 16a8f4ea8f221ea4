import Lantern from "~icons/game-icons/lantern";

import type { CardGameView } from "./facts";
import type { GameFace } from "../face";
import drawing from "./cover.svg?inline";

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
