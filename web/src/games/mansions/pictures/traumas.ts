// Traumas: injuries and insanities.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  all_alone: { emblem: "park-bench", scene: "street", palette: "slate" },
  amnesia: { emblem: "invisible-face", scene: "asylum", palette: "violet" },
  back_injury: { emblem: "back-pain", scene: "asylum", palette: "oxblood" },
  broken_arm: { emblem: "arm-sling", scene: "asylum", palette: "sepia" },
  broken_leg: { emblem: "broken-bone", scene: "asylum", palette: "dusk" },
  catatonia: { emblem: "stone-bust", scene: "asylum", palette: "sea" },
  claustrophobia: { emblem: "prisoner", scene: "asylum", palette: "green" },
  concussion: { emblem: "knockout", scene: "asylum", palette: "sepia" },
  demoralizing_injury: { emblem: "broken-heart", scene: "asylum", palette: "oxblood" },
  friend: { emblem: "backstab", scene: "street", palette: "violet" },
  hearing_loss: { emblem: "human-ear", scene: "asylum", palette: "slate" },
  hopelessness: { emblem: "despair", scene: "asylum", palette: "midnight" },
  hysteria: { emblem: "screaming", scene: "asylum", palette: "dusk" },
  jealousy: { emblem: "evil-eyes", scene: "room", palette: "green" },
  loss_of_vision: { emblem: "blindfold", scene: "asylum", palette: "sickly" },
  nyctophobia: { emblem: "moon-bats", scene: "street", palette: "midnight" },
  obsession: { emblem: "divided-spiral", scene: "void", palette: "sickly" },
  panic: { emblem: "sprint", scene: "street", palette: "amber" },
  paranoia: { emblem: "paranoia", scene: "street", palette: "violet" },
  pyromania: { emblem: "pyromaniac", scene: "room", palette: "oxblood" },
  the_only_way_out: { emblem: "grim-reaper", scene: "graveyard", palette: "midnight" },
};

export default LINES;
