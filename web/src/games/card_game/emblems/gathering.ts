// The Gathering, and the sets that it shares.
import carnivoreMouth from "drawing:carnivore-mouth";
import cellarBarrels from "drawing:cellar-barrels";
import fangs from "drawing:fangs";
import fog from "drawing:fog";
import frozenBody from "drawing:frozen-body";
import globe from "drawing:globe";
import graspingClaws from "drawing:grasping-claws";
import halfDead from "drawing:half-dead";
import hornedSkull from "drawing:horned-skull";
import house from "drawing:house";
import iceSpear from "drawing:ice-spear";
import monsterGrasp from "drawing:monster-grasp";
import n3dStairs from "drawing:3d-stairs";
import psychicWaves from "drawing:psychic-waves";
import rat from "drawing:rat";
import snowflake1 from "drawing:snowflake-1";
import sofa from "drawing:sofa";
import starSwirl from "drawing:star-swirl";

export const EMBLEMS: Readonly<Record<string, string>> = {
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
};
