// Objectives.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  blood_ties_objective_1a: { mode: "omen", emblem: "chalice-drops", scene: "altar", omen: "lit", palette: "oxblood" },
  blood_ties_objective_1b: { mode: "omen", emblem: "coffin", scene: "graveyard", omen: "lit", palette: "slate" },
  blood_ties_objective_1c: { mode: "omen", emblem: "skull-ring", scene: "library", omen: "lit", palette: "sepia" },
  classroom_curses_objective_1a: {
    mode: "omen",
    emblem: "grasping-claws",
    scene: "cellar",
    omen: "lit",
    palette: "sickly",
  },
  classroom_curses_objective_1b: { mode: "omen", emblem: "wolf-head", scene: "attic", omen: "lit", palette: "violet" },
  classroom_curses_objective_1c: {
    mode: "omen",
    emblem: "witch-face",
    scene: "library",
    omen: "lit",
    palette: "green",
  },
  green_eyed_boy_objective_1a: { mode: "omen", emblem: "rocking-chair", scene: "room", omen: "lit", palette: "dusk" },
  green_eyed_boy_objective_1b: { mode: "gate", scene: "waste", palette: "midnight" },
  green_eyed_boy_objective_1c: { mode: "omen", emblem: "duality-mask", scene: "room", omen: "lit", palette: "slate" },
  the_fall_of_house_lynch_objective_1a: {
    mode: "omen",
    emblem: "fire-axe",
    scene: "room",
    omen: "lit",
    palette: "oxblood",
  },
  the_fall_of_house_lynch_objective_1b: {
    mode: "omen",
    emblem: "bestial-fangs",
    scene: "cellar",
    omen: "lit",
    palette: "sea",
  },
  the_fall_of_house_lynch_objective_1c: {
    mode: "omen",
    emblem: "closed-doors",
    scene: "room",
    omen: "lit",
    palette: "midnight",
  },
  the_inner_sanctum_objective_1a: { mode: "omen", emblem: "shouting", scene: "cave", omen: "lit", palette: "amber" },
  the_inner_sanctum_objective_1b: {
    mode: "omen",
    emblem: "interlaced-tentacles",
    scene: "altar",
    omen: "moon",
    palette: "violet",
  },
  the_inner_sanctum_objective_1c: {
    mode: "omen",
    emblem: "sacrificial-dagger",
    scene: "altar",
    omen: "lit",
    palette: "dusk",
  },
};

export default LINES;
