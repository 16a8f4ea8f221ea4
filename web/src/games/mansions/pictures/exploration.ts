// What is found in the rooms.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  axe: { emblem: "hatchet", scene: "cellar", palette: "oxblood" },
  brass_key: { emblem: "skeleton-key", scene: "room", palette: "green" },
  ceremonial_skull: { emblem: "candle-skull", scene: "altar", palette: "violet" },
  colt_38: { emblem: "revolver", scene: "library", palette: "dusk" },
  crowbar: { emblem: "crowbar", scene: "cellar", palette: "slate" },
  crucifix: { emblem: "crucifix", scene: "graveyard", palette: "midnight" },
  cult_robes: { emblem: "robe", scene: "cellar", palette: "violet" },
  de_vermis_mysteriis: { emblem: "secret-book", scene: "library", palette: "green" },
  dhol_chants: { emblem: "bookmarklet", scene: "cave", palette: "sickly" },
  elder_sign: { emblem: "cursed-star", scene: "altar", palette: "green" },
  fire_extinguisher: { emblem: "fire-extinguisher", scene: "lab", palette: "oxblood" },
  knife: { emblem: "bowie-knife", scene: "room", palette: "slate" },
  lantern: { emblem: "old-lantern", scene: "cellar", palette: "amber" },
  magic_phrase: { emblem: "scroll-unfurled", scene: "altar", palette: "sea" },
  nameless_cults: { emblem: "evil-book", scene: "altar", palette: "oxblood" },
  nothing_of_interest: { emblem: "cobweb", scene: "attic", palette: "slate" },
  password: { emblem: "stabbed-note", scene: "street", palette: "midnight" },
  ruby_of_rlyeh: { emblem: "emerald", scene: "shore", palette: "oxblood" },
  saturnian_wine: { emblem: "wine-bottle", scene: "void", palette: "dusk" },
  sedative: { emblem: "syringe", scene: "asylum", palette: "sea" },
  shotgun: { emblem: "sawed-off-shotgun", scene: "museum", palette: "green" },
  silver_key: { emblem: "skeleton-key", scene: "attic", palette: "midnight" },
  sledgehammer: { emblem: "3d-hammer", scene: "cellar", palette: "sepia" },
  startling_evidence: { emblem: "severed-hand", scene: "lab", palette: "slate" },
  torch: { emblem: "primitive-torch", scene: "cave", palette: "amber" },
  whateleys_diary: { emblem: "book-cover", scene: "attic", palette: "sepia" },
  whiskey: { emblem: "brandy-bottle", scene: "shop", palette: "amber" },
};

export default LINES;
