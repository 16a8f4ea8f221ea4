// What the pictures of the Ancient Ones, heralds and guardians show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  atlach_nacha: { body: "atlach_nacha", emblem: "masked-spider", scene: "cave", palette: "violet" },
  eihort: { body: "eihort", emblem: "gooey-eyed-sun", scene: "cave", palette: "slate" },
  ygolonac: { body: "ygolonac", emblem: "evil-hand", scene: "cellar", palette: "oxblood" },
  yibb_tstll: { body: "yibb_tstll", emblem: "evil-bat", scene: "wood", palette: "sickly" },
  ghroth: { body: "ghroth", emblem: "evil-moon", scene: "void", palette: "dusk" },
  tulzscha: { body: "fire", scene: "cave", palette: "green" },
  bast: { body: "bast", emblem: "bastet", scene: "waste", palette: "sepia" },
  hypnos: { body: "hypnos", emblem: "philosopher-bust", scene: "otherworld", palette: "violet" },
  nodens: { body: "nodens", emblem: "hand-of-god", scene: "shore", palette: "midnight" },
};

export default LINES;
