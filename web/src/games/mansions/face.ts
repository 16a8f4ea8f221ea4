import Manor from "~icons/game-icons/damaged-house";

import type { MansionView } from "./facts";
import type { GameFace } from "../face";
import drawing from "./cover.svg?inline";

/** Steps can be taken on the plan, and an end that is pressed by mistake costs a turn: both stand below the actions. */
const RANKS: Readonly<Record<string, number>> = {
  move: 1,
  run: 2,
  drop: 3,
  ...{ pass: 4, done: 4, end_turn: 4, stop: 4 },
};

export default {
  stage: () => import("./stage"),
  pictures: () => import("./pictures/album"),
  sounds: () => import("./sounds"),
  marks: () => import("./marks"),
  primer: () => import("./parts/Primer.svelte"),
  decks: null,
  character: (view, seat) => {
    const one = (view as MansionView).seats.find((other) => other.seat === seat);
    return one?.investigator?.slug ?? "";
  },
  // Where a puzzle is touched, what can be done with its pieces need not be read.
  group: (view, { verb }) => {
    const { attempt, puzzles } = view as MansionView;
    const touched = ["swap", "turn", "replace", "turn_tile"].includes(verb);
    return attempt && touched ? (puzzles[attempt.card]?.layout ?? "") : "";
  },
  rank: (_, { verb }) => RANKS[verb] ?? 0,
  emblem: Manor,
  covers: [
    {
      box: "",
      tagline: {
        en: "One of you keeps the house and what it hides. The others go in.",
        fr: "L’un de vous tient la maison et ce qu’elle cache. Les autres y entrent.",
      },
      drawing,
      middle: 58,
    },
  ],
  first: { picks: { story: "the_fall_of_house_lynch" }, seats: { seats: ["joe_diamond", "keeper"] }, easiest: false },
  sided: true,
  picked: { kinds: ["story", "investigator"], emblems: () => import("./emblems") },
} satisfies GameFace;
