// What the pictures of the locations, streets and Other Worlds show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  // Locations.
  administration_building: { facade: "temple", emblem: "graduate-cap", palette: "dusk" },
  arkham_asylum: { facade: "ward", emblem: "window-bars", palette: "sepia" },
  bank_of_arkham: { facade: "temple", emblem: "scales", palette: "green" },
  black_cave: { scene: "cave", emblem: "campfire", palette: "sea" },
  curiositie_shoppe: { facade: "shop", emblem: "ceremonial-mask", palette: "oxblood" },
  general_store: { facade: "shop", emblem: "barrel", palette: "sepia" },
  graveyard: { scene: "graveyard", emblem: "graveyard", palette: "midnight" },
  hibbs_roadhouse: { facade: "house", emblem: "tavern-sign", palette: "dusk" },
  historical_society: { facade: "temple", emblem: "quill-ink", palette: "sickly" },
  independence_square: { scene: "street", emblem: "obelisk", palette: "slate" },
  library: { facade: "temple", emblem: "bookshelf", palette: "amber" },
  mas_boarding_house: { facade: "house", emblem: "bed", palette: "oxblood" },
  newspaper: { facade: "shop", emblem: "newspaper", palette: "slate" },
  police_station: { facade: "station", emblem: "police-badge", palette: "midnight" },
  river_docks: { scene: "ship", palette: "dusk" },
  science_building: { facade: "ward", emblem: "microscope", palette: "sickly" },
  silver_twilight_lodge: { facade: "temple", emblem: "all-seeing-eye", palette: "violet" },
  south_church: { facade: "church", emblem: "crucifix", palette: "midnight" },
  st_marys_hospital: { facade: "ward", emblem: "hospital-cross", palette: "sea" },
  the_unnamable: { facade: "house", emblem: "haunting", palette: "slate" },
  the_witch_house: { facade: "house", emblem: "witch-flight", palette: "violet" },
  train_station: { facade: "station", emblem: "steam-locomotive", palette: "sea" },
  unvisited_isle: { emblem: "dolmen", scene: "shore", palette: "sea" },
  velmas_diner: { facade: "shop", emblem: "hot-meal", palette: "amber" },
  woods: { scene: "wood", palette: "green" },
  ye_olde_magick_shoppe: { facade: "shop", emblem: "crystal-ball", palette: "violet" },
  // Not a place of its own on the map: the cards of French Hill tell of it.
  inner_sanctum: { scene: "altar", emblem: "all-seeing-eye", palette: "violet" },
  // Streets.
  downtown: { scene: "street", emblem: "capitol", palette: "amber" },
  easttown: { scene: "street", emblem: "cannon", palette: "oxblood" },
  french_hill: { scene: "street", emblem: "willow-tree", palette: "violet" },
  merchant_district: { scene: "street", emblem: "harbor-dock", palette: "sea" },
  miskatonic_university: { scene: "street", emblem: "stone-bust", palette: "sepia" },
  northside: { scene: "street", emblem: "clock-tower", palette: "slate" },
  rivertown: { scene: "street", emblem: "arch-bridge", palette: "midnight" },
  southside: { scene: "street", emblem: "church", palette: "dusk" },
  uptown: { scene: "street", emblem: "park-bench", palette: "green" },
  // Other Worlds.
  abyss: { scene: "cave", emblem: "cliff-crossing", palette: "midnight" },
  another_dimension: { scene: "void", emblem: "cube", palette: "violet" },
  city_of_the_great_race: { scene: "otherworld", emblem: "ancient-columns", palette: "sepia" },
  great_hall_of_celeano: { scene: "library", emblem: "book-pile", palette: "amber" },
  plateau_of_leng: { scene: "waste", emblem: "temple-gate", palette: "slate" },
  rlyeh: { scene: "otherworld", emblem: "ancient-ruins", palette: "green" },
  the_dreamlands: { scene: "otherworld", emblem: "byzantin-temple", palette: "dusk" },
  yuggoth: { scene: "void", emblem: "mushrooms-cluster", palette: "oxblood" },
  // Gates: what lies behind, each in inks of its own.
  gate_abyss: { scene: "cave", emblem: "falling", palette: "midnight" },
  gate_another_dimension: { scene: "void", emblem: "cube", palette: "violet" },
  gate_city_of_the_great_race: { scene: "otherworld", emblem: "hourglass", palette: "sepia" },
  gate_great_hall_of_celeano: { scene: "library", emblem: "book-pile", palette: "amber" },
  gate_plateau_of_leng: { scene: "waste", emblem: "temple-gate", palette: "slate" },
  gate_rlyeh: { scene: "otherworld", emblem: "octopus", palette: "green" },
  gate_the_dreamlands: { scene: "otherworld", emblem: "cat", palette: "dusk" },
  gate_yuggoth: { scene: "void", emblem: "mushrooms-cluster", palette: "oxblood" },
};

export default LINES;
