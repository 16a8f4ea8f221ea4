// What is read on a card that is turned over.

export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
  /** The piece whose picture stands above it, where that is not the card itself. */
  readonly shows?: string;
}
