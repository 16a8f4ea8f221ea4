// Locations.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  // your house
  study: { emblem: "quill-ink", scene: "library", palette: "amber" },
  hallway: { emblem: "candlestick-phone", scene: "room", palette: "slate" },
  attic: { emblem: "rocking-chair", scene: "attic", palette: "midnight" },
  cellar: { emblem: "cellar-barrels", scene: "cellar", palette: "green" },
  parlor: { emblem: "sofa", scene: "room", palette: "oxblood" },
  // the city
  your_house: { emblem: "house-keys", scene: "street", facade: "house", palette: "dusk" },
  rivertown: { emblem: "anchor", scene: "street", facade: "shop", palette: "sea" },
  easttown: { emblem: "coffee-cup", scene: "street", facade: "shop", palette: "green" },
  northside: { emblem: "steam-locomotive", scene: "street", facade: "station", palette: "midnight" },
  southside_historical_society: { emblem: "amphora", scene: "street", facade: "temple", palette: "sepia" },
  southside_mas_boarding_house: { emblem: "bed", scene: "street", facade: "house", palette: "oxblood" },
  st_marys_hospital: { emblem: "hospital-cross", scene: "street", facade: "ward", palette: "sea" },
  miskatonic_university: { emblem: "graduate-cap", scene: "street", facade: "temple", palette: "amber" },
  downtown_first_bank_of_arkham: { emblem: "coins", scene: "street", facade: "temple", palette: "green" },
  downtown_arkham_asylum: { emblem: "brain", scene: "street", facade: "ward", palette: "slate" },
  graveyard: { scene: "graveyard", emblem: "grave-flowers", palette: "midnight" },
  // the woods
  arkham_woods: { scene: "wood", palette: "midnight" },
  arkham_woods_cliffside: { emblem: "cliff-crossing", scene: "waste", palette: "green" },
  arkham_woods_old_house: { mode: "omen", emblem: "wood-cabin", scene: "wood", omen: "lit", palette: "slate" },
  arkham_woods_quiet_glade: { emblem: "deer", scene: "wood", palette: "amber" },
  arkham_woods_tangled_thicket: { emblem: "thorny-vine", scene: "wood", palette: "green" },
  arkham_woods_twisting_paths: {
    mode: "omen",
    emblem: "direction-sign",
    scene: "wood",
    omen: "lit",
    palette: "violet",
  },
  arkham_woods_unhallowed_ground: { scene: "altar", palette: "oxblood" },
  main_path: { emblem: "gate", scene: "wood", palette: "dusk" },
  ritual_site: { mode: "omen", emblem: "pentacle", scene: "cave", omen: "lit", palette: "violet" },
};

export default LINES;
