// Monsters and the masks of Nyarlathotep.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  byakhee: { body: "winged", scene: "waste", palette: "dusk" },
  chthonian: { body: "worm", scene: "cave", palette: "sickly" },
  cultist: { body: "robed", scene: "altar", palette: "oxblood" },
  dark_young: { body: "young", scene: "wood", palette: "green" },
  dhole: { body: "worm", scene: "waste", palette: "sepia" },
  dimensional_shambler: { body: "shambler", scene: "otherworld", palette: "violet" },
  elder_thing: { body: "elder", scene: "waste", palette: "midnight" },
  fire_vampire: { body: "fire", scene: "museum", palette: "oxblood" },
  flying_polyp: { body: "polyp", scene: "otherworld", palette: "slate" },
  formless_spawn: { body: "blob", scene: "cave", palette: "violet" },
  ghost: { body: "shade", scene: "museum", palette: "midnight" },
  ghoul: { body: "ghoul", scene: "cellar", palette: "green" },
  gug: { body: "gug", scene: "cave", palette: "oxblood" },
  high_priest: { body: "robed2", scene: "altar", palette: "violet" },
  hound_of_tindalos: { body: "hound", scene: "room", palette: "sickly" },
  maniac: { body: "maniac", scene: "asylum", palette: "slate" },
  mi_go: { body: "migo", scene: "lab", palette: "sea" },
  shoggoth: { body: "blob", scene: "cellar", palette: "sea" },
  star_spawn: { body: "star_spawn", scene: "shore", palette: "sea" },
  witch: { body: "witch", scene: "attic", palette: "dusk" },
  god_of_the_bloody_tongue: { body: "bloody_tongue", scene: "waste", palette: "oxblood" },
  haunter_of_the_dark: { body: "haunter", scene: "attic", palette: "midnight" },
  the_black_man: { body: "robed2", scene: "wood", palette: "slate" },
  the_bloated_woman: { body: "bloated_woman", scene: "altar", palette: "sea" },
  the_dark_pharaoh: { body: "nyarlathotep", scene: "waste", palette: "amber" },
};

export default LINES;
