// The icons of this board beside those that boards share.
import type { Component } from "svelte";
import SkillIcon from "~icons/game-icons/graduate-cap";
import SpecialIcon from "~icons/game-icons/scroll-unfurled";

import { AllyIcon, CommonIcon, SpellIcon, UniqueIcon } from "../../../kit/emblem/icons";

export { default as BlessedIcon } from "~icons/game-icons/angel-wings";
export { default as ClosedIcon } from "~icons/game-icons/closed-doors";
export { default as CombatIcon } from "~icons/game-icons/crossed-swords";
export { default as CursedIcon } from "~icons/game-icons/bleeding-eye";
export { default as EyeIcon } from "~icons/game-icons/eyeball";
export { default as HandIcon } from "~icons/game-icons/hand";
export { default as JailIcon } from "~icons/game-icons/window-bars";
export { default as LostIcon } from "~icons/game-icons/sands-of-time";
export { default as MarkIcon } from "~icons/game-icons/flag-objective";
export { default as MoneyIcon } from "~icons/game-icons/coins";
export { default as MythosIcon } from "~icons/game-icons/evil-moon";
export { default as OutskirtsIcon } from "~icons/game-icons/horizon-road";
export { default as SkyIcon } from "~icons/game-icons/bat-wing";
export { default as StreetIcon } from "~icons/game-icons/street-light";
export { default as TerrorIcon } from "~icons/game-icons/terror";
export { default as TrackIcon } from "~icons/game-icons/stairs";
export { default as TrainIcon } from "~icons/game-icons/steam-locomotive";
export { default as WalkIcon } from "~icons/game-icons/walking-boot";
export { SkillIcon };

/** The icon of a deck. */
export const DECK_ICONS: Readonly<Record<string, Component>> = {
  common: CommonIcon,
  unique: UniqueIcon,
  spell: SpellIcon,
  skill: SkillIcon,
  ally: AllyIcon,
  special: SpecialIcon,
};

/** The colour of a deck, by its name in the theme. */
export const EDGES: Readonly<Record<string, string>> = {
  common: "lamp",
  unique: "oxblood",
  spell: "elder",
  skill: "sanity",
  ally: "green",
  special: "doom",
};
