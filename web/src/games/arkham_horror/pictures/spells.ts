// What the pictures of the spells show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  bind_monster: { emblem: "crossed-chains", scene: "cellar", palette: "oxblood" },
  dread_curse_of_azathoth: { emblem: "star-skull", scene: "void", palette: "violet" },
  enchant_weapon: { emblem: "magic-axe", scene: "attic", palette: "amber" },
  find_gate: { emblem: "magic-portal", scene: "otherworld", palette: "sea" },
  flesh_ward: { emblem: "magic-shield", scene: "altar", palette: "dusk" },
  heal: { emblem: "caduceus", scene: "asylum", palette: "green" },
  mists_of_releh: { emblem: "fog", scene: "wood", palette: "slate" },
  red_sign_of_shudde_mell: { emblem: "fire-iris", scene: "cave", palette: "oxblood" },
  shrivelling: { emblem: "skeletal-hand", scene: "altar", palette: "sickly" },
  voice_of_ra: { emblem: "sun-priest", scene: "waste", palette: "amber" },
  wither: { emblem: "dead-wood", scene: "wood", palette: "green" },
};

export default LINES;
