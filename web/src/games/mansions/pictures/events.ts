// Events of the stories.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  blood_ties_event_1: { emblem: "scroll-quill", scene: "room", omen: "lit", palette: "oxblood" },
  blood_ties_event_2: { mode: "stand", body: "migo", scene: "wood", palette: "midnight" },
  blood_ties_event_3: { emblem: "portrait", scene: "attic", omen: "lit", palette: "sepia" },
  blood_ties_event_4: { emblem: "hanging-spider", scene: "attic", omen: "lit", palette: "slate" },
  blood_ties_event_5: { emblem: "sunrise", scene: "wood", omen: "lit", palette: "amber" },
  classroom_curses_event_1: { emblem: "light-bulb", scene: "asylum", omen: "lit", palette: "midnight" },
  classroom_curses_event_2: { emblem: "pipes", scene: "cellar", omen: "lit", palette: "oxblood" },
  classroom_curses_event_3: { emblem: "evil-eyes", scene: "library", omen: "lit", palette: "green" },
  classroom_curses_event_4: { emblem: "lightning-storm", scene: "street", omen: "moon", palette: "violet" },
  classroom_curses_event_5: { emblem: "cat", scene: "street", omen: "moon", palette: "sea" },
  green_eyed_boy_event_1: { emblem: "person-in-blizzard", scene: "waste", omen: "lit", palette: "midnight" },
  green_eyed_boy_event_2: { emblem: "brain-tentacle", scene: "asylum", omen: "lit", palette: "violet" },
  green_eyed_boy_event_3: { mode: "stand", body: "robed2", scene: "room", palette: "oxblood" },
  green_eyed_boy_event_4: { emblem: "bleeding-eye", scene: "waste", omen: "moon", palette: "green" },
  green_eyed_boy_event_5: { emblem: "grim-reaper", scene: "graveyard", omen: "moon", palette: "slate" },
  the_fall_of_house_lynch_event_1: { emblem: "cuckoo-clock", scene: "room", omen: "lit", palette: "amber" },
  the_fall_of_house_lynch_event_2: { emblem: "pocket-watch", scene: "library", omen: "lit", palette: "dusk" },
  the_fall_of_house_lynch_event_3: { emblem: "clock-tower", scene: "street", omen: "moon", palette: "midnight" },
  the_fall_of_house_lynch_event_4: { emblem: "alarm-clock", scene: "attic", omen: "lit", palette: "sea" },
  the_fall_of_house_lynch_event_5: { emblem: "sands-of-time", scene: "graveyard", omen: "lit", palette: "violet" },
  the_inner_sanctum_event_1: { emblem: "cloaked-figure-on-horseback", scene: "street", omen: "moon", palette: "slate" },
  the_inner_sanctum_event_2: { emblem: "daemon-skull", scene: "altar", omen: "moon", palette: "violet" },
  the_inner_sanctum_event_3: { emblem: "run", scene: "cellar", omen: "lit", palette: "amber" },
  the_inner_sanctum_event_4: { emblem: "witch-flight", scene: "graveyard", omen: "lit", palette: "midnight" },
  the_inner_sanctum_event_5: { emblem: "empty-hourglass", scene: "altar", omen: "lit", palette: "oxblood" },
};

export default LINES;
