// What a reader prefers, kept in this browser.
import { MediaQuery } from "svelte/reactivity";

import type { Lang } from "../protocol/types";
import { isKnown, learn, type Words, wordsIn } from "../words";

export interface Preferences {
  lang: Lang;
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  /** How fast what happens is told; at one's word, it waits to be read. */
  pace: "slow" | "normal" | "brisk" | "word" | "off";
  /** How loud the table is, in percent; 0 is silence. */
  volume: number;
  /** How loud it was before it was silenced. */
  loud: number;
  odds: boolean;
  /** Whether cards, places and people have pictures. */
  pictures: boolean;
  /** Whether the story is told beside what happens. */
  story: boolean;
  /** Whether the cover of a game lies on the table before the first question. */
  cover: boolean;
}

const KEY = "miskatonic.settings";

function firstPreferences(): Preferences {
  const lang = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
  return {
    lang,
    theme: "system",
    motion: "system",
    pace: "normal",
    volume: 0,
    loud: 60,
    odds: true,
    pictures: true,
    story: true,
    cover: true,
  };
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {};
  }
}

class Settings {
  #chosen: Preferences = $state.raw({ ...firstPreferences(), ...kept() });
  #still = new MediaQuery("prefers-reduced-motion: reduce");
  #dark = new MediaQuery("prefers-color-scheme: dark");

  constructor() {
    this.#apply();
  }

  get lang(): Lang {
    return this.#chosen.lang;
  }

  get theme(): Preferences["theme"] {
    return this.#chosen.theme;
  }

  get motion(): Preferences["motion"] {
    return this.#chosen.motion;
  }

  get pace(): Preferences["pace"] {
    return this.#chosen.pace;
  }

  get volume(): number {
    return this.#chosen.volume;
  }

  /** Silence, or as loud as it was before. */
  mute(): void {
    const { volume, loud } = this.#chosen;
    this.change(volume > 0 ? { volume: 0, loud: volume } : { volume: loud });
  }

  get odds(): boolean {
    return this.#chosen.odds;
  }

  get pictures(): boolean {
    return this.#chosen.pictures;
  }

  get story(): boolean {
    return this.#chosen.story;
  }

  get cover(): boolean {
    return this.#chosen.cover;
  }

  /** Whether the dark theme is on, chosen or the system's. */
  get night(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#dark.current);
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion === "on" || (this.motion === "system" && !this.#still.current);
  }

  get words(): Words {
    return wordsIn(this.lang);
  }

  /** Another language is read as soon as its words are there. */
  change(preferences: Partial<Preferences>): void {
    const { lang } = preferences;
    if (lang === undefined || isKnown(lang)) this.#keep(preferences);
    else
      void learn(lang).then(
        () => this.#keep(preferences),
        () => undefined,
      );
  }

  #keep(preferences: Partial<Preferences>): void {
    this.#chosen = { ...this.#chosen, ...preferences };
    this.#apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // A browser that keeps nothing can still be played in.
    }
  }

  #apply(): void {
    const { lang, theme, motion } = this.#chosen;
    const root = document.documentElement;
    root.lang = lang;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    if (motion === "system") delete root.dataset["motion"];
    else root.dataset["motion"] = motion;
  }
}

export const settings = new Settings();
