// What the board says by itself; the server tells it in the reader's language.
import type { Speaking, WordsOf } from "../../table/words";
import type { CardInPlay } from "./facts";

type Words = WordsOf<"card_game">;
export type BoardWords = Words["board"];

export function wordsOf({ words }: Speaking): BoardWords {
  return (words as Words).board;
}

/** What is said where decks are made, and between two scenarios. */
export function deckWords({ words }: Speaking): Words["decks"] {
  return (words as Words).decks;
}

export function primerOf({ words }: Speaking): Words["primer"] {
  return (words as Words).primer;
}

/** The tokens on a card in play. */
export function tokensInWords(on: CardInPlay, words: BoardWords): string {
  const counted: [string, number, number | null][] = [
    ...leftOf(words.health, words.damage, on.damage, on.health),
    ...leftOf(words.sanity, words.horror, on.horror, on.sanity),
    [words.doom, on.doom, null],
    [words.clues, on.clues, null],
    [words.resources, on.resources, null],
  ];
  const uses = on.uses_kind ? [`${words.usesName[on.uses_kind] ?? ""} ${on.uses}`] : [];
  const said = counted.flatMap(([name, n, most]) =>
    most !== null ? [`${name} ${n}/${most}`] : n > 0 ? [`${name} ${n}`] : [],
  );
  return [...said, ...uses].join(", ");
}

/** What a card can still take, or what lies on one that can take anything. */
function leftOf(name: string, harm: string, taken: number, most: number | null): [string, number, number | null][] {
  return [most === null ? [harm, taken, null] : [name, most - taken, most]];
}
