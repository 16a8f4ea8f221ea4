// What the investigators begin with.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  chemistry_kit: { emblem: "test-tube-rack", scene: "lab", palette: "sea" },
  duke: { mode: "omen", emblem: "sitting-dog", scene: "street", omen: "lit", palette: "sepia" },
  flux_stabilizer: { emblem: "tesla-coil", scene: "lab", palette: "violet" },
  guitar: { emblem: "guitar", scene: "street", palette: "dusk" },
  holy_rosary: { emblem: "prayer-beads", scene: "graveyard", palette: "midnight" },
  holy_water: { emblem: "holy-water", scene: "altar", palette: "sea" },
  isabelles_letter: { emblem: "love-letter", scene: "attic", palette: "dusk" },
  jenny_45_automatic: { emblem: "colt-m1911", scene: "room", palette: "oxblood" },
  joe_45_automatics: { emblem: "colt-m1911", scene: "street", palette: "midnight" },
  lucky_cigarette_case: { emblem: "cigarette", scene: "shop", palette: "green" },
  magnifying_glass: { emblem: "magnifying-glass", scene: "library", palette: "amber" },
  manuscript: { emblem: "quill-ink", scene: "room", palette: "violet" },
  tommy_gun: { emblem: "thompson-m1928", scene: "cellar", palette: "slate" },
  walking_cane: { emblem: "shepherds-crook", scene: "library", palette: "sepia" },
};

export default LINES;
