// What is drawn for a skill, a class, a slot, a chaos token, and the rest of what lies on the table.
import type { Component } from "svelte";
import AccessoryIcon from "~icons/game-icons/gem-pendant";
import AgilityIcon from "~icons/game-icons/wingfoot";
import AmmoIcon from "~icons/game-icons/bullets";
import ArcaneIcon from "~icons/game-icons/magic-swirl";
import BodyIcon from "~icons/game-icons/shirt";
import ClawIcon from "~icons/game-icons/claw-slashes";
import CombatIcon from "~icons/game-icons/fist";
import CultistIcon from "~icons/game-icons/hooded-figure";
import DeckIcon from "~icons/game-icons/card-pick";
import DiscardIcon from "~icons/game-icons/card-discard";
import ElderThingIcon from "~icons/game-icons/barbed-star";
import HandCardsIcon from "~icons/game-icons/stack";
import HandIcon from "~icons/game-icons/grab";
import IntellectIcon from "~icons/game-icons/open-book";
import ResourceIcon from "~icons/game-icons/two-coins";
import SecretIcon from "~icons/game-icons/secret-book";
import ShroudIcon from "~icons/game-icons/fog";
import SupplyIcon from "~icons/game-icons/medical-pack";
import TabletIcon from "~icons/game-icons/stone-tablet";
import TentacleIcon from "~icons/game-icons/tentacle-strike";
import WildIcon from "~icons/game-icons/uncertainty";
import WillpowerIcon from "~icons/game-icons/third-eye";

import { AllyIcon, ElderSignIcon, SkullIcon } from "../../../kit/emblem/icons";

export { ClawIcon, DeckIcon, DiscardIcon, HandCardsIcon, ResourceIcon, ShroudIcon, TentacleIcon };

/** The four skills, and the icon that stands for any of them. */
export const SKILL_ICONS: Readonly<Record<string, Component>> = {
  willpower: WillpowerIcon,
  intellect: IntellectIcon,
  combat: CombatIcon,
  agility: AgilityIcon,
  wild: WildIcon,
};

export const SLOT_ICONS: Readonly<Record<string, Component>> = {
  hand: HandIcon,
  accessory: AccessoryIcon,
  ally: AllyIcon,
  arcane: ArcaneIcon,
  body: BodyIcon,
};

/** The symbols on chaos tokens; plain numbers have none. */
export const TOKEN_ICONS: Readonly<Record<string, Component>> = {
  skull: SkullIcon,
  cultist: CultistIcon,
  tablet: TabletIcon,
  elder_thing: ElderThingIcon,
  auto_fail: TentacleIcon,
  elder_sign: ElderSignIcon,
};

export const USE_ICONS: Readonly<Record<string, Component>> = {
  ammo: AmmoIcon,
  supply: SupplyIcon,
  charge: ArcaneIcon,
  secret: SecretIcon,
};
