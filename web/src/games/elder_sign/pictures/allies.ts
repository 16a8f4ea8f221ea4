// Allies; their looks are known to the kit.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  anna_kaslow: { emblem: "crystal-ball", scene: "room", palette: "violet" },
  basil_elton: { emblem: "lighthouse", scene: "shore", palette: "sea" },
  duke: { mode: "omen", emblem: "sitting-dog", scene: "street", omen: "lit", palette: "amber" },
  john_legrasse: { emblem: "police-badge", scene: "wood", palette: "green" },
  professor_armitage: { emblem: "spell-book", scene: "library", palette: "amber" },
  richard_upton_pickman: { emblem: "palette", scene: "cellar", palette: "oxblood" },
  ruby_standish: { emblem: "cut-diamond", scene: "museum", palette: "midnight" },
  ryan_dean: { emblem: "knapsack", scene: "shop", palette: "sepia" },
};

export default portraits(LINES);
