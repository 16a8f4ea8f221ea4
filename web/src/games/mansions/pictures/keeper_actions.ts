// What the keeper does.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  command_minion: { emblem: "pointing", scene: "altar", palette: "violet" },
  creature_of_the_night: { emblem: "wolf-howl", scene: "wood", palette: "midnight" },
  dark_ritual: { emblem: "heptagram", scene: "altar", palette: "oxblood" },
  darkness: { emblem: "unlit-candelabra", scene: "street", palette: "midnight" },
  evil_presence: { emblem: "beast-eye", scene: "void", palette: "green" },
  maniac_attack: { emblem: "meat-cleaver", scene: "room", palette: "oxblood" },
  pyromaniac: { emblem: "matchbox", scene: "room", palette: "amber" },
  raise_dead: { emblem: "raise-zombie", scene: "graveyard", palette: "green" },
  summon_worshippers: { emblem: "cowled", scene: "altar", palette: "violet" },
  summoning: { emblem: "magic-portal", scene: "otherworld", palette: "sea" },
  take_sample: { emblem: "skull-in-jar", scene: "lab", palette: "sickly" },
  uncontrollable_urges: { emblem: "puppet", scene: "room", palette: "dusk" },
  witchcraft: { emblem: "cauldron", scene: "wood", palette: "slate" },
};

export default LINES;
