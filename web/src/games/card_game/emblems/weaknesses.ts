// Basic weaknesses.
import allForOne from "drawing:all-for-one";
import brainFreeze from "drawing:brain-freeze";
import hood from "drawing:hood";
import ghost from "drawing:ghost";
import medicinePills from "drawing:medicine-pills";
import policeTarget from "drawing:police-target";
import screaming from "drawing:screaming";
import thompsonM1928 from "drawing:thompson-m1928";

export const EMBLEMS: Readonly<Record<string, string>> = {
  amnesia: brainFreeze,
  paranoia: allForOne,
  haunted: ghost,
  psychosis: screaming,
  hypochondria: medicinePills,
  mob_enforcer: thompsonM1928,
  silver_twilight_acolyte: hood,
  stubborn_detective: policeTarget,
};
