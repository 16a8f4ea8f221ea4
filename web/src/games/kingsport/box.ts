import cover from "./cover.svg?inline";
import type { BoxFace } from "../face";

export default {
  game: "arkham_horror",
  cover: {
    box: "kingsport",
    tagline: {
      en: "A second town under the cliffs, and rifts that wander with the mist.",
      fr: "Une deuxième ville sous les falaises, et des failles qui vont avec la brume.",
    },
    drawing: cover,
    middle: 48,
  },
  pictures: () => import("./pictures/album"),
  sounds: () => import("./sounds"),
  marks: () => import("./marks"),
  picked: { kinds: ["herald", "guardian"], emblems: () => import("./emblems") },
} satisfies BoxFace;
