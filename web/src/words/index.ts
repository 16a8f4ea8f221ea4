// The words of the language that is read. The other ones are loaded when they are wanted.
import type { Lang } from "../protocol/types";
import type { Words } from "./en";

export type { Words };

const LANGUAGES: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: () => import("./en").then(({ en }) => en),
  fr: () => import("./fr").then(({ fr }) => fr),
};
const known: Partial<Record<Lang, Words>> = {};

/** Loads the words of a language. Before that nothing can be said in it. */
export async function learn(lang: Lang): Promise<void> {
  known[lang] ??= await LANGUAGES[lang]();
}

export function isKnown(lang: Lang): boolean {
  return lang in known;
}

export function wordsIn(lang: Lang): Words {
  const words = known[lang];
  if (words === undefined) throw new Error(`nobody has learnt the words of ${lang}`);
  return words;
}
