import GreekTemple from "~icons/game-icons/greek-temple";

import type { ElderSignView } from "./facts";
import type { GameFace } from "../face";

export default {
  stage: () => import("./stage"),
  pictures: () => import("./pictures/album"),
  sounds: () => import("./sounds"),
  primer: () => import("./parts/Primer.svelte"),
  decks: null,
  character: (view, seat) => {
    const { seats } = view as ElderSignView;
    return seats.find((one) => one.seat === seat)?.investigator?.slug ?? "";
  },
  emblem: GreekTemple,
  pitch: {
    en: "Something stirs behind the exhibits of the museum. Roll the dice, brave its adventures and gather elder signs before the Ancient One awakes.",
    fr: "Quelque chose remue derrière les vitrines du musée. Lancez les dés, bravez ses aventures et réunissez les signes des Anciens avant que le Grand Ancien s'éveille.",
  },
} satisfies GameFace;
