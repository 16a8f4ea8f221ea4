// What the pictures of the skills show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  bravery: { emblem: "mighty-force", palette: "oxblood" },
  expert_occultist: { emblem: "pentacle", palette: "violet" },
  fight: { emblem: "fist", palette: "dusk" },
  lore: { emblem: "open-book", palette: "amber" },
  luck: { emblem: "shamrock", palette: "green" },
  marksman: { emblem: "archery-target", palette: "oxblood" },
  sneak: { emblem: "footsteps", palette: "midnight" },
  speed: { emblem: "wingfoot", palette: "sea" },
  stealth: { emblem: "cat", palette: "violet" },
  will: { emblem: "lion", palette: "sickly" },
};

export default LINES;
