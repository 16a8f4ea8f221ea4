// Enemies; those who are plain people have looks of their own.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  acolyte: { body: "robed", scene: "street", palette: "oxblood" },
  flesh_eater: { body: "ghoul", scene: "attic", palette: "oxblood" },
  ghoul_minion: { body: "ghoul", scene: "cellar", palette: "slate" },
  ghoul_priest: { body: "ghoul_priest", scene: "altar", palette: "oxblood" },
  goat_spawn: { body: "goat_spawn", scene: "altar", palette: "green" },
  herman_collins: {
    mode: "bust",
    emblem: "coffin",
    scene: "graveyard",
    palette: "slate",
    looks: { hair: "slick", hat: "top", wear: "suit", build: 0.94, has: ["tie"] },
  },
  hunting_nightgaunt: { body: "winged", scene: "graveyard", palette: "midnight" },
  icy_ghoul: { body: "ghoul", scene: "waste", palette: "midnight" },
  mob_enforcer: {
    mode: "bust",
    emblem: "brass-knuckles",
    scene: "street",
    palette: "green",
    looks: { hair: "short", hat: "fedora", wear: "suit", build: 1.12, has: ["tie", "cigarette"] },
  },
  peter_warren: {
    mode: "bust",
    emblem: "warlock-eye",
    scene: "library",
    palette: "amber",
    looks: { hair: "slick", wear: "suit", has: ["spectacles", "moustache", "bow_tie"] },
  },
  ravenous_ghoul: { body: "ghoul", scene: "graveyard", palette: "sickly" },
  relentless_dark_young: { body: "young", scene: "wood", palette: "green" },
  ruth_turner: {
    mode: "bust",
    emblem: "scalpel",
    scene: "asylum",
    palette: "sea",
    looks: { woman: true, hair: "bun", wear: "coat", has: ["spectacles"] },
  },
  screeching_byakhee: { body: "winged", scene: "waste", palette: "sickly" },
  silver_twilight_acolyte: { body: "robed2", scene: "museum", palette: "slate" },
  stubborn_detective: {
    mode: "bust",
    emblem: "magnifying-glass",
    scene: "street",
    palette: "sepia",
    looks: { hair: "short", hat: "bowler", wear: "coat", build: 1.06, has: ["moustache", "pipe"] },
  },
  swarm_of_rats: { body: "rats", scene: "cellar", palette: "sepia" },
  the_masked_hunter: { body: "maniac", scene: "street", palette: "midnight" },
  umordhoth: { mode: "loom", body: "gug", scene: "cave", palette: "oxblood" },
  victoria_devereux: {
    mode: "bust",
    emblem: "jeweled-chalice",
    scene: "museum",
    palette: "dusk",
    looks: { woman: true, hair: "bob", hat: "cloche", wear: "fur", has: ["pearls"] },
  },
  wizard_of_the_order: { body: "robed2", scene: "altar", palette: "violet" },
  wolf_man_drew: {
    mode: "bust",
    emblem: "wolf-head",
    scene: "street",
    palette: "oxblood",
    looks: { hair: "wild", wear: "coat", build: 1.1, has: ["beard"] },
  },
  yithian_observer: { body: "yithian", scene: "library", palette: "violet" },
  young_deep_one: { body: "deep_one", scene: "shore", palette: "sea" },
};

export default LINES;
