// The icons of what lies before the two sides, by what they mean. All are from game-icons.net.
import type { Component } from "svelte";
import Book from "~icons/game-icons/white-book";
import Bulb from "~icons/game-icons/light-bulb";
import Clover from "~icons/game-icons/clover";
import Dagger from "~icons/game-icons/bowie-knife";
import Diamond from "~icons/game-icons/cut-diamond";
import Gun from "~icons/game-icons/revolver";
import Hammer from "~icons/game-icons/claw-hammer";
import Hands from "~icons/game-icons/shaking-hands";
import Key from "~icons/game-icons/key";
import Lamp from "~icons/game-icons/old-lantern";
import Lens from "~icons/game-icons/magnifying-glass";
import Muscle from "~icons/game-icons/strong";
import Pentacle from "~icons/game-icons/pentacle";
import Runner from "~icons/game-icons/sprint";
import Sack from "~icons/game-icons/knapsack";
import Scroll from "~icons/game-icons/scroll-unfurled";
import Target from "~icons/game-icons/bullseye";

export { default as ActedIcon } from "~icons/game-icons/sands-of-time";
export { default as CombatIcon } from "~icons/game-icons/crossed-swords";
export { default as DamageIcon } from "~icons/game-icons/bleeding-wound";
export { default as EventIcon } from "~icons/game-icons/pocket-watch";
export { default as HiddenIcon } from "~icons/game-icons/hidden";
export { default as HorrorIcon } from "~icons/game-icons/terror";
export { default as InjuryIcon } from "~icons/game-icons/broken-bone";
export { default as InsanityIcon } from "~icons/game-icons/psychic-waves";
export { default as KeeperIcon } from "~icons/game-icons/cultist";
export { default as MythosIcon } from "~icons/game-icons/evil-moon";
export { default as ObjectiveIcon } from "~icons/game-icons/wax-seal";
export { default as PuzzleActionIcon } from "~icons/game-icons/jigsaw-piece";
export { default as SampleIcon } from "~icons/game-icons/vial";
export { default as SecretIcon } from "~icons/game-icons/envelope";
export { default as SkillPointIcon } from "~icons/game-icons/round-star";
export { default as StunIcon } from "~icons/game-icons/star-swirl";
export { default as ThreatIcon } from "~icons/game-icons/evil-hand";
export { default as TimeIcon } from "~icons/game-icons/hourglass";
export { default as TrailIcon } from "~icons/game-icons/footsteps";
export { default as TraumaIcon } from "~icons/game-icons/cracked-mask";
export { default as WalkIcon } from "~icons/game-icons/walking-boot";

export const ATTRIBUTE_ICONS: Readonly<Record<string, Component>> = {
  intellect: Bulb,
  willpower: Pentacle,
  lore: Book,
  luck: Clover,
  strength: Muscle,
  marksmanship: Target,
  dexterity: Runner,
};

export const TYPE_ICONS: Readonly<Record<string, Component>> = {
  key: Key,
  equipment: Lamp,
  artifact: Diamond,
  ranged_weapon: Gun,
  sharp_melee_weapon: Dagger,
  blunt_melee_weapon: Hammer,
  tome: Book,
  ally: Hands,
  clue: Lens,
  nothing: Sack,
};

export const ClueIcon = Lens;
export const ScrollIcon = Scroll;
