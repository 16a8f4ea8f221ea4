import Ambush from "~icons/game-icons/claw-slashes";
import Bell from "~icons/game-icons/ringing-bell";
import Dagger from "~icons/game-icons/plain-dagger";
import Exit from "~icons/game-icons/exit-door";
import Moon from "~icons/game-icons/evil-moon";
import Objective from "~icons/game-icons/scroll-unfurled";
import Obstacle from "~icons/game-icons/brick-wall";
import Puzzle from "~icons/game-icons/jigsaw-piece";
import Secret from "~icons/game-icons/secret-book";
import Swords from "~icons/game-icons/crossed-swords";
import Wound from "~icons/game-icons/scar-wound";

import { ClueIcon, LockIcon, SkullIcon } from "../../kit/emblem/icons";
import type { Mark } from "../face";
import type { Line } from "./facts";

export default {
  ClueFound: { icon: ClueIcon, tone: "clue" },
  Escaped: { icon: Exit, tone: "good" },
  EventResolved: { icon: Bell, tone: "beyond" },
  InvestigatorAssaulted: { icon: Dagger, tone: "bad" },
  InvestigatorAttacked: { icon: Swords, tone: "fight" },
  InvestigatorKilled: { icon: SkullIcon, tone: "bad" },
  InvestigatorMurdered: { icon: SkullIcon, tone: "bad" },
  LockMet: { icon: LockIcon, tone: "fight" },
  MonsterAttacked: { icon: Ambush, tone: "bad" },
  MonsterKilled: { icon: Swords, tone: "good" },
  MythosPlayed: { icon: Moon, tone: "beyond" },
  ObjectiveAdvanced: { icon: Objective, tone: "good" },
  ObjectiveRevealed: { icon: Objective, tone: "beyond" },
  ObstacleMet: { icon: Obstacle, tone: "fight" },
  PuzzleSolved: { icon: Puzzle, tone: "good" },
  SecretShown: { icon: Secret, tone: "beyond" },
  SpecialAttack: { icon: Ambush, tone: "bad" },
  TraumaReceived: { icon: Wound, tone: "bad" },
} satisfies Partial<Record<Line["kind"], Mark>>;

export const GOALS = { clues: ClueIcon, eliminated: SkullIcon, event: Bell, objective: Objective };
