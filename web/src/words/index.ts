import type { Lang } from "../protocol/types";
import { en, type Words } from "./en";
import { fr } from "./fr";

export type { Words };

export const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
