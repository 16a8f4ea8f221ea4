// What the pictures of the allies show.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  asenath_waite: { emblem: "fish-scales", scene: "shore", palette: "green" },
  basil_elton: { emblem: "lighthouse", scene: "shore", palette: "midnight" },
  charles_dexter_ward: { emblem: "portrait", scene: "library", palette: "sepia" },
  dr_herbert_west: { emblem: "syringe", scene: "lab", palette: "green" },
  foolishness: { mode: "omen", omen: "lit", emblem: "cat", scene: "street", palette: "slate" },
  granny_orne: { emblem: "rocking-chair", scene: "room", palette: "dusk" },
  professor_morgan: { emblem: "archery-target", scene: "museum", palette: "oxblood" },
  terrible_old_man: { emblem: "coins", scene: "room", palette: "sea" },
  thomas_olney: { emblem: "angel-wings", scene: "shore", palette: "dusk" },
  william_bain: { emblem: "hourglass", scene: "street", palette: "sea" },
  young_zoog: { mode: "omen", omen: "lit", emblem: "squirrel", scene: "wood", palette: "sickly" },
};

export default portraits(LINES);
