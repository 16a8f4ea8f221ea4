// Acts.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  act_disrupting_the_ritual: { emblem: "candle-skull", scene: "altar", omen: "lit", palette: "oxblood" },
  act_into_the_darkness: { emblem: "old-lantern", scene: "cave", omen: "lit", palette: "midnight" },
  act_investigating_the_trail: { emblem: "boot-prints", scene: "wood", omen: "lit", palette: "green" },
  act_the_barrier: { emblem: "closed-doors", scene: "room", omen: "lit", palette: "violet" },
  act_trapped: { emblem: "brick-wall", scene: "library", omen: "lit", palette: "amber" },
  act_uncovering_the_conspiracy: { emblem: "cowled", scene: "street", omen: "moon", palette: "midnight" },
  act_what_have_you_done: { emblem: "sharped-teeth-skull", scene: "room", omen: "lit", palette: "oxblood" },
};

export default LINES;
