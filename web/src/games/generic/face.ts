import Tentacle from "~icons/game-icons/spiral-tentacle";

import type { GameFace } from "../face";

export default {
  stage: () => import("./stage"),
  sounds: null,
  primer: null,
  decks: null,
  character: () => "",
  emblem: Tentacle,
  covers: [],
  first: null,
  picked: null,
  pitch: null,
} satisfies GameFace;
