// What the pictures of the Ancient Ones, heralds and guardians show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  azathoth: { body: "azathoth", scene: "void", palette: "oxblood" },
  cthulhu: { body: "cthulhu", scene: "shore", palette: "sea" },
  hastur: { body: "hastur", scene: "otherworld", palette: "sickly" },
  ithaqua: { body: "ithaqua", scene: "waste", palette: "midnight" },
  nyarlathotep: { body: "nyarlathotep", scene: "waste", palette: "amber" },
  shub_niggurath: { body: "shub_niggurath", scene: "wood", palette: "green" },
  yig: { body: "yig", scene: "waste", palette: "dusk" },
  yog_sothoth: { body: "yog_sothoth", scene: "void", palette: "violet" },
};

export default LINES;
