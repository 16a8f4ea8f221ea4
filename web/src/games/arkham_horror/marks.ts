import Bell from "~icons/game-icons/ringing-bell";
import Brain from "~icons/game-icons/skull-crack";
import BrokenShield from "~icons/game-icons/broken-shield";
import Crown from "~icons/game-icons/laurel-crown";
import Faint from "~icons/game-icons/coma";
import Home from "~icons/game-icons/house";
import Jaws from "~icons/game-icons/carnivore-mouth";
import Octopus from "~icons/game-icons/octopus";
import Rumor from "~icons/game-icons/public-speaker";
import Run from "~icons/game-icons/run";
import Swarm from "~icons/game-icons/evil-eyes";

import { DoomIcon, ElderSignIcon, GateIcon, PersonIcon, SkullIcon } from "../../kit/emblem/icons";
import type { Mark } from "../face";
import type { Line } from "./facts";
import { BlessedIcon, ClosedIcon, CombatIcon, CursedIcon, JailIcon, LostIcon, TerrorIcon } from "./parts/icons";

export default {
  AncientOneAttacks: { icon: Octopus, tone: "bad" },
  AncientOneHurt: { icon: CombatIcon, tone: "fight" },
  Arrested: { icon: JailIcon, tone: "bad" },
  ArrivedLost: { icon: LostIcon, tone: "bad" },
  AttackWarded: { icon: ElderSignIcon, tone: "good" },
  Awoke: { icon: Octopus, tone: "beyond" },
  BattleBegan: { icon: CombatIcon, tone: "fight" },
  Blessed: { icon: BlessedIcon, tone: "good" },
  CameHome: { icon: Home, tone: "clue" },
  CombatWon: { icon: CombatIcon, tone: "fight" },
  Cursed: { icon: CursedIcon, tone: "bad" },
  Devoured: { icon: Jaws, tone: "bad" },
  DrawnIn: { icon: GateIcon, tone: "beyond" },
  ElderSignUsed: { icon: ElderSignIcon, tone: "good" },
  Eliminated: { icon: SkullIcon, tone: "bad" },
  Evaded: { icon: Run, tone: "clue" },
  EvasionFailed: { icon: Run, tone: "bad" },
  FellUnconscious: { icon: Faint, tone: "bad" },
  FirstCitizen: { icon: Crown, tone: "good" },
  GateClosed: { icon: ClosedIcon, tone: "good" },
  GateOpened: { icon: GateIcon, tone: "bad" },
  Joined: { icon: PersonIcon, tone: "clue" },
  PlaceClosed: { icon: ClosedIcon, tone: "bad" },
  PlaceSealed: { icon: ElderSignIcon, tone: "good" },
  Retired: { icon: Home, tone: "beyond" },
  RumorEnded: { icon: Bell, tone: "beyond" },
  RumorSpread: { icon: Rumor, tone: "bad" },
  SealBroken: { icon: BrokenShield, tone: "bad" },
  Surge: { icon: Swarm, tone: "bad" },
  TerrorRose: { icon: TerrorIcon, tone: "bad" },
  TownOverrun: { icon: Swarm, tone: "bad" },
  WentBeyond: { icon: GateIcon, tone: "beyond" },
  WentInsane: { icon: Brain, tone: "bad" },
  WentToRefuge: { icon: Home, tone: "clue" },
} satisfies Partial<Record<Line["kind"], Mark>>;

export const GOALS = {
  battle: CombatIcon,
  devoured: Jaws,
  doom: DoomIcon,
  gates: GateIcon,
  seals: ElderSignIcon,
  terror: TerrorIcon,
  trophies: ClosedIcon,
};
