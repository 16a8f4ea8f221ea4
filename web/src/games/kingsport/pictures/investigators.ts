// What the pictures of the investigators show beside themselves.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  charlie_kane: { emblem: "vote", scene: "room", palette: "oxblood" },
  daisy_walker: { emblem: "bookshelf", scene: "library", palette: "dusk" },
  lily_chen: { emblem: "yin-yang", scene: "waste", palette: "amber" },
  lola_hayes: { emblem: "drama-masks", scene: "room", palette: "dusk" },
  luke_robinson: { emblem: "night-sky", scene: "otherworld", palette: "midnight" },
  rex_murphy: { emblem: "newspaper", scene: "street", palette: "green" },
  tony_morgan: { emblem: "handcuffs", scene: "street", palette: "amber" },
  wendy_adams: { emblem: "bindle", scene: "shore", palette: "sea" },
};

export default portraits(LINES);
