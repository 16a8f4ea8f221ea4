// What the pictures of the gate cards show: what waits in the first of their Other Worlds.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  red_kh1: { emblem: "drowning", scene: "shore", palette: "oxblood" },
  red_kh2: { emblem: "shattered-sword", scene: "shore", palette: "dusk" },
  red_kh3: { emblem: "brain-leak", scene: "wood", palette: "oxblood" },
  red_kh4: { emblem: "spider-web", scene: "waste", palette: "oxblood" },
  red_kh5: { emblem: "cliff-crossing", scene: "waste", palette: "dusk" },
  red_kh6: { emblem: "burning-book", scene: "otherworld", palette: "oxblood" },
  red_kh7: { emblem: "crossed-swords", scene: "cave", palette: "oxblood" },
  red_kh8: { emblem: "quicksand", scene: "cave", palette: "dusk" },
  green_kh1: { emblem: "squirrel", scene: "wood", palette: "green" },
  green_kh2: { emblem: "voodoo-doll", scene: "otherworld", palette: "sickly" },
  green_kh3: { emblem: "lotus", scene: "library", palette: "green" },
  green_kh4: { emblem: "snatch", scene: "waste", palette: "green" },
  green_kh5: { emblem: "totem-head", scene: "waste", palette: "sickly" },
  green_kh6: { emblem: "padlock", scene: "otherworld", palette: "green" },
  green_kh7: { emblem: "body-swapping", scene: "otherworld", palette: "green" },
  green_kh8: { emblem: "book-pile", scene: "library", palette: "sickly" },
  blue_kh1: { emblem: "brain", scene: "void", palette: "midnight" },
  blue_kh2: { emblem: "skeleton-key", scene: "library", palette: "midnight" },
  blue_kh3: { emblem: "vortex", scene: "cave", palette: "sea" },
  blue_kh4: { emblem: "leeching-worm", scene: "wood", palette: "sea" },
  blue_kh5: { emblem: "pay-money", scene: "otherworld", palette: "midnight" },
  blue_kh6: { emblem: "book-aura", scene: "library", palette: "sea" },
  blue_kh7: { emblem: "alien-bug", scene: "void", palette: "sea" },
  blue_kh8: { emblem: "footprint", scene: "cave", palette: "midnight" },
  yellow_kh1: { emblem: "glowing-artifact", scene: "void", palette: "amber" },
  yellow_kh2: { emblem: "big-wave", scene: "shore", palette: "sepia" },
  yellow_kh3: { emblem: "human-ear", scene: "otherworld", palette: "amber" },
  yellow_kh4: { emblem: "terror", scene: "shore", palette: "amber" },
  yellow_kh5: { emblem: "scales", scene: "otherworld", palette: "sepia" },
  yellow_kh6: { emblem: "third-eye", scene: "void", palette: "sepia" },
  yellow_kh7: { emblem: "sleepy", scene: "wood", palette: "amber" },
  yellow_kh8: { emblem: "swap-bag", scene: "otherworld", palette: "sepia" },
};

export default LINES;
