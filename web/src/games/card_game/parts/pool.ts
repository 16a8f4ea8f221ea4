// Finding cards: by words, by class, sort, level, cost, icons and traits.
import type { Lang, Piece } from "../../../protocol/types";
import { type Cards, factsIn, keptIn } from "./deck";
import { type Facts, keptOf } from "../facts";

export interface Sieve {
  readonly query: string;
  readonly faction: string;
  readonly kind: string;
  readonly level: string;
  readonly cost: string;
  readonly icon: string;
  readonly trait: string;
}

export const OPEN_SIEVE: Sieve = { query: "", faction: "", kind: "", level: "", cost: "", icon: "", trait: "" };

/** The cost from which on cards are found together. */
export const DEAR = 4;

/** Words without accents, capitals and quotation marks, with one sort of apostrophe, minus and space: as they are typed. */
export function plain(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”«»"]/g, "")
    .replace(/\u2212/g, "-")
    .replace(/œ/gi, "oe")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}

/** Every word of the query stands somewhere on the card. */
function says(piece: Piece, query: string): boolean {
  const text = plain([piece.name, piece.title, ...piece.lines].join(" "));
  return plain(query)
    .split(" ")
    .every((word) => text.includes(word));
}

export function passes(piece: Piece, sieve: Sieve): boolean {
  const facts = keptOf(piece.facts as Facts | undefined);
  return (
    (sieve.faction === "" || facts?.faction === sieve.faction) &&
    (sieve.kind === "" || piece.kind === sieve.kind) &&
    (sieve.level === "" || facts?.level === Number(sieve.level)) &&
    (sieve.cost === "" || costs(facts?.cost, Number(sieve.cost))) &&
    (sieve.icon === "" || sieve.icon in (facts?.icons ?? {})) &&
    (sieve.trait === "" || (facts?.traits ?? []).includes(sieve.trait)) &&
    (sieve.query.trim() === "" || says(piece, sieve.query.trim()))
  );
}

function costs(cost: number | null | undefined, wanted: number): boolean {
  return cost != null && (wanted >= DEAR ? cost >= DEAR : cost === wanted);
}

/** The cards that pass, in the order of classes, levels and names: the investigator's own class comes first. */
export function sift(slugs: readonly string[], cards: Cards, sieve: Sieve, investigator = ""): string[] {
  const factions = factionsFor(investigator, cards);
  return slugs
    .filter((slug) => cards[slug] !== undefined && passes(cards[slug], sieve))
    .sort((one, other) => inOrder(cards, one, other, factions));
}

const FACTIONS = ["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"];

/** The classes, first that of the investigator, last those who have none. */
function factionsFor(investigator: string, cards: Cards): string[] {
  const own = factsIn(cards, investigator, "investigator")?.faction;
  return own === undefined ? FACTIONS : [own, ...FACTIONS.filter((faction) => faction !== own)];
}

function inOrder(cards: Cards, one: string, other: string, factions: readonly string[]): number {
  const [a, b] = [keptIn(cards, one), keptIn(cards, other)];
  return (
    factions.indexOf(a?.faction ?? "") - factions.indexOf(b?.faction ?? "") ||
    (a?.level ?? 0) - (b?.level ?? 0) ||
    (cards[one]?.name ?? "").localeCompare(cards[other]?.name ?? "")
  );
}

/** What can be sieved among these cards: what none of them has is not offered. */
export interface Choices {
  readonly factions: readonly string[];
  readonly kinds: readonly string[];
  readonly levels: readonly string[];
  readonly costs: readonly string[];
  readonly icons: readonly string[];
  /** Each with its word in the reader's language. */
  readonly traits: readonly (readonly [trait: string, word: string])[];
}

const ICONS = ["willpower", "intellect", "combat", "agility", "wild"];
const KINDS = ["asset", "event", "skill"];

export function choicesIn(slugs: readonly string[], cards: Cards, lang: Lang, investigator = ""): Choices {
  const facts = slugs.flatMap((slug) => keptIn(cards, slug) ?? []);
  const numbers = (values: readonly (number | null | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value != null))].sort((a, b) => a - b).map(String);
  const traits = new Map(facts.flatMap((found) => traitsOf(found, lang)));
  return {
    factions: factionsFor(investigator, cards).filter((faction) => facts.some((found) => found.faction === faction)),
    kinds: KINDS.filter((kind) => facts.some((found) => found.kind === kind)),
    levels: numbers(facts.map(({ level }) => level)),
    costs: numbers(facts.map(({ cost }) => (cost == null ? null : Math.min(cost, DEAR)))),
    icons: ICONS.filter((icon) => facts.some((found) => icon in (found.icons ?? {}))),
    traits: [...traits].sort(([, a], [, b]) => a.localeCompare(b)),
  };
}

/** The traits of a card with their words. */
function traitsOf({ traits = [], trait_words = [] }: Facts, lang: Lang): [string, string][] {
  return traits.map((trait, n) => [trait, trait_words[n]?.[lang] ?? trait]);
}

/** Whether anything is sieved. */
export function isOpen(sieve: Sieve): boolean {
  return Object.values(sieve).every((value) => value.trim() === "");
}
