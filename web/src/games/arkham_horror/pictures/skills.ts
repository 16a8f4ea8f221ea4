// What the pictures of the skills show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  ancient_language: { emblem: "egyptian-walk", palette: "sepia" },
  bravery: { emblem: "mighty-force", palette: "oxblood" },
  camouflage: { emblem: "chameleon-glyph", palette: "green" },
  credit_rating: { emblem: "wallet", palette: "green" },
  disguise: { emblem: "mustache", palette: "slate" },
  endurance: { emblem: "mountain-climbing", palette: "oxblood" },
  expert_occultist: { emblem: "pentacle", palette: "violet" },
  fight: { emblem: "fist", palette: "dusk" },
  linguistics: { emblem: "quill", palette: "sea" },
  listen: { emblem: "human-ear", palette: "midnight" },
  lore: { emblem: "open-book", palette: "amber" },
  luck: { emblem: "shamrock", palette: "green" },
  marksman: { emblem: "archery-target", palette: "oxblood" },
  martial_arts: { emblem: "high-kick", palette: "slate" },
  mental_fortitude: { emblem: "brain", palette: "violet" },
  persuade: { emblem: "public-speaker", palette: "dusk" },
  run: { emblem: "run", palette: "amber" },
  sneak: { emblem: "footsteps", palette: "midnight" },
  speed: { emblem: "wingfoot", palette: "sea" },
  stealth: { emblem: "cat", palette: "violet" },
  will: { emblem: "lion", palette: "sickly" },
  wrestle: { emblem: "biceps", palette: "sepia" },
};

export default LINES;
