import type { Sound, Sounds } from "../../kit/sound";
import type { Line, MansionView } from "./facts";

const kinds: Partial<Record<Line["kind"], Sound>> = {
  DieRolled: "dice",
  KeeperRolled: "dice",
  TestMade: "dice",
  CardFound: "card",
  CombatCardDrawn: "card",
  SpellCast: "card",
  SpellGained: "card",
  MarkerPlaced: "token",
  MonsterPlaced: "token",
  SampleTaken: "token",
  StatusPlaced: "token",
  ThreatChanged: "token",
  TimePassed: "token",
  BarricadeDestroyed: "door",
  BarricadeMoved: "door",
  Explored: "door",
  LockGone: "door",
  Moved: "door",
  Escaped: "bell",
  GameEnded: "bell",
  KeeperTurnBegan: "bell",
  ObjectiveAdvanced: "bell",
  ObjectiveRevealed: "bell",
  StoryBegan: "bell",
  InvestigatorKilled: "heartbeat",
  InvestigatorMurdered: "heartbeat",
  TraumaReceived: "heartbeat",
};

export default {
  kinds,
  harm: ["DamageTaken", "HorrorTaken"] satisfies Line["kind"][],
  left: (view, who) => {
    const one = (view as MansionView).seats.find(({ investigator }) => investigator?.slug === who)?.investigator;
    return one ? Math.min(one.health - one.damage, one.sanity - one.horror) : Infinity;
  },
} satisfies Sounds;
