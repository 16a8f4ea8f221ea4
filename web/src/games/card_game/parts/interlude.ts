// What can be done between two scenarios, sorted by the cards that it concerns.
import type { Chapter, OptionInfo } from "../../../protocol/types";
import type { CardGameView } from "../facts";

const VERBS = ["upgrade", "buy", "replace"] as const;
export type Verb = (typeof VERBS)[number];

export interface Offer {
  readonly verb: Verb;
  readonly option: OptionInfo;
}

/** What can be done with each card, by slug: it is bought, comes in place of a lesser one, or leaves the deck. */
export function offersIn(options: readonly OptionInfo[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const option of options) {
    const verb = VERBS.find((known) => option.verb === known);
    const card = option.pieces[0];
    if (verb === undefined || card === undefined) continue;
    found.set(card, [...(found.get(card) ?? []), { verb, option }]);
  }
  return found;
}

/** The answers that concern no card: the deck is ready, the next scenario is sat out. */
export function otherOptions(options: readonly OptionInfo[]): OptionInfo[] {
  return options.filter(({ pieces }) => pieces.length === 0);
}

/** What an option costs, in words. */
export function costOf(option: OptionInfo): string {
  return option.hint.map((part) => part.words).join("");
}

/** The visitor's deck: copies by slug, in the order in which they came into it. */
export function deckOf(view: CardGameView): Map<string, number> {
  const cards = view.dossiers.find(({ seat }) => seat === view.seat)?.cards ?? [];
  const deck = new Map<string, number>();
  for (const card of cards) deck.set(card, (deck.get(card) ?? 0) + 1);
  return deck;
}

export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is written down of scenarios: of the investigators their dossiers tell. */
export function chaptersOf(chronicle: readonly Chapter[], view: CardGameView): Told[] {
  const people = view.dossiers.map(({ slug }) => slug);
  return toldIn(chronicle.filter(({ title }) => !title.some((part) => people.includes(part.piece))));
}

/** Chapters in plain words. */
export function toldIn(chronicle: readonly Chapter[]): Told[] {
  return chronicle.map(({ title, lines }) => ({ title: said(title), lines: lines.map(said) }));
}

function said(parts: readonly { readonly words: string }[]): string {
  return parts.map((part) => part.words).join("");
}
