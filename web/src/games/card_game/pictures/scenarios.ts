// Scenarios and their references.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  the_devourer_below: { mode: "loom", body: "gug", scene: "wood", palette: "violet" },
  the_devourer_below_reference: { mode: "loom", body: "gug", scene: "wood", palette: "sepia" },
  the_gathering: { mode: "stand", body: "ghoul", scene: "room", palette: "oxblood" },
  the_gathering_reference: { mode: "stand", body: "ghoul", scene: "room", palette: "sepia" },
  the_midnight_masks: { mode: "omen", emblem: "ceremonial-mask", scene: "street", omen: "moon", palette: "midnight" },
  the_midnight_masks_reference: {
    mode: "omen",
    emblem: "ceremonial-mask",
    scene: "street",
    omen: "moon",
    palette: "sepia",
  },
};

export default LINES;
