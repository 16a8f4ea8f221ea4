// What the pictures of the investigators show beside themselves.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  amanda_sharpe: { emblem: "open-book", scene: "library", palette: "amber" },
  ashcan_pete: { emblem: "hound", scene: "street", palette: "slate" },
  bob_jenkins: { emblem: "briefcase", scene: "shop", palette: "sepia" },
  carolyn_fern: { emblem: "brain", scene: "asylum", palette: "sea" },
  charlie_kane: { emblem: "vote", scene: "room", palette: "oxblood" },
  daisy_walker: { emblem: "bookshelf", scene: "library", palette: "dusk" },
  darrell_simmons: { emblem: "photo-camera", scene: "street", palette: "sepia" },
  dexter_drake: { emblem: "magic-hat", scene: "altar", palette: "violet" },
  gloria_goldberg: { emblem: "quill-ink", scene: "room", palette: "violet" },
  harvey_walters: { emblem: "graduate-cap", scene: "library", palette: "sepia" },
  jenny_barnes: { emblem: "pearl-necklace", scene: "street", palette: "oxblood" },
  joe_diamond: { emblem: "magnifying-glass", scene: "street", palette: "midnight" },
  kate_winthrop: { emblem: "round-bottom-flask", scene: "lab", palette: "sickly" },
  lily_chen: { emblem: "yin-yang", scene: "waste", palette: "amber" },
  lola_hayes: { emblem: "drama-masks", scene: "room", palette: "dusk" },
  luke_robinson: { emblem: "dream-catcher", scene: "otherworld", palette: "midnight" },
  mandy_thompson: { emblem: "archive-research", scene: "library", palette: "green" },
  michael_mcglen: { emblem: "thompson-m1928", scene: "cellar", palette: "oxblood" },
  monterey_jack: { emblem: "whip", scene: "waste", palette: "dusk" },
  rex_murphy: { emblem: "newspaper", scene: "street", palette: "green" },
  sister_mary: { emblem: "prayer", scene: "graveyard", palette: "midnight" },
  tony_morgan: { emblem: "handcuffs", scene: "street", palette: "amber" },
  vincent_lee: { emblem: "medical-pack", scene: "asylum", palette: "slate" },
  wendy_adams: { emblem: "bindle", scene: "shore", palette: "sea" },
};

export default portraits(LINES);
