// What the pictures of the allies show; beasts are seen themselves.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  anna_kaslow: { emblem: "crystal-ball", scene: "room", palette: "violet" },
  duke: { mode: "omen", omen: "lit", emblem: "labrador-head", scene: "wood", palette: "amber" },
  eric_colt: { emblem: "run", scene: "street", palette: "dusk" },
  john_legrasse: { emblem: "police-badge", scene: "wood", palette: "midnight" },
  professor_armitage: { emblem: "evil-book", scene: "library", palette: "amber" },
  richard_upton_pickman: { emblem: "palette", scene: "cellar", palette: "green" },
  ruby_standish: { emblem: "lockpicks", scene: "museum", palette: "oxblood" },
  ryan_dean: { emblem: "knapsack", scene: "shop", palette: "slate" },
  sir_william_brinton: {
    emblem: "elephant-head",
    scene: "museum",
    palette: "sepia",
  },
  thomas_f_malone: { emblem: "pentacle", scene: "cellar", palette: "violet" },
  tom_mountain_murphy: { emblem: "biceps", scene: "cave", palette: "oxblood" },
};

export default portraits(LINES);
