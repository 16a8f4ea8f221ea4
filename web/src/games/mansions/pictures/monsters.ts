// Monsters.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  chthonian: { body: "worm", scene: "cave", palette: "oxblood" },
  cult_leader: { body: "robed2", scene: "altar", palette: "violet" },
  cultist: { body: "robed", scene: "cellar", palette: "oxblood" },
  hound_of_tindalos: { body: "hound", scene: "room", palette: "slate" },
  maniac: { body: "maniac", scene: "room", palette: "dusk" },
  mi_go: { body: "migo", scene: "wood", palette: "midnight" },
  shoggoth: { body: "blob", scene: "cellar", palette: "sea" },
  witch: { body: "witch", scene: "attic", palette: "sickly" },
  zombie: { body: "zombie", scene: "graveyard", palette: "green" },
};

export default LINES;
