// Events.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  // guardian
  dodge: { mode: "poster", emblem: "dodging", scene: "street", palette: "midnight" },
  dynamite_blast: { mode: "omen", emblem: "dynamite", scene: "street", omen: "lit", palette: "midnight" },
  evidence: { mode: "omen", emblem: "finger-print", scene: "museum", omen: "lit", palette: "midnight" },
  extra_ammunition: { mode: "still", emblem: "bullets", scene: "room", palette: "midnight" },
  // seeker
  barricade: { mode: "omen", emblem: "packed-planks", scene: "room", omen: "lit", palette: "amber" },
  cryptic_research: { mode: "omen", emblem: "scroll-unfurled", scene: "library", omen: "lit", palette: "amber" },
  mind_over_matter: { mode: "poster", emblem: "brain", scene: "library", palette: "amber" },
  working_a_hunch: { mode: "poster", emblem: "light-bulb", scene: "room", palette: "amber" },
  // rogue
  backstab: { mode: "poster", emblem: "backstab", scene: "street", palette: "green" },
  elusive: { mode: "omen", emblem: "hooded-figure", scene: "street", omen: "lit", palette: "green" },
  hot_streak: { mode: "poster", emblem: "poker-hand", scene: "shop", palette: "green" },
  on_the_lam: { mode: "omen", emblem: "run", scene: "wood", omen: "lit", palette: "green" },
  sneak_attack: { mode: "omen", emblem: "hooded-assassin", scene: "cellar", omen: "lit", palette: "green" },
  sure_gamble: { mode: "still", emblem: "rolling-dices", scene: "shop", palette: "green" },
  // mystic
  blinding_light: { mode: "sigil", emblem: "sunbeams", scene: "altar", palette: "violet" },
  blinding_light_2: { mode: "sigil", emblem: "explosion-rays", scene: "void", palette: "violet" },
  dark_memory: { mode: "omen", emblem: "sunken-eye", scene: "waste", omen: "moon", palette: "violet" },
  drawn_to_the_flame: { mode: "omen", emblem: "candle-light", scene: "attic", omen: "lit", palette: "violet" },
  mind_wipe: { mode: "sigil", emblem: "brain-leak", scene: "void", palette: "violet" },
  ward_of_protection: { mode: "sigil", emblem: "eye-shield", scene: "altar", palette: "violet" },
  // survivor
  close_call: { mode: "omen", emblem: "wolf-trap", scene: "wood", omen: "lit", palette: "oxblood" },
  cunning_distraction: { mode: "omen", emblem: "firework-rocket", scene: "street", omen: "lit", palette: "oxblood" },
  look_what_i_found: { mode: "omen", emblem: "skeleton-key", scene: "attic", omen: "lit", palette: "oxblood" },
  lucky: { mode: "poster", emblem: "shamrock", scene: "wood", palette: "oxblood" },
  lucky_2: { mode: "poster", emblem: "horseshoe", scene: "wood", palette: "oxblood" },
  will_to_survive: { mode: "poster", emblem: "heartburn", scene: "wood", palette: "oxblood" },
  // neutral
  emergency_cache: { mode: "omen", emblem: "knapsack", scene: "wood", omen: "lit", palette: "sepia" },
};

export default LINES;
