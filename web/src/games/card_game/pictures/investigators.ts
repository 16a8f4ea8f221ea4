// The investigators; their looks are known to the kit.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  agnes_baker: { emblem: "heptagram", scene: "altar", palette: "violet" },
  daisy_walker: { emblem: "bookshelf", scene: "library", palette: "amber" },
  roland_banks: { emblem: "law-star", scene: "street", palette: "midnight" },
  skids_otoole: { emblem: "lockpicks", scene: "cellar", palette: "green" },
  wendy_adams: { emblem: "slingshot", scene: "shore", palette: "oxblood" },
};

export default portraits(LINES);
