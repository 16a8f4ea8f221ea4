import Bell from "~icons/game-icons/ringing-bell";
import Jaws from "~icons/game-icons/carnivore-mouth";
import Laurels from "~icons/game-icons/laurels";
import Octopus from "~icons/game-icons/octopus";
import Terror from "~icons/game-icons/terror";

import { DiceIcon, DoomIcon, ElderSignIcon, FailedIcon, SkullIcon } from "../../kit/emblem/icons";
import type { Mark } from "../face";
import type { Line } from "./facts";

export default {
  AdventureResolved: { icon: Laurels, tone: "good" },
  AncientOneAttacks: { icon: Octopus, tone: "bad" },
  AttemptFailed: { icon: FailedIcon, tone: "bad" },
  Awakened: { icon: Octopus, tone: "beyond" },
  Devoured: { icon: Jaws, tone: "bad" },
  DieLost: { icon: DiceIcon, tone: "bad" },
  ElderSignGained: { icon: ElderSignIcon, tone: "good" },
  ElderSignLost: { icon: ElderSignIcon, tone: "bad" },
  Eliminated: { icon: SkullIcon, tone: "bad" },
  Midnight: { icon: Bell, tone: "beyond" },
  TerrorStrikes: { icon: Terror, tone: "bad" },
} satisfies Partial<Record<Line["kind"], Mark>>;

export const GOALS = { battle: Octopus, devoured: Jaws, doom: DoomIcon, signs: ElderSignIcon };
