// What holds an investigator up or sets it apart for a while, in words.
import type { InvestigatorView } from "../facts";
import type { BoardWords } from "../words";

export function conditionsOf({ delayed, explored, loses_turn }: InvestigatorView, words: BoardWords): string[] {
  return [delayed ? words.delayed : "", explored ? words.explored : "", loses_turn ? words.losesTurn : ""].filter(
    (said) => said !== "",
  );
}

/** Blessed or cursed; "" for most. */
export function fateOf({ fate }: InvestigatorView, words: BoardWords): string {
  return fate === "" ? "" : words[fate];
}

/** The tokens of boxes that an investigator has: what each is, what it is called, and how many there are. */
export function tokensOf({ counters }: InvestigatorView, words: BoardWords): (readonly [string, string, number])[] {
  const had = Object.entries(counters ?? {}).filter(([, number]) => number > 0);
  return had.map(([token, number]) => [token, words.tokensOf[token] ?? words.tokensOf.other, number] as const);
}
