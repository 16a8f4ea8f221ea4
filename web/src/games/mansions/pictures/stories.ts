// The stories.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  blood_ties: { mode: "omen", emblem: "spade", scene: "graveyard", omen: "lit", palette: "oxblood" },
  classroom_curses: { mode: "place", emblem: "carillon", scene: "street", facade: "station", palette: "sickly" },
  green_eyed_boy: { mode: "omen", emblem: "evil-eyes", scene: "wood", omen: "moon", palette: "green" },
  the_fall_of_house_lynch: {
    mode: "place",
    emblem: "pocket-watch",
    scene: "street",
    facade: "house",
    palette: "midnight",
  },
  the_inner_sanctum: { mode: "place", emblem: "all-seeing-eye", scene: "street", facade: "church", palette: "violet" },
};

export default LINES;
