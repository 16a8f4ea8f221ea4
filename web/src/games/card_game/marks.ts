import Act from "~icons/game-icons/laurels";
import Agenda from "~icons/game-icons/burning-eye";
import Ambush from "~icons/game-icons/claw-slashes";
import Curtain from "~icons/game-icons/theater-curtains";
import Earned from "~icons/game-icons/upgrade";
import Place from "~icons/game-icons/magnifying-glass";
import Quill from "~icons/game-icons/quill-ink";
import Swords from "~icons/game-icons/crossed-swords";
import Wound from "~icons/game-icons/scar-wound";

import { ClueIcon, SkullIcon } from "../../kit/emblem/icons";
import type { Mark } from "../face";
import type { Line } from "./facts";

export default {
  ActAdvanced: { icon: Act, tone: "good" },
  AgendaAdvanced: { icon: Agenda, tone: "beyond" },
  CampaignEnded: { icon: Curtain, tone: "beyond" },
  CardEarned: { icon: Earned, tone: "good" },
  Eliminated: { icon: SkullIcon, tone: "bad" },
  EnemyAttacks: { icon: Ambush, tone: "bad" },
  EnemyDefeated: { icon: Swords, tone: "fight" },
  InvestigatorLost: { icon: SkullIcon, tone: "bad" },
  InvestigatorTaken: { icon: SkullIcon, tone: "bad" },
  LocationRevealed: { icon: Place, tone: "clue" },
  Recorded: { icon: Quill, tone: "clue" },
  ResolutionReached: { icon: Curtain, tone: "beyond" },
  ScenarioFollows: { icon: Curtain, tone: "beyond" },
  Traumatized: { icon: Wound, tone: "bad" },
} satisfies Partial<Record<Line["kind"], Mark>>;

export const GOALS = {
  act: Act,
  acts: Curtain,
  agenda: Agenda,
  campaign: Quill,
  clues: ClueIcon,
  defeated: SkullIcon,
  doom: Agenda,
};
