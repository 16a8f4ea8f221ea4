// What is drawn for a requirement, a face of a die and an effect.
import type { Component } from "svelte";
import ClockIcon from "~icons/game-icons/clockwise-rotation";
import FirstAidIcon from "~icons/game-icons/first-aid-kit";
import HandIcon from "~icons/game-icons/hand";
import LoreIcon from "~icons/game-icons/scroll-unfurled";
import MagnifierIcon from "~icons/game-icons/magnifying-glass";
import MuseumIcon from "~icons/game-icons/greek-temple";
import TentacleIcon from "~icons/game-icons/suckered-tentacle";
import WildIcon from "~icons/game-icons/beveled-star";

import {
  AllyIcon,
  ClueIcon,
  CommonIcon,
  DiceIcon,
  DoneIcon,
  DoomIcon,
  ElderSignIcon,
  FailedIcon,
  GateIcon,
  MonsterIcon,
  SanityIcon,
  SkullIcon,
  SpellIcon,
  StaminaIcon,
  TrophyIcon,
  UniqueIcon,
} from "../../../kit/emblem/icons";
import type { EffectSign } from "../facts";

export { FirstAidIcon, MuseumIcon, TentacleIcon };

/** The icon of a requirement, by its kind. */
export const NEED_ICONS: Record<string, Component> = {
  investigation: MagnifierIcon,
  lore: LoreIcon,
  peril: SkullIcon,
  terror: TentacleIcon,
  sanity: SanityIcon,
  stamina: StaminaIcon,
  clock: ClockIcon,
};

interface FaceDrawn {
  readonly icon: Component;
  readonly number?: number;
}

/** What is on a face of a die: an icon, beside which an investigation has a number. */
export const FACES: Readonly<Record<string, FaceDrawn>> = {
  investigation1: { icon: MagnifierIcon, number: 1 },
  investigation2: { icon: MagnifierIcon, number: 2 },
  investigation3: { icon: MagnifierIcon, number: 3 },
  investigation4: { icon: MagnifierIcon, number: 4 },
  lore: { icon: LoreIcon },
  peril: { icon: SkullIcon },
  terror: { icon: TentacleIcon },
  wild: { icon: WildIcon },
};

interface Drawn {
  readonly icon: Component;
  readonly tone?: "plain" | "sanity" | "stamina" | "clue" | "elder" | "doom" | "night" | "lamp";
  readonly struck?: boolean;
}

/** How an effect is drawn: as a token. Dice, and effects made of others, are drawn otherwise. */
export const SIGNS: Partial<Record<EffectSign["kind"], Drawn>> = {
  clue: { icon: ClueIcon, tone: "clue" },
  common: { icon: CommonIcon },
  unique: { icon: UniqueIcon },
  spell: { icon: SpellIcon },
  ally: { icon: AllyIcon },
  elder_sign: { icon: ElderSignIcon, tone: "elder" },
  gate: { icon: GateIcon, tone: "doom" },
  monster: { icon: MonsterIcon, tone: "night" },
  doom: { icon: DoomIcon, tone: "doom" },
  remove_doom: { icon: DoomIcon, tone: "doom", struck: true },
  doom_per_other_world: { icon: DoomIcon, tone: "doom" },
  sanity: { icon: SanityIcon, tone: "sanity" },
  stamina: { icon: StaminaIcon, tone: "stamina" },
  lost_trophies: { icon: TrophyIcon, struck: true },
  lost_clues: { icon: ClueIcon, tone: "clue", struck: true },
  heal_sanity: { icon: SanityIcon, tone: "sanity" },
  heal_stamina: { icon: StaminaIcon, tone: "stamina" },
  heal_all: { icon: FirstAidIcon, tone: "stamina" },
  heal_somebody: { icon: FirstAidIcon, tone: "stamina" },
  hold: { icon: HandIcon },
  change_die: { icon: DiceIcon },
  banish: { icon: MonsterIcon, tone: "night", struck: true },
  complete_task: { icon: DoneIcon },
  discard_terror: { icon: TentacleIcon, struck: true },
  fail: { icon: FailedIcon },
};

/** The icon of a deck. */
export const DECK_ICONS: Record<string, Component> = {
  common_item: CommonIcon,
  unique_item: UniqueIcon,
  spell: SpellIcon,
  ally: AllyIcon,
};
