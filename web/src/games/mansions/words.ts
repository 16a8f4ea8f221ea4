// The words of the board itself. Everything else comes from the engine, in the reader's language.
import type { Lang } from "../../protocol/types";

const en = {
  barricade: "barricaded",
  cards: (n: number) => (n === 1 ? "1 card" : `${n} cards`),
  door: (one: string, other: string) => `Door between ${one} and ${other}`,
  here: (who: string) => `${who} is here`,
  house: "Plan of the house",
  locked: "locked",
  map: { nearer: "Nearer", farther: "Farther", all: "The whole house" },
  unexplored: "nobody has been here",
  wayOut: (space: string) => `Way out, ${space}`,
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  barricade: "barricadée",
  cards: (n) => (n === 1 ? "1 carte" : `${n} cartes`),
  door: (one, other) => `Porte entre ${one} et ${other}`,
  here: (who) => `${who} est ici`,
  house: "Plan de la maison",
  locked: "verrouillée",
  map: { nearer: "Plus près", farther: "Plus loin", all: "Toute la maison" },
  unexplored: "personne n'est venu ici",
  wayOut: (space) => `Sortie, ${space}`,
};

const WORDS: Record<Lang, BoardWords> = { en, fr };

export function wordsOf(lang: Lang): BoardWords {
  return WORDS[lang];
}
