// Traits of the investigators.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  gloria_notes: { emblem: "fountain-pen", scene: "room", palette: "violet" },
  gloria_occult: { emblem: "night-sky", scene: "void", palette: "midnight" },
  gloria_sensitive: { emblem: "psychic-waves", scene: "void", palette: "violet" },
  gloria_visions: { emblem: "third-eye", scene: "void", palette: "sea" },
  harvey_cane: { emblem: "walking-boot", scene: "street", palette: "sepia" },
  harvey_occultist: { emblem: "pentacle", scene: "altar", palette: "green" },
  harvey_scholar: { emblem: "graduate-cap", scene: "library", palette: "amber" },
  harvey_spell: { emblem: "evil-book", scene: "library", palette: "oxblood" },
  jenny_armed_and_charming: { emblem: "gun-rose", scene: "street", palette: "oxblood" },
  jenny_family_ties: { emblem: "love-letter", scene: "room", palette: "dusk" },
  jenny_trust_fund: { emblem: "money-stack", scene: "room", palette: "green" },
  jenny_unshakable: { emblem: "lion", scene: "room", palette: "amber" },
  joe_license_to_kill: { emblem: "crossed-pistols", scene: "street", palette: "midnight" },
  joe_lucky_break: { emblem: "shamrock", scene: "street", palette: "green" },
  joe_on_the_case: { emblem: "footsteps", scene: "street", palette: "slate" },
  joe_private_eye: { emblem: "magnifying-glass", scene: "street", palette: "amber" },
  kate_field_kit: { emblem: "erlenmeyer", scene: "lab", palette: "sea" },
  kate_inventor: { emblem: "gears", scene: "lab", palette: "sepia" },
  kate_logical_mind: { emblem: "chess-knight", scene: "lab", palette: "midnight" },
  kate_test_theories: { emblem: "microscope", scene: "lab", palette: "sickly" },
  mary_banish: { emblem: "templar-shield", scene: "altar", palette: "midnight" },
  mary_holy_water: { emblem: "holy-water", scene: "altar", palette: "sea" },
  mary_prayer: { emblem: "prayer", scene: "altar", palette: "violet" },
  mary_rosary: { emblem: "prayer-beads", scene: "altar", palette: "slate" },
  michael_charge: { emblem: "charging-bull", scene: "street", palette: "oxblood" },
  michael_enforcer: { emblem: "brass-knuckles", scene: "cellar", palette: "slate" },
  michael_hired_gun: { emblem: "thompson-m1928", scene: "cellar", palette: "midnight" },
  michael_tough: { emblem: "nails", scene: "cellar", palette: "sepia" },
  pete_dogs_best_friend: { emblem: "labrador-head", scene: "street", palette: "amber" },
  pete_false_trail: { emblem: "boot-prints", scene: "wood", palette: "green" },
  pete_scavenger: { emblem: "trash-can", scene: "street", palette: "dusk" },
  pete_struggling_musician: { emblem: "guitar", scene: "street", palette: "oxblood" },
};

export default LINES;
