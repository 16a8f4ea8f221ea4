// Obstacles.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  lockbox: { mode: "still", emblem: "locked-box", scene: "attic", palette: "oxblood" },
  locked_cabinet: { mode: "still", emblem: "key-lock", scene: "lab", palette: "amber" },
  manhole_cover: { mode: "omen", emblem: "round-shield", scene: "street", omen: "lit", palette: "slate" },
  power_failure: { mode: "still", emblem: "light-bulb", scene: "asylum", palette: "midnight" },
  puzzlebox: { mode: "still", emblem: "jigsaw-box", scene: "attic", palette: "violet" },
  short_circuit: { mode: "still", emblem: "wire-coil", scene: "cellar", palette: "sickly" },
  suitcase: { mode: "still", emblem: "suitcase", scene: "room", palette: "dusk" },
};

export default LINES;
