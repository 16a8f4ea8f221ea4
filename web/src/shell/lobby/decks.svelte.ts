// The decks that are kept in this browser.
import type { KeptDeck } from "../../kit/card/workshop";

const KEY = "miskatonic.decks";

function isDeck(entry: unknown): entry is KeptDeck {
  const deck = entry as Partial<KeptDeck> | null;
  return [deck?.id, deck?.game, deck?.name, deck?.list].every((value) => typeof value === "string");
}

function kept(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

class Decks {
  #all: readonly KeptDeck[] = $state.raw(kept());

  constructor() {
    // Another page of the same browser may have made or changed decks.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#all = kept();
    });
  }

  /** The decks of a game, the latest first. */
  of(game: string): readonly KeptDeck[] {
    return this.#all.filter((deck) => deck.game === game);
  }

  find(id: string): KeptDeck | undefined {
    return this.#all.find((deck) => deck.id === id);
  }

  keep(deck: KeptDeck): void {
    const known = this.#all.some(({ id }) => id === deck.id);
    this.#write(known ? this.#all.map((other) => (other.id === deck.id ? deck : other)) : [deck, ...this.#all]);
  }

  forget(id: string): void {
    this.#write(this.#all.filter((deck) => deck.id !== id));
  }

  #write(all: readonly KeptDeck[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing can still be played in.
    }
  }
}

export const decks = new Decks();
