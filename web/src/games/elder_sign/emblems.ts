// An emblem for everybody and everything that deserves one, by slug.
import type { Component } from "svelte";
import anubis from "~icons/game-icons/anubis";
import pyramid from "~icons/game-icons/great-pyramid";
import batWing from "~icons/game-icons/bat-wing";
import blackBook from "~icons/game-icons/black-book";
import bleedingEye from "~icons/game-icons/bleeding-eye";
import bookshelf from "~icons/game-icons/bookshelf";
import bowieKnife from "~icons/game-icons/bowie-knife";
import brandy from "~icons/game-icons/brandy-bottle";
import briefcase from "~icons/game-icons/briefcase";
import broadsword from "~icons/game-icons/broadsword";
import brute from "~icons/game-icons/brute";
import burningSkull from "~icons/game-icons/burning-skull";
import camera from "~icons/game-icons/photo-camera";
import can from "~icons/game-icons/opened-food-can";
import cap from "~icons/game-icons/graduate-cap";
import cleaver from "~icons/game-icons/meat-cleaver";
import crabClaw from "~icons/game-icons/crab-claw";
import cross from "~icons/game-icons/gothic-cross";
import crown from "~icons/game-icons/crown";
import cultist from "~icons/game-icons/cultist";
import dagger from "~icons/game-icons/sacrificial-dagger";
import mask from "~icons/game-icons/duality-mask";
import diamond from "~icons/game-icons/cut-diamond";
import dog from "~icons/game-icons/sitting-dog";
import dynamite from "~icons/game-icons/dynamite";
import flask from "~icons/game-icons/round-bottom-flask";
import evilBook from "~icons/game-icons/evil-book";
import evilTree from "~icons/game-icons/evil-tree";
import fedora from "~icons/game-icons/fedora";
import flute from "~icons/game-icons/flute";
import ghost from "~icons/game-icons/ghost";
import goat from "~icons/game-icons/goat";
import gooey from "~icons/game-icons/gooey-daemon";
import grasp from "~icons/game-icons/monster-grasp";
import holyWater from "~icons/game-icons/holy-water";
import hood from "~icons/game-icons/hood";
import hound from "~icons/game-icons/hound";
import lamp from "~icons/game-icons/magic-lamp";
import lantern from "~icons/game-icons/lantern";
import leech from "~icons/game-icons/leeching-worm";
import minotaur from "~icons/game-icons/minotaur";
import octopus from "~icons/game-icons/octopus";
import pearls from "~icons/game-icons/pearl-necklace";
import portal from "~icons/game-icons/portal";
import powder from "~icons/game-icons/powder-bag";
import pointyHat from "~icons/game-icons/pointy-hat";
import prayer from "~icons/game-icons/prayer";
import quill from "~icons/game-icons/quill-ink";
import revolver from "~icons/game-icons/revolver";
import rifle from "~icons/game-icons/winchester-rifle";
import rune from "~icons/game-icons/rune-stone";
import seaStar from "~icons/game-icons/sea-star";
import sawedOff from "~icons/game-icons/sawed-off-shotgun";
import eye from "~icons/game-icons/beast-eye";
import slime from "~icons/game-icons/slime";
import snowflake from "~icons/game-icons/snowflake-1";
import spectacles from "~icons/game-icons/spectacles";
import serpent from "~icons/game-icons/snake-totem";
import star from "~icons/game-icons/star-prominences";
import starKey from "~icons/game-icons/star-key";
import stethoscope from "~icons/game-icons/stethoscope";
import swirl from "~icons/game-icons/star-swirl";
import tentacles from "~icons/game-icons/floating-tentacles";
import thompson from "~icons/game-icons/thompson-m1928";
import thought from "~icons/game-icons/thought-bubble";
import tongue from "~icons/game-icons/tongue";
import topHat from "~icons/game-icons/top-hat";
import vampire from "~icons/game-icons/vampire-cape";
import watcher from "~icons/game-icons/eye-of-horus";
import whip from "~icons/game-icons/whip";
import woodAxe from "~icons/game-icons/wood-axe";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  // investigators
  amanda_sharpe: cap,
  ashcan_pete: dog,
  bob_jenkins: briefcase,
  carolyn_fern: thought,
  darrell_simmons: camera,
  dexter_drake: topHat,
  gloria_goldberg: quill,
  harvey_walters: spectacles,
  jenny_barnes: pearls,
  joe_diamond: fedora,
  kate_winthrop: flask,
  mandy_thompson: bookshelf,
  michael_mcglen: thompson,
  monterey_jack: pyramid,
  sister_mary: prayer,
  vincent_lee: stethoscope,
  // Ancient Ones
  azathoth: star,
  cthulhu: octopus,
  hastur: crown,
  ithaqua: snowflake,
  nyarlathotep: mask,
  shub_niggurath: goat,
  yig: serpent,
  yog_sothoth: starKey,
  // monsters
  cultist,
  byakhee: batWing,
  chthonian: leech,
  dark_young: evilTree,
  dhole: leech,
  dimensional_shambler: portal,
  elder_thing: seaStar,
  fire_vampire: burningSkull,
  flying_polyp: tentacles,
  formless_spawn: slime,
  ghost,
  ghoul: grasp,
  gug: minotaur,
  high_priest: hood,
  hound_of_tindalos: hound,
  maniac: cleaver,
  mi_go: crabClaw,
  shoggoth: gooey,
  star_spawn: octopus,
  witch: pointyHat,
  the_black_man: hood,
  the_bloated_woman: brute,
  the_dark_pharaoh: anubis,
  god_of_the_bloody_tongue: tongue,
  haunter_of_the_dark: eye,
  // common items
  whiskey: brandy,
  food: can,
  shotgun: sawedOff,
  dynamite,
  tommy_gun: thompson,
  revolver_38: revolver,
  rifle,
  axe: woodAxe,
  bullwhip: whip,
  knife: bowieKnife,
  cross,
  lantern,
  // unique items
  flute_of_the_outer_gods: flute,
  blue_watcher_of_the_pyramid: watcher,
  necronomicon: evilBook,
  healing_stone: rune,
  sword_of_glory: broadsword,
  enchanted_knife: dagger,
  holy_water: holyWater,
  lamp_of_alhazred: lamp,
  cultes_des_goules: blackBook,
  the_king_in_yellow: vampire,
  ruby_of_rlyeh: diamond,
  powder_of_ibn_ghazi: powder,
  // allies
  duke: dog,
  professor_armitage: spectacles,
  richard_upton_pickman: bleedingEye,
  basil_elton: swirl,
};
