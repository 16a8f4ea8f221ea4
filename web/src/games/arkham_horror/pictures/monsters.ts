// What the pictures of the monsters show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  byakhee: { body: "winged", scene: "waste", palette: "oxblood" },
  chthonian: { body: "worm", scene: "cave", palette: "sepia" },
  cultist: { body: "robed", scene: "altar", palette: "oxblood" },
  dark_young: { body: "young", scene: "wood", palette: "green" },
  dhole: { body: "worm", scene: "waste", palette: "dusk" },
  dimensional_shambler: { body: "shambler", emblem: "brute", scene: "void", palette: "violet" },
  elder_thing: { body: "elder", scene: "waste", palette: "sea" },
  fire_vampire: { body: "fire", scene: "street", palette: "oxblood" },
  flying_polyp: { body: "polyp", scene: "waste", palette: "midnight" },
  formless_spawn: { body: "blob", scene: "altar", palette: "violet" },
  ghost: { body: "shade", scene: "graveyard", palette: "midnight" },
  ghoul: { body: "ghoul", scene: "graveyard", palette: "green" },
  god_of_the_bloody_tongue: { body: "bloody_tongue", scene: "altar", palette: "oxblood" },
  gug: { body: "gug", scene: "cave", palette: "dusk" },
  haunter_of_the_dark: { body: "haunter", scene: "attic", palette: "violet" },
  high_priest: { body: "robed2", emblem: "hooded-figure", scene: "altar", palette: "amber" },
  hound_of_tindalos: { body: "hound", scene: "room", palette: "sea" },
  maniac: { body: "maniac", emblem: "hooded-assassin", scene: "street", palette: "amber" },
  mi_go: { body: "migo", scene: "wood", palette: "dusk" },
  nightgaunt: { body: "winged", scene: "street", palette: "midnight" },
  shoggoth: { body: "blob", scene: "cave", palette: "green" },
  star_spawn: { body: "cthulhu", scene: "shore", palette: "green" },
  the_black_man: { body: "robed2", emblem: "hooded-figure", scene: "wood", palette: "midnight" },
  the_bloated_woman: { body: "bloated_woman", scene: "ship", palette: "dusk" },
  the_dark_pharaoh: { body: "nyarlathotep", scene: "museum", palette: "amber" },
  vampire: { body: "vampire", scene: "graveyard", palette: "oxblood" },
  warlock: { body: "robed", scene: "cellar", palette: "violet" },
  witch: { body: "witch", scene: "wood", palette: "violet" },
  zombie: { body: "zombie", scene: "graveyard", palette: "sickly" },
};

export default LINES;
