// Common and unique items.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  axe: { emblem: "hatchet", scene: "shop", palette: "sepia" },
  bullwhip: { emblem: "whip", scene: "museum", palette: "green" },
  cross: { emblem: "gothic-cross", scene: "graveyard", palette: "midnight" },
  dynamite: { emblem: "dynamite", scene: "cellar", palette: "oxblood" },
  food: { emblem: "opened-food-can", scene: "room", palette: "green" },
  knife: { emblem: "bowie-knife", scene: "cellar", palette: "slate" },
  lantern: { emblem: "old-lantern", scene: "cellar", palette: "amber" },
  revolver_38: { emblem: "revolver", scene: "room", palette: "dusk" },
  rifle: { emblem: "winchester-rifle", scene: "museum", palette: "sepia" },
  shotgun: { emblem: "sawed-off-shotgun", scene: "attic", palette: "slate" },
  tommy_gun: { emblem: "thompson-m1928", scene: "street", palette: "midnight" },
  whiskey: { emblem: "brandy-bottle", scene: "shop", palette: "amber" },
  blue_watcher_of_the_pyramid: { emblem: "all-seeing-eye", scene: "waste", palette: "midnight" },
  cultes_des_goules: { emblem: "death-note", scene: "graveyard", palette: "green" },
  enchanted_knife: { emblem: "sacrificial-dagger", scene: "altar", palette: "oxblood" },
  flute_of_the_outer_gods: { emblem: "flute", scene: "void", palette: "violet" },
  healing_stone: { emblem: "mineral-heart", scene: "cave", palette: "green" },
  holy_water: { emblem: "holy-water", scene: "altar", palette: "sea" },
  lamp_of_alhazred: { emblem: "magic-lamp", scene: "attic", palette: "amber" },
  necronomicon: { emblem: "evil-book", scene: "library", palette: "oxblood" },
  powder_of_ibn_ghazi: { emblem: "powder-bag", scene: "lab", palette: "sickly" },
  ruby_of_rlyeh: { emblem: "emerald", scene: "shore", palette: "oxblood" },
  sword_of_glory: { emblem: "broadsword", scene: "museum", palette: "dusk" },
  the_king_in_yellow: { emblem: "drama-masks", scene: "room", palette: "sickly" },
};

export default LINES;
