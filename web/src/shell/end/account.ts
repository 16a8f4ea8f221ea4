// What the parts of the end of a game share: who played, how things are marked, and the way to a moment.
import type { Component } from "svelte";

import type { Mark } from "../../games/face";
import type { Report } from "../../protocol/types";
import type { EndWords, Unit } from "./words";

export interface Someone {
  readonly seat: number;
  /** The piece; "" for a seat without one. */
  readonly id: string;
  readonly name: string;
  readonly emblem: Component | string;
}

export interface Account {
  readonly report: Report;
  readonly cast: readonly Someone[];
  readonly marks: Readonly<Record<string, Mark>>;
  readonly w: EndWords;
  /** What a round is called. */
  readonly unit: Unit;
  /** The name of a round, by its place. */
  readonly when: (round: number) => string;
  /** Looks back at the table after so many choices. */
  readonly look: (move: number) => void;
}
