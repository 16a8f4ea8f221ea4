// What is marked when a game with Kingsport is told.
import BleedingEye from "~icons/game-icons/bleeding-eye";
import Boat from "~icons/game-icons/sailboat";
import Waves from "~icons/game-icons/waves";

import { ElderSignIcon } from "../../kit/emblem/icons";
import type { Mark } from "../face";

export default {
  RiftClosed: { icon: Waves, tone: "good" },
  RiftOpened: { icon: Waves, tone: "bad" },
  Sailed: { icon: Boat, tone: "clue" },
  SealKept: { icon: ElderSignIcon, tone: "good" },
  TraitorJoined: { icon: BleedingEye, tone: "bad" },
} satisfies Record<string, Mark>;

export const GOALS = { rifts: Waves };
