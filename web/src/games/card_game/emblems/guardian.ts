// Guardian cards.
import bullets from "drawing:bullets";
import dodge from "drawing:dodge";
import dynamite from "drawing:dynamite";
import firstAidKit from "drawing:first-aid-kit";
import machete from "drawing:machete";
import notebook from "drawing:notebook";
import pistolGun from "drawing:pistol-gun";
import policeBadge from "drawing:police-badge";
import policeOfficerHead from "drawing:police-officer-head";
import punchBlast from "drawing:punch-blast";
import sawedOffShotgun from "drawing:sawed-off-shotgun";
import sittingDog from "drawing:sitting-dog";
import weightLiftingUp from "drawing:weight-lifting-up";

export const EMBLEMS: Readonly<Record<string, string>> = {
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
};
