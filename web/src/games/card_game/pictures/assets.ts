// Assets.
import type { Lines } from "../../../kit/picture/line";
import { portraits } from "../../../kit/picture/people";

const LINES: Lines = {
  // guardian
  "45_automatic": { mode: "still", emblem: "colt-m1911", scene: "street", palette: "midnight" },
  beat_cop: { emblem: "police-badge", scene: "street", palette: "midnight" },
  beat_cop_2: { emblem: "whistle", scene: "cellar", palette: "midnight" },
  first_aid: { mode: "still", emblem: "first-aid-kit", scene: "asylum", palette: "midnight" },
  guard_dog: { mode: "omen", emblem: "sitting-dog", scene: "street", omen: "lit", palette: "midnight" },
  machete: { mode: "still", emblem: "machete", scene: "wood", palette: "midnight" },
  physical_training: { mode: "poster", emblem: "punching-bag", scene: "room", palette: "midnight" },
  police_badge: { mode: "still", emblem: "law-star", scene: "room", palette: "midnight" },
  shotgun: { mode: "still", emblem: "sawed-off-shotgun", scene: "museum", palette: "midnight" },
  rolands_38_special: { mode: "still", emblem: "revolver", scene: "library", palette: "midnight" },
  // seeker
  disc_of_itzamna: { mode: "still", emblem: "aztec-calendar-sun", scene: "museum", palette: "amber" },
  dr_milan_christopher: { emblem: "scarab-beetle", scene: "lab", palette: "amber" },
  encyclopedia: { mode: "still", emblem: "book-pile", scene: "library", palette: "amber" },
  hyperawareness: { mode: "poster", emblem: "owl", scene: "wood", palette: "amber" },
  magnifying_glass: { mode: "still", emblem: "magnifying-glass", scene: "library", palette: "amber" },
  magnifying_glass_1: { mode: "still", emblem: "archive-research", scene: "lab", palette: "amber" },
  medical_texts: { mode: "still", emblem: "rod-of-asclepius", scene: "asylum", palette: "amber" },
  old_book_of_lore: { mode: "still", emblem: "book-cover", scene: "attic", palette: "amber" },
  research_librarian: { emblem: "bookshelf", scene: "library", palette: "amber" },
  daisys_tote_bag: { mode: "still", emblem: "hand-bag", scene: "shop", palette: "amber" },
  // rogue
  "41_derringer": { mode: "still", emblem: "revolver", scene: "shop", palette: "green" },
  burglary: { mode: "poster", emblem: "robber", scene: "street", palette: "green" },
  cat_burglar: { emblem: "lockpicks", scene: "attic", palette: "green" },
  hard_knocks: { mode: "poster", emblem: "brass-knuckles", scene: "street", palette: "green" },
  leo_de_luca: { emblem: "lion", scene: "shop", palette: "green" },
  leo_de_luca_1: { emblem: "cigar", scene: "cellar", palette: "green" },
  pickpocketing: { mode: "poster", emblem: "snatch", scene: "shop", palette: "green" },
  switchblade: { mode: "still", emblem: "switchblade", scene: "street", palette: "green" },
  // mystic
  arcane_initiate: { emblem: "candle-flame", scene: "altar", palette: "violet" },
  arcane_studies: { mode: "poster", emblem: "bookmarklet", scene: "attic", palette: "violet" },
  book_of_shadows: { mode: "still", emblem: "spell-book", scene: "void", palette: "violet" },
  forbidden_knowledge: { mode: "poster", emblem: "death-note", scene: "library", palette: "violet" },
  grotesque_statue: { mode: "still", emblem: "gargoyle", scene: "altar", palette: "violet" },
  holy_rosary: { mode: "still", emblem: "prayer-beads", scene: "graveyard", palette: "violet" },
  scrying: { mode: "sigil", emblem: "crystal-ball", scene: "void", palette: "violet" },
  shrivelling: { mode: "sigil", emblem: "skeletal-hand", scene: "waste", palette: "violet" },
  heirloom_of_hyperborea: { mode: "still", emblem: "gem-necklace", scene: "waste", palette: "violet" },
  // survivor
  aquinnah: { emblem: "feather", scene: "wood", palette: "oxblood" },
  baseball_bat: { mode: "still", emblem: "baseball-bat", scene: "street", palette: "oxblood" },
  dig_deep: { mode: "poster", emblem: "spade", scene: "graveyard", palette: "oxblood" },
  leather_coat: { mode: "still", emblem: "pirate-coat", scene: "cellar", palette: "oxblood" },
  rabbits_foot: { mode: "still", emblem: "rabbit", scene: "wood", palette: "oxblood" },
  scavenging: { mode: "poster", emblem: "trash-can", scene: "street", palette: "oxblood" },
  stray_cat: { mode: "omen", emblem: "cat", scene: "street", omen: "moon", palette: "oxblood" },
  wendys_amulet: { mode: "still", emblem: "gem-pendant", scene: "shore", palette: "oxblood" },
  // neutral and weaknesses
  bulletproof_vest: { mode: "still", emblem: "sleeveless-jacket", scene: "shop", palette: "sepia" },
  elder_sign_amulet: { mode: "still", emblem: "cursed-star", scene: "altar", palette: "sepia" },
  flashlight: { mode: "still", emblem: "flashlight", scene: "cellar", palette: "sepia" },
  knife: { mode: "still", emblem: "bowie-knife", scene: "room", palette: "sepia" },
  lita_chantler: { emblem: "torch", scene: "room", palette: "sepia" },
  the_necronomicon: { mode: "still", emblem: "evil-book", scene: "library", palette: "sickly" },
};

export default portraits(LINES);
