// An emblem for everybody and everything that deserves one, by slug.
import type { Component } from "svelte";
import alienStare from "~icons/game-icons/alien-stare";
import allForOne from "~icons/game-icons/all-for-one";
import awareness from "~icons/game-icons/awareness";
import aztecCalendarSun from "~icons/game-icons/aztec-calendar-sun";
import backstab from "~icons/game-icons/backstab";
import bank from "~icons/game-icons/bank";
import baseballBat from "~icons/game-icons/baseball-bat";
import bat from "~icons/game-icons/bat";
import batWing from "~icons/game-icons/bat-wing";
import bed from "~icons/game-icons/bed";
import birchTrees from "~icons/game-icons/birch-trees";
import blackBook from "~icons/game-icons/black-book";
import boltSpellCast from "~icons/game-icons/bolt-spell-cast";
import bookCover from "~icons/game-icons/book-cover";
import bookPile from "~icons/game-icons/book-pile";
import bookshelf from "~icons/game-icons/bookshelf";
import bowieKnife from "~icons/game-icons/bowie-knife";
import boxingGlove from "~icons/game-icons/boxing-glove";
import brainDump from "~icons/game-icons/brain-dump";
import brainFreeze from "~icons/game-icons/brain-freeze";
import brainLeak from "~icons/game-icons/brain-leak";
import brainstorm from "~icons/game-icons/brainstorm";
import brokenSkull from "~icons/game-icons/broken-skull";
import brute from "~icons/game-icons/brute";
import bullets from "~icons/game-icons/bullets";
import burningEye from "~icons/game-icons/burning-eye";
import burningTree from "~icons/game-icons/burning-tree";
import butterflyKnife from "~icons/game-icons/butterfly-knife";
import candleFlame from "~icons/game-icons/candle-flame";
import notebook from "~icons/game-icons/notebook";
import carnivoreMouth from "~icons/game-icons/carnivore-mouth";
import castle from "~icons/game-icons/castle";
import cat from "~icons/game-icons/cat";
import cellarBarrels from "~icons/game-icons/cellar-barrels";
import cloakDagger from "~icons/game-icons/cloak-dagger";
import clover from "~icons/game-icons/clover";
import coffin from "~icons/game-icons/coffin";
import coinflip from "~icons/game-icons/coinflip";
import crown from "~icons/game-icons/crown";
import crystalBall from "~icons/game-icons/crystal-ball";
import cultist from "~icons/game-icons/cultist";
import cursedStar from "~icons/game-icons/cursed-star";
import globe from "~icons/game-icons/globe";
import despair from "~icons/game-icons/despair";
import dodge from "~icons/game-icons/dodge";
import dualityMask from "~icons/game-icons/duality-mask";
import dynamite from "~icons/game-icons/dynamite";
import evilBook from "~icons/game-icons/evil-book";
import evilTree from "~icons/game-icons/evil-tree";
import evilWings from "~icons/game-icons/evil-wings";
import familyHouse from "~icons/game-icons/family-house";
import fangs from "~icons/game-icons/fangs";
import featherNecklace from "~icons/game-icons/feather-necklace";
import fedora from "~icons/game-icons/fedora";
import firstAidKit from "~icons/game-icons/first-aid-kit";
import fishMonster from "~icons/game-icons/fish-monster";
import fist from "~icons/game-icons/fist";
import flashlight from "~icons/game-icons/flashlight";
import fog from "~icons/game-icons/fog";
import footsteps from "~icons/game-icons/footsteps";
import forest from "~icons/game-icons/forest";
import forestEntrance from "~icons/game-icons/forest-entrance";
import frozenBody from "~icons/game-icons/frozen-body";
import gargoyle from "~icons/game-icons/gargoyle";
import gemPendant from "~icons/game-icons/gem-pendant";
import ghost from "~icons/game-icons/ghost";
import goat from "~icons/game-icons/goat";
import graduateCap from "~icons/game-icons/graduate-cap";
import graspingClaws from "~icons/game-icons/grasping-claws";
import graveyard from "~icons/game-icons/graveyard";
import halfDead from "~icons/game-icons/half-dead";
import heartBeats from "~icons/game-icons/heart-beats";
import heartShield from "~icons/game-icons/heart-shield";
import hidden from "~icons/game-icons/hidden";
import hornedSkull from "~icons/game-icons/horned-skull";
import hospital from "~icons/game-icons/hospital";
import hospitalCross from "~icons/game-icons/hospital-cross";
import house from "~icons/game-icons/house";
import iceSpear from "~icons/game-icons/ice-spear";
import jesterHat from "~icons/game-icons/jester-hat";
import kevlarVest from "~icons/game-icons/kevlar-vest";
import knapsack from "~icons/game-icons/knapsack";
import leatherArmor from "~icons/game-icons/leather-armor";
import lightBulb from "~icons/game-icons/light-bulb";
import lion from "~icons/game-icons/lion";
import lockedDoor from "~icons/game-icons/locked-door";
import lockpicks from "~icons/game-icons/lockpicks";
import machete from "~icons/game-icons/machete";
import magicShield from "~icons/game-icons/magic-shield";
import magicSwirl from "~icons/game-icons/magic-swirl";
import magnifyingGlass from "~icons/game-icons/magnifying-glass";
import medicinePills from "~icons/game-icons/medicine-pills";
import modernCity from "~icons/game-icons/modern-city";
import monsterGrasp from "~icons/game-icons/monster-grasp";
import mustache from "~icons/game-icons/mustache";
import n3dStairs from "~icons/game-icons/3d-stairs";
import ninjaMask from "~icons/game-icons/ninja-mask";
import octopus from "~icons/game-icons/octopus";
import padlock from "~icons/game-icons/padlock";
import pathDistance from "~icons/game-icons/path-distance";
import pawPrint from "~icons/game-icons/paw-print";
import payMoney from "~icons/game-icons/pay-money";
import peaks from "~icons/game-icons/peaks";
import pearlNecklace from "~icons/game-icons/pearl-necklace";
import pistolGun from "~icons/game-icons/pistol-gun";
import pointyHat from "~icons/game-icons/pointy-hat";
import pokerHand from "~icons/game-icons/poker-hand";
import policeBadge from "~icons/game-icons/police-badge";
import policeCar from "~icons/game-icons/police-car";
import policeOfficerHead from "~icons/game-icons/police-officer-head";
import policeTarget from "~icons/game-icons/police-target";
import prayer from "~icons/game-icons/prayer";
import prayerBeads from "~icons/game-icons/prayer-beads";
import primitiveNecklace from "~icons/game-icons/primitive-necklace";
import psychicWaves from "~icons/game-icons/psychic-waves";
import punchBlast from "~icons/game-icons/punch-blast";
import quillInk from "~icons/game-icons/quill-ink";
import rabbit from "~icons/game-icons/rabbit";
import rat from "~icons/game-icons/rat";
import revolver from "~icons/game-icons/revolver";
import river from "~icons/game-icons/river";
import robber from "~icons/game-icons/robber";
import robberMask from "~icons/game-icons/robber-mask";
import rollingDices from "~icons/game-icons/rolling-dices";
import run from "~icons/game-icons/run";
import sawedOffShotgun from "~icons/game-icons/sawed-off-shotgun";
import scalpel from "~icons/game-icons/scalpel";
import screaming from "~icons/game-icons/screaming";
import scrollUnfurled from "~icons/game-icons/scroll-unfurled";
import secretBook from "~icons/game-icons/secret-book";
import semiClosedEye from "~icons/game-icons/semi-closed-eye";
import shadowFollower from "~icons/game-icons/shadow-follower";
import shoppingBag from "~icons/game-icons/shopping-bag";
import shutRose from "~icons/game-icons/shut-rose";
import sittingDog from "~icons/game-icons/sitting-dog";
import slingshot from "~icons/game-icons/slingshot";
import smokingPipe from "~icons/game-icons/smoking-pipe";
import snatch from "~icons/game-icons/snatch";
import snowflake1 from "~icons/game-icons/snowflake-1";
import sofa from "~icons/game-icons/sofa";
import spade from "~icons/game-icons/spade";
import spectacles from "~icons/game-icons/spectacles";
import spellBook from "~icons/game-icons/spell-book";
import starAltar from "~icons/game-icons/star-altar";
import starSwirl from "~icons/game-icons/star-swirl";
import stethoscope from "~icons/game-icons/stethoscope";
import stomach from "~icons/game-icons/stomach";
import sunbeams from "~icons/game-icons/sunbeams";
import thompsonM1928 from "~icons/game-icons/thompson-m1928";
import thornyVine from "~icons/game-icons/thorny-vine";
import trashCan from "~icons/game-icons/trash-can";
import warlockHood from "~icons/game-icons/warlock-hood";
import weightLiftingUp from "~icons/game-icons/weight-lifting-up";
import whiteBook from "~icons/game-icons/white-book";
import wingfoot from "~icons/game-icons/wingfoot";
import wolfHead from "~icons/game-icons/wolf-head";
import womanElfFace from "~icons/game-icons/woman-elf-face";
import woodCabin from "~icons/game-icons/wood-cabin";
import woodenFence from "~icons/game-icons/wooden-fence";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  // investigators
  roland_banks: fedora,
  daisy_walker: bookshelf,
  skids_otoole: lockpicks,
  agnes_baker: magicSwirl,
  wendy_adams: slingshot,
  // signature cards
  rolands_38_special: revolver,
  cover_up: shutRose,
  daisys_tote_bag: shoppingBag,
  the_necronomicon: evilBook,
  on_the_lam: run,
  hospital_debts: hospitalCross,
  heirloom_of_hyperborea: primitiveNecklace,
  dark_memory: brainLeak,
  wendys_amulet: gemPendant,
  abandoned_and_alone: despair,
  // Guardian
  "45_automatic": pistolGun,
  physical_training: weightLiftingUp,
  beat_cop: policeOfficerHead,
  first_aid: firstAidKit,
  machete,
  guard_dog: sittingDog,
  evidence: notebook,
  dodge,
  dynamite_blast: dynamite,
  vicious_blow: punchBlast,
  extra_ammunition: bullets,
  police_badge: policeBadge,
  beat_cop_2: policeOfficerHead,
  shotgun: sawedOffShotgun,
  // Seeker
  magnifying_glass: magnifyingGlass,
  old_book_of_lore: whiteBook,
  research_librarian: bookPile,
  dr_milan_christopher: spectacles,
  hyperawareness: awareness,
  medical_texts: stethoscope,
  mind_over_matter: brainstorm,
  working_a_hunch: lightBulb,
  barricade: woodenFence,
  deduction: smokingPipe,
  magnifying_glass_1: magnifyingGlass,
  disc_of_itzamna: aztecCalendarSun,
  encyclopedia: bookCover,
  cryptic_research: scrollUnfurled,
  // Rogue
  switchblade: butterflyKnife,
  burglary: robber,
  pickpocketing: snatch,
  "41_derringer": revolver,
  leo_de_luca: mustache,
  hard_knocks: boxingGlove,
  elusive: ninjaMask,
  backstab,
  sneak_attack: cloakDagger,
  opportunist: rollingDices,
  leo_de_luca_1: mustache,
  cat_burglar: robberMask,
  sure_gamble: coinflip,
  hot_streak: pokerHand,
  // Mystic
  forbidden_knowledge: secretBook,
  holy_rosary: prayerBeads,
  shrivelling: boltSpellCast,
  scrying: crystalBall,
  arcane_studies: spellBook,
  arcane_initiate: warlockHood,
  drawn_to_the_flame: candleFlame,
  ward_of_protection: magicShield,
  blinding_light: sunbeams,
  fearless: heartShield,
  mind_wipe: brainDump,
  blinding_light_2: sunbeams,
  book_of_shadows: blackBook,
  grotesque_statue: gargoyle,
  // Survivor
  leather_coat: leatherArmor,
  scavenging: trashCan,
  baseball_bat: baseballBat,
  rabbits_foot: rabbit,
  stray_cat: cat,
  dig_deep: spade,
  cunning_distraction: jesterHat,
  look_what_i_found: hidden,
  lucky: clover,
  survival_instinct: pawPrint,
  aquinnah: featherNecklace,
  close_call: brokenSkull,
  lucky_2: clover,
  will_to_survive: heartBeats,
  // neutral
  knife: bowieKnife,
  flashlight,
  emergency_cache: knapsack,
  guts: stomach,
  perception: semiClosedEye,
  overpower: fist,
  manual_dexterity: wingfoot,
  unexpected_courage: lion,
  bulletproof_vest: kevlarVest,
  elder_sign_amulet: cursedStar,
  lita_chantler: womanElfFace,
  // weaknesses
  amnesia: brainFreeze,
  paranoia: allForOne,
  haunted: ghost,
  psychosis: screaming,
  hypochondria: medicinePills,
  mob_enforcer: thompsonM1928,
  silver_twilight_acolyte: cultist,
  stubborn_detective: policeTarget,
  // The Gathering
  study: globe,
  hallway: n3dStairs,
  attic: house,
  cellar: cellarBarrels,
  parlor: sofa,
  ghoul_priest: hornedSkull,
  flesh_eater: carnivoreMouth,
  icy_ghoul: snowflake1,
  swarm_of_rats: rat,
  ghoul_minion: monsterGrasp,
  ravenous_ghoul: fangs,
  grasping_hands: graspingClaws,
  rotting_remains: halfDead,
  frozen_in_fear: frozenBody,
  dissonant_voices: psychicWaves,
  ancient_evils: starSwirl,
  crypt_chill: iceSpear,
  obscuring_fog: fog,
  // The Midnight Masks
  the_masked_hunter: dualityMask,
  your_house: familyHouse,
  rivertown: river,
  southside_historical_society: castle,
  southside_mas_boarding_house: bed,
  st_marys_hospital: hospital,
  miskatonic_university: graduateCap,
  downtown_first_bank_of_arkham: bank,
  downtown_arkham_asylum: lockedDoor,
  easttown: policeCar,
  graveyard,
  northside: modernCity,
  hunting_shadow: shadowFollower,
  false_lead: footsteps,
  wolf_man_drew: wolfHead,
  herman_collins: coffin,
  peter_warren: quillInk,
  victoria_devereux: pearlNecklace,
  ruth_turner: scalpel,
  acolyte: cultist,
  wizard_of_the_order: pointyHat,
  mysterious_chanting: prayer,
  hunting_nightgaunt: batWing,
  on_wings_of_darkness: evilWings,
  locked_door: padlock,
  // The Devourer Below
  main_path: forestEntrance,
  arkham_woods: forest,
  arkham_woods_unhallowed_ground: burningTree,
  arkham_woods_twisting_paths: pathDistance,
  arkham_woods_old_house: woodCabin,
  arkham_woods_cliffside: peaks,
  arkham_woods_tangled_thicket: thornyVine,
  arkham_woods_quiet_glade: birchTrees,
  ritual_site: starAltar,
  umordhoth: brute,
  umordhoths_wrath: burningEye,
  screeching_byakhee: bat,
  the_yellow_sign: crown,
  yithian_observer: alienStare,
  offer_of_power: payMoney,
  relentless_dark_young: evilTree,
  goat_spawn: goat,
  young_deep_one: fishMonster,
  dreams_of_rlyeh: octopus,
};
