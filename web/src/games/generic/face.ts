import Table from "~icons/game-icons/table";

import type { GameFace } from "../face";

export default {
  stage: () => import("./stage"),
  sounds: null,
  primer: null,
  decks: null,
  character: () => "",
  emblem: Table,
  covers: [],
  first: null,
  picked: null,
} satisfies GameFace;
