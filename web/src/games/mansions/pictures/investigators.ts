// The investigators; their looks are known to the kit.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  ashcan_pete: { emblem: "bindle", scene: "street", palette: "slate" },
  gloria_goldberg: { emblem: "quill-ink", scene: "room", palette: "violet" },
  harvey_walters: { emblem: "spectacles", scene: "library", palette: "sepia" },
  jenny_barnes: { emblem: "rose", scene: "street", palette: "oxblood" },
  joe_diamond: { emblem: "magnifying-glass", scene: "street", palette: "midnight" },
  kate_winthrop: { emblem: "erlenmeyer", scene: "lab", palette: "sickly" },
  michael_mcglen: { emblem: "thompson-m1928", scene: "cellar", palette: "oxblood" },
  sister_mary: { emblem: "gothic-cross", scene: "graveyard", palette: "midnight" },
};

export default portraits(LINES);
