// Mythos.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  a_child_is_singing: { emblem: "musical-notes", scene: "museum", palette: "amber" },
  a_star_too_many: { emblem: "star-formation", scene: "street", omen: "stars", palette: "midnight" },
  a_taste_of_rust: { emblem: "wine-glass", scene: "room", palette: "oxblood" },
  a_warning_of_a_conspiracy: { emblem: "stabbed-note", scene: "library", palette: "amber" },
  an_egg_in_the_straw: { emblem: "egg-eye", scene: "cellar", palette: "sickly" },
  an_empty_toolbox: { emblem: "toolbox", scene: "cellar", palette: "sepia" },
  broken_glass_everywhere: { emblem: "cracked-glass", scene: "museum", palette: "slate" },
  claws_in_the_vents: { emblem: "grasping-claws", scene: "cellar", palette: "green" },
  closed_for_mourning: { emblem: "shut-rose", scene: "shop", palette: "slate" },
  every_clock_disagrees: { emblem: "cuckoo-clock", scene: "room", palette: "green" },
  hungry_shapes_gather: { emblem: "fangs", scene: "wood", omen: "moon", palette: "midnight" },
  keep_friends_close_when_memories_fade: { emblem: "shaking-hands", scene: "street", omen: "lit", palette: "sepia" },
  laughter_follows: { emblem: "clown", scene: "attic", palette: "oxblood" },
  roots_through_the_marble: { emblem: "curling-vines", scene: "museum", palette: "green" },
  strange_visions_poisoned_trap: { emblem: "wolf-trap", scene: "cave", omen: "lit", palette: "sickly" },
  sudden_terror_amid_stillness: { emblem: "screaming", scene: "museum", palette: "violet" },
  the_boilers_burst: { emblem: "furnace", scene: "cellar", palette: "oxblood" },
  the_cloakroom_is_locked: { emblem: "locked-door", scene: "room", palette: "sepia" },
  the_curator_takes_stock: { emblem: "keyring", scene: "shop", palette: "amber" },
  the_floor_gives_way: { emblem: "floor-hatch", scene: "room", palette: "midnight" },
  the_infirmary_burns: { emblem: "small-fire", scene: "asylum", palette: "midnight" },
  the_lights_grow_dim: { emblem: "candle-holder", scene: "museum", palette: "midnight" },
  the_night_guard_smiles: { emblem: "sharp-smile", scene: "museum", palette: "sickly" },
  the_portraits_turn: { emblem: "mona-lisa", scene: "museum", palette: "sepia" },
  the_procession_starts: { emblem: "primitive-torch", scene: "street", omen: "lit", palette: "dusk" },
  the_relics_sleep: { emblem: "column-vase", scene: "lab", palette: "sea" },
  the_same_dream: { emblem: "semi-closed-eye", scene: "street", omen: "stars", palette: "violet" },
  the_stars_align_above_an_open_door: { emblem: "magic-gate", scene: "waste", omen: "lit", palette: "midnight" },
  the_stars_align_to_bring_madness: { emblem: "brain-tentacle", scene: "waste", omen: "moon", palette: "violet" },
  tongues_turn_to_ash: { emblem: "tongue", scene: "altar", omen: "moon", palette: "slate" },
  wet_footprints: { emblem: "footprint", scene: "museum", palette: "sea" },
  whispers_at_closing_time: { emblem: "lips", scene: "museum", palette: "dusk" },
};

export default LINES;
