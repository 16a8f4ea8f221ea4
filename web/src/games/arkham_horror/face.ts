import Village from "~icons/game-icons/spooky-house";

import type { ArkhamView } from "./facts";
import { streetOf } from "./streets";
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
    const { seats } = view as ArkhamView;
    const one = seats.find((other) => other.seat === seat);
    return one?.investigator?.slug ?? one?.chosen ?? "";
  },
  // Where one may go to very many places, the map is the first way to say which.
  group: (view, { pieces, verb }) => {
    const walks = pieces.length === 1 && verb !== "train";
    const place = (view as ArkhamView).places.find(({ id }) => walks && id === pieces[0]);
    return place === undefined ? "" : streetOf(view as ArkhamView, place);
  },
  emblem: Village,
  covers: [
    {
      box: "",
      tagline: {
        en: "Gates open all over town. Close them before what sleeps turns over.",
        fr: "Des portails s’ouvrent partout en ville. Fermez-les avant que le dormeur ne se retourne.",
      },
      drawing,
      middle: 46,
    },
  ],
  first: {
    picks: { ancient_one: "azathoth" },
    seats: { seats: ["michael_mcglen", "kate_winthrop"] },
    easiest: false,
  },
  picked: { kinds: ["ancient_one", "investigator"], emblems: () => import("./emblems") },
} satisfies GameFace;
