// What the pictures of the investigators show beside themselves.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  amanda_sharpe: { emblem: "open-book", scene: "library", palette: "amber" },
  ashcan_pete: { emblem: "hound", scene: "street", palette: "slate" },
  bob_jenkins: { emblem: "briefcase", scene: "shop", palette: "sepia" },
  carolyn_fern: { emblem: "brain", scene: "asylum", palette: "sea" },
  darrell_simmons: { emblem: "photo-camera", scene: "street", palette: "sepia" },
  dexter_drake: { emblem: "magic-hat", scene: "altar", palette: "violet" },
  gloria_goldberg: { emblem: "quill-ink", scene: "room", palette: "violet" },
  harvey_walters: { emblem: "graduate-cap", scene: "library", palette: "sepia" },
  jenny_barnes: { emblem: "pearl-necklace", scene: "street", palette: "oxblood" },
  joe_diamond: { emblem: "magnifying-glass", scene: "street", palette: "midnight" },
  kate_winthrop: { emblem: "round-bottom-flask", scene: "lab", palette: "sickly" },
  mandy_thompson: { emblem: "archive-research", scene: "library", palette: "green" },
  michael_mcglen: { emblem: "thompson-m1928", scene: "cellar", palette: "oxblood" },
  monterey_jack: { emblem: "whip", scene: "waste", palette: "dusk" },
  sister_mary: { emblem: "prayer", scene: "graveyard", palette: "midnight" },
  vincent_lee: { emblem: "stethoscope", scene: "asylum", palette: "slate" },
};

export default portraits(LINES);
