import GreekTemple from "~icons/game-icons/greek-temple";

import type { ElderSignView } from "./facts";
import type { GameFace } from "../face";
import drawing from "./cover.svg?inline";

export default {
  stage: () => import("./stage"),
  pictures: () => import("./pictures/album"),
  sounds: () => import("./sounds"),
  marks: () => import("./marks"),
  primer: () => import("./parts/Primer.svelte"),
  decks: null,
  character: (view, seat) => {
    const { seats } = view as ElderSignView;
    return seats.find((one) => one.seat === seat)?.investigator?.slug ?? "";
  },
  emblem: GreekTemple,
  covers: [
    {
      box: "",
      tagline: {
        en: "A night in the museum, before the clock strikes once too often.",
        fr: "Une nuit au musée, avant que l’horloge ne sonne un coup de trop.",
      },
      drawing,
      middle: 66,
    },
  ],
  first: { picks: { ancient_one: "azathoth" }, seats: { seats: ["joe_diamond", "kate_winthrop"] }, easiest: true },
  picked: { kinds: ["ancient_one", "investigator"], emblems: () => import("./emblems") },
} satisfies GameFace;
