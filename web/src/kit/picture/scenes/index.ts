import { isIndoors, shade } from "../light";
import type { Sheet } from "../sheet";
import type { Spec } from "../spec";
import { altar, cave, nothing, otherworld, ship, shore, waste, wood } from "./nature";
import { asylum, attic, cellar, lab, library, museum, room, shop } from "./rooms";
import { graveyard, roofs, street } from "./town";

const SCENES: Readonly<Record<Spec["scene"], (s: Sheet) => void>> = {
  altar,
  asylum,
  attic,
  cave,
  cellar,
  graveyard,
  lab,
  library,
  museum,
  otherworld,
  room,
  ship,
  shop,
  shore,
  skyline: roofs,
  street,
  void: nothing,
  waste,
  wood,
};

/** Draws the scene of a picture, up to its ground. */
export function scenery(s: Sheet): void {
  SCENES[s.spec.scene](s);
  if (isIndoors(s.spec.scene)) shade(s);
}
