// The investigators; their looks are known to the kit.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  amanda_sharpe: { emblem: "graduate-cap", scene: "library", palette: "amber" },
  ashcan_pete: { emblem: "bindle", scene: "street", palette: "slate" },
  bob_jenkins: { emblem: "briefcase", scene: "shop", palette: "sepia" },
  carolyn_fern: { emblem: "pocket-watch", scene: "asylum", palette: "sea" },
  darrell_simmons: { emblem: "photo-camera", scene: "street", palette: "dusk" },
  dexter_drake: { emblem: "heptagram", scene: "altar", palette: "violet" },
  gloria_goldberg: { emblem: "quill-ink", scene: "room", palette: "violet" },
  harvey_walters: { emblem: "spectacles", scene: "library", palette: "sepia" },
  jenny_barnes: { emblem: "rose", scene: "street", palette: "oxblood" },
  joe_diamond: { emblem: "magnifying-glass", scene: "street", palette: "midnight" },
  kate_winthrop: { emblem: "erlenmeyer", scene: "lab", palette: "sickly" },
  mandy_thompson: { emblem: "book-pile", scene: "library", palette: "green" },
  michael_mcglen: { emblem: "thompson-m1928", scene: "cellar", palette: "oxblood" },
  monterey_jack: { emblem: "great-pyramid", scene: "waste", palette: "dusk" },
  sister_mary: { emblem: "gothic-cross", scene: "graveyard", palette: "midnight" },
  vincent_lee: { emblem: "stethoscope", scene: "asylum", palette: "slate" },
};

export default portraits(LINES);
