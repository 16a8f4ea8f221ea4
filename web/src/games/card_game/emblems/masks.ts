// The Midnight Masks.
import bank from "drawing:bank";
import batWing from "drawing:bat-wing";
import bed from "drawing:bed";
import castle from "drawing:castle";
import coffin from "drawing:coffin";
import cultist from "drawing:cultist";
import dualityMask from "drawing:duality-mask";
import evilWings from "drawing:evil-wings";
import familyHouse from "drawing:family-house";
import footsteps from "drawing:footsteps";
import graduateCap from "drawing:graduate-cap";
import graveyard from "drawing:graveyard";
import hospital from "drawing:hospital";
import lockedDoor from "drawing:locked-door";
import modernCity from "drawing:modern-city";
import padlock from "drawing:padlock";
import pearlNecklace from "drawing:pearl-necklace";
import pointyHat from "drawing:pointy-hat";
import policeCar from "drawing:police-car";
import prayer from "drawing:prayer";
import quillInk from "drawing:quill-ink";
import river from "drawing:river";
import scalpel from "drawing:scalpel";
import shadowFollower from "drawing:shadow-follower";
import wolfHead from "drawing:wolf-head";

export const EMBLEMS: Readonly<Record<string, string>> = {
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
};
