// Cards of no class.
import bowieKnife from "drawing:bowie-knife";
import cursedStar from "drawing:cursed-star";
import fist from "drawing:fist";
import flashlight from "drawing:flashlight";
import kevlarVest from "drawing:kevlar-vest";
import knapsack from "drawing:knapsack";
import lion from "drawing:lion";
import semiClosedEye from "drawing:semi-closed-eye";
import stomach from "drawing:stomach";
import wingfoot from "drawing:wingfoot";
import womanElfFace from "drawing:woman-elf-face";

export const EMBLEMS: Readonly<Record<string, string>> = {
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
};
