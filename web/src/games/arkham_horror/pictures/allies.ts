// What the pictures of the allies show; beasts are seen themselves.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  anna_kaslow: { emblem: "crystal-ball", scene: "room", palette: "violet" },
  asenath_waite: { emblem: "fish-scales", scene: "shore", palette: "green" },
  basil_elton: { emblem: "lighthouse", scene: "shore", palette: "midnight" },
  charles_dexter_ward: { emblem: "portrait", scene: "library", palette: "sepia" },
  dr_herbert_west: { emblem: "syringe", scene: "lab", palette: "green" },
  duke: { mode: "omen", omen: "lit", emblem: "labrador-head", scene: "wood", palette: "amber" },
  eric_colt: { emblem: "run", scene: "street", palette: "dusk" },
  foolishness: { mode: "omen", omen: "lit", emblem: "cat", scene: "street", palette: "slate" },
  granny_orne: { emblem: "rocking-chair", scene: "room", palette: "dusk" },
  john_legrasse: { emblem: "police-badge", scene: "wood", palette: "midnight" },
  professor_armitage: { emblem: "evil-book", scene: "library", palette: "amber" },
  professor_morgan: { emblem: "archery-target", scene: "museum", palette: "oxblood" },
  richard_upton_pickman: { emblem: "palette", scene: "cellar", palette: "green" },
  ruby_standish: { emblem: "lockpicks", scene: "museum", palette: "oxblood" },
  ryan_dean: { emblem: "knapsack", scene: "shop", palette: "slate" },
  sir_william_brinton: {
    emblem: "elephant-head",
    scene: "museum",
    palette: "sepia",
  },
  terrible_old_man: { emblem: "coins", scene: "room", palette: "sea" },
  thomas_f_malone: { emblem: "pentacle", scene: "cellar", palette: "violet" },
  thomas_olney: { emblem: "angel-wings", scene: "shore", palette: "dusk" },
  tom_mountain_murphy: { emblem: "biceps", scene: "cave", palette: "oxblood" },
  william_bain: { emblem: "hourglass", scene: "street", palette: "sea" },
  young_zoog: { mode: "omen", omen: "lit", emblem: "squirrel", scene: "wood", palette: "sickly" },
};

export default portraits(LINES);
