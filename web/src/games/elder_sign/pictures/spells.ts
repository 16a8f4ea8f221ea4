// Spells.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  bind_monster: { emblem: "crossed-chains", scene: "altar", palette: "oxblood" },
  dread_curse_of_azathoth: { emblem: "implosion", scene: "void", palette: "violet" },
  enchant_weapon: { emblem: "rune-sword", scene: "altar", palette: "midnight" },
  find_gate: { emblem: "magic-portal", scene: "otherworld", palette: "sea" },
  flesh_ward: { emblem: "magic-shield", scene: "cave", palette: "dusk" },
  heal: { emblem: "rod-of-asclepius", scene: "attic", palette: "green" },
  mists_of_releh: { emblem: "fog", scene: "shore", palette: "slate" },
  red_sign_of_shudde_mell: { emblem: "lamprey-mouth", scene: "cave", palette: "oxblood" },
  shrivelling: { emblem: "skeletal-hand", scene: "waste", palette: "sickly" },
  voice_of_ra: { emblem: "horus", scene: "waste", palette: "amber" },
  wither: { emblem: "dead-wood", scene: "wood", palette: "sepia" },
};

export default LINES;
