// What is read on a card that is turned over.

export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
}
