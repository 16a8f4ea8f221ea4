// The Other Worlds.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  another_dimension: { mode: "gate", emblem: "cube", scene: "void", palette: "violet" },
  city_of_the_great_race: { mode: "gate", emblem: "stone-tower", scene: "otherworld", palette: "amber" },
  great_hall_of_celeano: { mode: "gate", emblem: "open-book", scene: "library", palette: "midnight" },
  plateau_of_leng: { mode: "gate", emblem: "dolmen", scene: "waste", palette: "slate" },
  r_lyeh: { mode: "gate", emblem: "octopus", scene: "shore", palette: "sea" },
  the_abyss: { mode: "gate", emblem: "lamprey-mouth", scene: "cave", palette: "oxblood" },
  the_dreamlands: { mode: "gate", emblem: "cat", scene: "wood", palette: "dusk" },
  yuggoth: { mode: "gate", emblem: "mushrooms", scene: "otherworld", palette: "sickly" },
};

export default LINES;
