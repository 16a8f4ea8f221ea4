// Spells.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  bind_monster: { emblem: "crossed-chains", scene: "altar", palette: "oxblood" },
  blood_pact: { emblem: "cut-palm", scene: "cave", palette: "dusk" },
  shriveling: { emblem: "skeletal-hand", scene: "waste", palette: "sickly" },
  soul_pact: { emblem: "soul", scene: "void", palette: "violet" },
};

export default LINES;
