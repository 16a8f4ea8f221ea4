// The Ancient Ones.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  azathoth: { body: "azathoth", scene: "void", palette: "violet" },
  cthulhu: { body: "cthulhu", scene: "shore", palette: "sea" },
  hastur: { body: "hastur", scene: "street", palette: "sickly" },
  ithaqua: { body: "ithaqua", scene: "waste", palette: "midnight" },
  nyarlathotep: { body: "nyarlathotep", scene: "waste", palette: "oxblood" },
  shub_niggurath: { body: "shub_niggurath", scene: "wood", palette: "green" },
  yig: { body: "yig", scene: "wood", palette: "amber" },
  yog_sothoth: { body: "yog_sothoth", scene: "otherworld", palette: "dusk" },
};

export default LINES;
