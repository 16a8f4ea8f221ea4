// Skills.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  deduction: { emblem: "smoking-pipe", scene: "library", palette: "amber" },
  fearless: { emblem: "lion", scene: "altar", palette: "violet" },
  guts: { emblem: "charging-bull", scene: "street", palette: "sepia" },
  manual_dexterity: { emblem: "juggler", scene: "street", palette: "sepia" },
  opportunist: { emblem: "fox-head", scene: "street", palette: "green" },
  overpower: { emblem: "biceps", scene: "street", palette: "sepia" },
  perception: { emblem: "spyglass", scene: "shore", palette: "sepia" },
  survival_instinct: { emblem: "deer", scene: "wood", palette: "oxblood" },
  unexpected_courage: { emblem: "torch", scene: "cellar", palette: "sepia" },
  vicious_blow: { emblem: "punch-blast", scene: "street", palette: "midnight" },
};

export default LINES;
