// What is read on a card that is turned over, and whose picture is seen with what is told.
import { type Desk, slugOf } from "../../table/desk";
import { type Beat, piecesOf } from "../../table/moments";

export interface Reading {
  readonly title: string;
  readonly lines: readonly string[];
  /** The piece whose picture stands above it, where that is not the card itself. */
  readonly shows?: string;
}

/** What a beat shows: its piece, or the first that it tells of. */
export function shownBy(desk: Desk, { piece, lines }: Beat): string {
  return [piece, ...lines.flatMap((line) => piecesOf(line))].find((one) => slugOf(one) in desk.pieces) ?? "";
}
