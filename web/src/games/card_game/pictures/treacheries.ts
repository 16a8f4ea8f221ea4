// Treacheries.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  // weaknesses
  abandoned_and_alone: { emblem: "park-bench", scene: "street", omen: "lit", palette: "slate" },
  amnesia: { emblem: "invisible-face", scene: "asylum", omen: "lit", palette: "sea" },
  cover_up: { emblem: "burning-book", scene: "room", omen: "lit", palette: "midnight" },
  haunted: { mode: "stand", body: "shade", scene: "attic", palette: "slate" },
  hospital_debts: { emblem: "cash", scene: "street", facade: "ward", omen: "lit", palette: "green" },
  hypochondria: { emblem: "medicine-pills", scene: "asylum", omen: "lit", palette: "sickly" },
  paranoia: { emblem: "paranoia", scene: "street", omen: "moon", palette: "sickly" },
  psychosis: { emblem: "brain-tentacle", scene: "asylum", omen: "lit", palette: "violet" },
  // encounters
  ancient_evils: { emblem: "beast-eye", scene: "waste", omen: "moon", palette: "dusk" },
  crypt_chill: { emblem: "crypt-entrance", scene: "graveyard", omen: "lit", palette: "midnight" },
  dissonant_voices: { emblem: "shouting", scene: "street", omen: "moon", palette: "violet" },
  dreams_of_rlyeh: { emblem: "octopus", scene: "shore", omen: "moon", palette: "sea" },
  false_lead: { emblem: "footsteps", scene: "museum", omen: "lit", palette: "sepia" },
  frozen_in_fear: { emblem: "icicles-aura", scene: "wood", omen: "lit", palette: "violet" },
  grasping_hands: { emblem: "raise-zombie", scene: "graveyard", omen: "lit", palette: "oxblood" },
  hunting_shadow: { emblem: "shadow-grasp", scene: "street", omen: "moon", palette: "dusk" },
  locked_door: { emblem: "padlock", scene: "room", omen: "lit", palette: "amber" },
  mysterious_chanting: { emblem: "candles", scene: "altar", omen: "lit", palette: "oxblood" },
  obscuring_fog: { emblem: "fog", scene: "wood", omen: "moon", palette: "midnight" },
  offer_of_power: { emblem: "open-palm", scene: "otherworld", omen: "lit", palette: "violet" },
  on_wings_of_darkness: { emblem: "evil-bat", scene: "street", omen: "moon", palette: "midnight" },
  rotting_remains: { emblem: "carrion", scene: "cellar", omen: "lit", palette: "green" },
  the_yellow_sign: { emblem: "light-thorny-triskelion", scene: "void", omen: "moon", palette: "sickly" },
  umordhoths_wrath: { emblem: "bestial-fangs", scene: "cave", omen: "lit", palette: "oxblood" },
};

export default LINES;
