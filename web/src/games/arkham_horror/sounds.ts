import type { Sound, Sounds } from "../../kit/sound";
import type { ArkhamView, Line } from "./facts";

const kinds: Partial<Record<Line["kind"], Sound>> = {
  CheckMade: "dice",
  ClueDieRolled: "dice",
  DiceAdded: "dice",
  DiceRerolled: "dice",
  Rolled: "dice",
  CardGained: "card",
  CardTurnedUp: "card",
  SpellCast: "card",
  ClueAppeared: "token",
  CluesGained: "token",
  CluesSwallowed: "token",
  ElderSignUsed: "token",
  MoneyGained: "token",
  MonsterAppeared: "token",
  RumorTokens: "token",
  TokenPlaced: "token",
  TrophyTaken: "token",
  CameHome: "door",
  DrawnIn: "door",
  GateClosed: "door",
  GateOpened: "door",
  PlaceClosed: "door",
  PlaceReopened: "door",
  SecondArea: "door",
  WentBeyond: "door",
  BattleBegan: "bell",
  DoomAdded: "bell",
  FirstCitizen: "bell",
  GameEnded: "bell",
  PlaceSealed: "bell",
  Surge: "bell",
  TerrorRose: "bell",
  TownOverrun: "bell",
  AncientOneAttacks: "heartbeat",
  ArrivedLost: "heartbeat",
  Awoke: "heartbeat",
  Devoured: "heartbeat",
  Eliminated: "heartbeat",
  FellUnconscious: "heartbeat",
  WentInsane: "heartbeat",
};

export default {
  kinds,
  harm: ["SanityLost", "StaminaLost", "MaximumLowered"] satisfies Line["kind"][],
  left: (view, who) => {
    const one = (view as ArkhamView).seats.find(({ investigator }) => investigator?.slug === who)?.investigator;
    return one ? Math.min(one.sanity, one.stamina) : Infinity;
  },
} satisfies Sounds;
