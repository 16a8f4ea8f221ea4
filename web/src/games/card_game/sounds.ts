import type { Sound, Sounds } from "../../kit/sound";
import type { CardGameView, Line } from "./facts";

const kinds: Partial<Record<Line["kind"], Sound>> = {
  TokenRevealed: "token",
  CluesDiscovered: "token",
  CluesGained: "token",
  CluesPlaced: "token",
  CluesSpent: "token",
  ClueOnAct: "token",
  DoomPlaced: "token",
  ResourcesGained: "token",
  TokenAdded: "token",
  CardPlayed: "card",
  CardDrawn: "card",
  CardsDrawn: "card",
  CardAppeared: "card",
  CardCommitted: "card",
  IntoThreatArea: "card",
  EnemySpawned: "card",
  Entered: "door",
  LocationEntered: "door",
  LocationRevealed: "door",
  RoundBegan: "bell",
  ActAdvanced: "bell",
  AgendaAdvanced: "bell",
  ResolutionReached: "bell",
  CampaignEnded: "bell",
  ScenarioFollows: "bell",
  Eliminated: "heartbeat",
  InvestigatorLost: "heartbeat",
  Traumatized: "heartbeat",
};

export default {
  kinds,
  harm: ["Harmed"] satisfies Line["kind"][],
  left: (view, who) => {
    const one = (view as CardGameView).investigators.find(({ slug }) => slug === who);
    return one ? Math.min(one.health - one.damage, one.sanity - one.horror) : Infinity;
  },
} satisfies Sounds;
