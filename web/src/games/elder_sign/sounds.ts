import type { Sound, Sounds } from "../../kit/sound";
import type { ElderSignView, Line } from "./facts";

const kinds: Partial<Record<Line["kind"], Sound>> = {
  Rolled: "dice",
  AdventureDrawn: "card",
  CardGained: "card",
  CardPlayed: "card",
  CluesGained: "token",
  CluesSpent: "token",
  DieLocked: "token",
  DieFreed: "token",
  ElderSignGained: "token",
  ElderSignLost: "token",
  MonsterPlaced: "token",
  TaskCompleted: "token",
  TrophyGained: "token",
  Moved: "door",
  AdventureResolved: "door",
  Midnight: "bell",
  DoomAdded: "bell",
  GameWon: "bell",
  GameLost: "bell",
  AncientOneAttacks: "heartbeat",
  Awakened: "heartbeat",
  Devoured: "heartbeat",
  Eliminated: "heartbeat",
};

export default {
  kinds,
  harm: ["SanityLost", "StaminaLost", "MaximumLowered"] satisfies Line["kind"][],
  left: (view, who) => {
    const one = (view as ElderSignView).seats.find(({ investigator }) => investigator?.slug === who)?.investigator;
    return one ? Math.min(one.sanity, one.stamina) : Infinity;
  },
} satisfies Sounds;
