// What the pictures of the common items show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  "18_derringer": { emblem: "crossed-pistols", scene: "room", palette: "violet" },
  "38_revolver": { emblem: "revolver", scene: "street", palette: "midnight" },
  "45_automatic": { emblem: "colt-m1911", scene: "cellar", palette: "green" },
  ancient_tome: { emblem: "secret-book", scene: "library", palette: "amber" },
  axe: { emblem: "hatchet", scene: "wood", palette: "dusk" },
  bullwhip: { emblem: "whip", scene: "museum", palette: "sepia" },
  cavalry_saber: { emblem: "crossed-sabres", scene: "museum", palette: "slate" },
  cross: { emblem: "crucifix", scene: "graveyard", palette: "midnight" },
  dark_cloak: { emblem: "vampire-cape", scene: "street", palette: "violet" },
  dynamite: { emblem: "dynamite", scene: "cave", palette: "oxblood" },
  food: { emblem: "sandwich", scene: "shop", palette: "amber" },
  knife: { emblem: "bowie-knife", scene: "shop", palette: "sea" },
  lantern: { emblem: "old-lantern", scene: "cave", palette: "amber" },
  lucky_cigarette_case: { emblem: "cigarette", scene: "room", palette: "green" },
  map_of_arkham: { emblem: "treasure-map", scene: "library", palette: "sepia" },
  motorcycle: { emblem: "steampunk-goggles", scene: "street", palette: "slate" },
  old_journal: { emblem: "archive-register", scene: "attic", palette: "dusk" },
  research_materials: { emblem: "archive-research", scene: "library", palette: "sea" },
  rifle: { emblem: "winchester-rifle", scene: "wood", palette: "green" },
  shotgun: { emblem: "sawed-off-shotgun", scene: "cellar", palette: "dusk" },
  tommy_gun: { emblem: "thompson-m1928", scene: "cellar", palette: "oxblood" },
  whiskey: { emblem: "booze", scene: "room", palette: "amber" },
};

export default LINES;
