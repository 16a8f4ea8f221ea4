// What the pictures of the spells show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  fist_of_yog_sothoth: { emblem: "mailed-fist", scene: "void", palette: "midnight" },
  forced_learning: { emblem: "gift-of-knowledge", scene: "library", palette: "amber" },
  implant_suggestion: { emblem: "psychic-waves", scene: "room", palette: "violet" },
  spectral_razor: { emblem: "thrown-daggers", scene: "graveyard", palette: "midnight" },
};

export default LINES;
