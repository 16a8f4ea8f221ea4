// The Other Worlds.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  another_dimension: { emblem: "cube", scene: "void", palette: "violet" },
  city_of_the_great_race: { emblem: "clock-tower", scene: "otherworld", palette: "amber" },
  great_hall_of_celeano: { emblem: "stone-tablet", scene: "library", palette: "midnight" },
  plateau_of_leng: { emblem: "dolmen", scene: "waste", palette: "slate" },
  r_lyeh: { emblem: "obelisk", scene: "shore", palette: "sea" },
  the_abyss: { emblem: "stalactites", scene: "cave", palette: "oxblood" },
  the_dreamlands: { emblem: "lotus", scene: "wood", palette: "dusk" },
  yuggoth: { emblem: "mushrooms", scene: "otherworld", palette: "sickly" },
};

export default LINES;
