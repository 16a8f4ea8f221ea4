// What the pictures of the Ancient Ones, heralds and guardians show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  atlach_nacha: { body: "atlach_nacha", emblem: "masked-spider", scene: "cave", palette: "violet" },
  azathoth: { body: "azathoth", scene: "void", palette: "oxblood" },
  cthulhu: { body: "cthulhu", scene: "shore", palette: "sea" },
  eihort: { body: "eihort", emblem: "gooey-eyed-sun", scene: "cave", palette: "slate" },
  hastur: { body: "hastur", scene: "otherworld", palette: "sickly" },
  ithaqua: { body: "ithaqua", scene: "waste", palette: "midnight" },
  nyarlathotep: { body: "nyarlathotep", scene: "waste", palette: "amber" },
  shub_niggurath: { body: "shub_niggurath", scene: "wood", palette: "green" },
  ygolonac: { body: "ygolonac", emblem: "evil-hand", scene: "cellar", palette: "oxblood" },
  yibb_tstll: { body: "yibb_tstll", emblem: "evil-bat", scene: "wood", palette: "sickly" },
  yig: { body: "yig", scene: "waste", palette: "dusk" },
  yog_sothoth: { body: "yog_sothoth", scene: "void", palette: "violet" },
  // Heralds.
  ghroth: { body: "ghroth", emblem: "evil-moon", scene: "void", palette: "dusk" },
  tulzscha: { body: "fire", scene: "cave", palette: "green" },
  // Guardians.
  bast: { body: "bast", emblem: "bastet", scene: "waste", palette: "sepia" },
  hypnos: { body: "hypnos", emblem: "philosopher-bust", scene: "otherworld", palette: "violet" },
  nodens: { body: "nodens", emblem: "hand-of-god", scene: "shore", palette: "midnight" },
};

export default LINES;
