// What the pictures of the skills show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  ancient_language: { emblem: "egyptian-walk", palette: "sepia" },
  camouflage: { emblem: "chameleon-glyph", palette: "green" },
  credit_rating: { emblem: "wallet", palette: "green" },
  disguise: { emblem: "mustache", palette: "slate" },
  endurance: { emblem: "mountain-climbing", palette: "oxblood" },
  linguistics: { emblem: "quill", palette: "sea" },
  listen: { emblem: "human-ear", palette: "midnight" },
  martial_arts: { emblem: "high-kick", palette: "slate" },
  mental_fortitude: { emblem: "brain", palette: "violet" },
  persuade: { emblem: "public-speaker", palette: "dusk" },
  run: { emblem: "run", palette: "amber" },
  wrestle: { emblem: "biceps", palette: "sepia" },
};

export default LINES;
