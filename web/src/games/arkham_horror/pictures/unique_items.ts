// What the pictures of the unique items show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  alien_statue: { emblem: "octoman", scene: "museum", palette: "green" },
  ancient_tablet: { emblem: "stone-tablet", scene: "cave", palette: "sepia" },
  blue_watcher_of_the_pyramid: { emblem: "great-pyramid", scene: "waste", palette: "midnight" },
  book_of_dzyan: { emblem: "spell-book", scene: "library", palette: "violet" },
  cabala_of_saboth: { emblem: "tied-scroll", scene: "library", palette: "amber" },
  cultes_des_goules: { emblem: "evil-book", scene: "graveyard", palette: "green" },
  dragons_eye: { emblem: "beast-eye", scene: "museum", palette: "dusk" },
  elder_sign: { emblem: "cursed-star", scene: "otherworld", palette: "violet" },
  enchanted_blade: { emblem: "rune-sword", scene: "altar", palette: "midnight" },
  enchanted_jewelry: { emblem: "gem-necklace", scene: "room", palette: "green" },
  enchanted_knife: { emblem: "sacrificial-dagger", scene: "altar", palette: "violet" },
  flute_of_the_outer_gods: { emblem: "flute", scene: "void", palette: "sickly" },
  gate_box: { emblem: "locked-chest", scene: "attic", palette: "amber" },
  healing_stone: { emblem: "mineral-heart", scene: "cave", palette: "oxblood" },
  holy_water: { emblem: "holy-water", scene: "altar", palette: "sea" },
  lamp_of_alhazred: { emblem: "magic-lamp", scene: "waste", palette: "dusk" },
  nameless_cults: { emblem: "book-cover", scene: "cellar", palette: "oxblood" },
  necronomicon: { emblem: "death-note", scene: "altar", palette: "sickly" },
  obsidian_statue: { emblem: "moai", scene: "museum", palette: "violet" },
  pallid_mask: { emblem: "duality-mask", scene: "room", palette: "sickly" },
  powder_of_ibn_ghazi: { emblem: "powder-bag", scene: "lab", palette: "violet" },
  ruby_of_rlyeh: { emblem: "emerald", scene: "shore", palette: "oxblood" },
  silver_key: { emblem: "skeleton-key", scene: "otherworld", palette: "slate" },
  sword_of_glory: { emblem: "winged-sword", scene: "museum", palette: "amber" },
  the_king_in_yellow: { emblem: "drama-masks", scene: "library", palette: "sickly" },
  warding_statue: { emblem: "gargoyle", scene: "graveyard", palette: "slate" },
};

export default LINES;
