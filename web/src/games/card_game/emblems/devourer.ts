// The Devourer Below.
import alienStare from "drawing:alien-stare";
import bat from "drawing:bat";
import birchTrees from "drawing:birch-trees";
import brute from "drawing:brute";
import burningEye from "drawing:burning-eye";
import burningTree from "drawing:burning-tree";
import crown from "drawing:crown";
import evilTree from "drawing:evil-tree";
import fishMonster from "drawing:fish-monster";
import forest from "drawing:forest";
import forestEntrance from "drawing:forest-entrance";
import goat from "drawing:goat";
import octopus from "drawing:octopus";
import pathDistance from "drawing:path-distance";
import payMoney from "drawing:pay-money";
import peaks from "drawing:peaks";
import starAltar from "drawing:star-altar";
import thornyVine from "drawing:thorny-vine";
import woodCabin from "drawing:wood-cabin";

export const EMBLEMS: Readonly<Record<string, string>> = {
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
