// A deck on the bench, and the form in which programs exchange decks. What is allowed is for the server to say.
import type { Piece } from "../../../protocol/types";
import { type Facts, keptOf } from "../facts";
import { ofKind } from "../../../table/desk";

export type Cards = Readonly<Record<string, Piece>>;

export interface Deck {
  readonly name: string;
  /** The investigator's slug. */
  readonly investigator: string;
  /** Copies by slug, with signature cards and weaknesses. */
  readonly cards: Readonly<Record<string, number>>;
  /** Basic weaknesses that are drawn at random when a game is set up. */
  readonly random: number;
  /** Copies of what the box does not have, by its number. */
  readonly unknown: Readonly<Record<string, number>>;
}

/** In a deck list: a random basic weakness. */
const RANDOM_WEAKNESS = "01000";

/** Copies of one card that a list may name: more are nonsense, and nobody could take them out one by one. */
const MOST_COPIES = 9;

/** The facts of a card of one of these kinds, or of any. */
export function factsIn<Kind extends Facts["kind"]>(cards: Cards, slug: string, ...kinds: Kind[]) {
  return ofKind<Facts, Kind>(cards[slug], ...kinds);
}

/** The facts of a card that players have in their decks. */
export function keptIn(cards: Cards, slug: string) {
  return keptOf(factsIn(cards, slug));
}

/** Every card of players by all its numbers. */
function byCode(cards: Cards): Map<string, string> {
  const found = Object.keys(cards).flatMap((slug) =>
    (factsIn(cards, slug)?.codes ?? []).map((code) => [code, slug] as const),
  );
  return new Map(found);
}

/** The deck in a deck list; null if it is none, or of nobody in this box. */
export function readList(text: string, cards: Cards): Deck | null {
  let given: { name?: unknown; investigator_code?: unknown; slots?: unknown } | null;
  try {
    given = JSON.parse(text) as typeof given;
  } catch {
    return null;
  }
  const slots = given?.slots;
  if (typeof given?.investigator_code !== "string" || typeof slots !== "object" || slots === null) return null;
  const codes = byCode(cards);
  const investigator = codes.get(given.investigator_code) ?? "";
  if (cards[investigator]?.kind !== "investigator") return null;
  const deck = { cards: {} as Record<string, number>, unknown: {} as Record<string, number>, random: 0 };
  for (const [code, copies] of Object.entries(slots as Record<string, unknown>)) {
    if (typeof copies !== "number" || !Number.isInteger(copies) || copies < 0 || copies > MOST_COPIES) return null;
    if (copies === 0) continue;
    const slug = codes.get(code);
    if (code === RANDOM_WEAKNESS) deck.random += copies;
    else if (slug === undefined || cards[slug]?.kind === "investigator") deck.unknown[code] = copies;
    else deck.cards[slug] = (deck.cards[slug] ?? 0) + copies;
  }
  const name = typeof given.name === "string" ? given.name.trim().slice(0, 100) : "";
  return { ...deck, name: name || (cards[investigator]?.name ?? ""), investigator };
}

/** The deck list of a deck, as other programs read it. */
export function writeList(deck: Deck, cards: Cards): string {
  const slots: Record<string, number> = { ...deck.unknown };
  for (const [slug, copies] of Object.entries(deck.cards)) slots[factsIn(cards, slug)?.code ?? slug] = copies;
  if (deck.random > 0) slots[RANDOM_WEAKNESS] = deck.random;
  const sorted = Object.fromEntries(Object.entries(slots).sort(([one], [other]) => one.localeCompare(other)));
  const code = factsIn(cards, deck.investigator)?.code ?? "";
  return JSON.stringify({ name: deck.name, investigator_code: code, slots: sorted }, null, 1);
}

/** The deck that the box suggests, or only what every deck of the investigator has. */
export function newDeck(investigator: string, cards: Cards, ready: boolean, name: string): Deck {
  const facts = factsIn(cards, investigator, "investigator");
  const signature = Object.fromEntries((facts?.required ?? []).map((slug) => [slug, 1]));
  return { name, investigator, cards: ready ? { ...facts?.starter } : signature, random: 1, unknown: {} };
}

/** The deck with so many copies of a card. */
export function withCopies(deck: Deck, slug: string, copies: number): Deck {
  const { [slug]: _, ...others } = deck.cards;
  return { ...deck, cards: copies > 0 ? { ...others, [slug]: copies } : others };
}

/** The deck without a number that the box does not have. */
export function withoutUnknown(deck: Deck, code: string): Deck {
  const { [code]: _, ...unknown } = deck.unknown;
  return { ...deck, unknown };
}

/** Whether a card counts towards the size of a deck. */
export function counts(slug: string, cards: Cards): boolean {
  return (keptIn(cards, slug)?.deck_limit ?? 0) > 0;
}

/** How many cards of the deck count towards its size. */
export function sizeOf(deck: Deck, cards: Cards): number {
  return sum(Object.entries(deck.cards).filter(([slug]) => counts(slug, cards)));
}

/** What the cards of a deck cost in experience. */
export function experienceOf(deck: Deck, cards: Cards): number {
  return sum(Object.entries(deck.cards).map(([slug, n]) => [slug, n * (keptIn(cards, slug)?.level ?? 0)]));
}

function sum(entries: readonly (readonly [string, number])[]): number {
  return entries.reduce((all, [, n]) => all + n, 0);
}

/** How many copies of a title a deck has, whatever their level. */
export function copiesOfTitle(deck: Deck, slug: string, cards: Cards): number {
  const title = cards[slug]?.name;
  return sum(Object.entries(deck.cards).filter(([other]) => cards[other]?.name === title));
}

export interface Group {
  readonly kind: string;
  readonly cards: readonly (readonly [slug: string, copies: number])[];
}

const KINDS = ["asset", "event", "skill"];

/** The cards of a deck that count, by what sort of card they are, each group by its price and name. */
export function groupsOf(deck: Deck, cards: Cards): Group[] {
  const chosen = Object.entries(deck.cards).filter(([slug]) => counts(slug, cards));
  return KINDS.map((kind) => ({
    kind,
    cards: chosen.filter(([slug]) => cards[slug]?.kind === kind).sort(([a], [b]) => order(cards, a, b)),
  })).filter((group) => group.cards.length > 0);
}

/** What belongs to the deck without being chosen: signature cards, even those that are missing, and weaknesses. */
export function belongings(deck: Deck, cards: Cards): [string, number][] {
  const required = factsIn(cards, deck.investigator, "investigator")?.required ?? [];
  const others = Object.keys(deck.cards).filter((slug) => !counts(slug, cards) && !required.includes(slug));
  return [...required, ...others].map((slug) => [slug, deck.cards[slug] ?? 0]);
}

function order(cards: Cards, one: string, other: string): number {
  const [a, b] = [keptIn(cards, one), keptIn(cards, other)];
  const by = (a?.cost ?? -1) - (b?.cost ?? -1);
  return by || (cards[one]?.name ?? "").localeCompare(cards[other]?.name ?? "");
}
