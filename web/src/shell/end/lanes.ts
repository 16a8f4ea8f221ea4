// Who did what when: a lane for each seat and one for all, a cell for each round, and in it what mattered most.
import type { Report } from "../../protocol/types";

export type MarkInfo = Report["marks"][number];

export interface Lane {
  /** Null for what happened to all. */
  readonly seat: number | null;
  /** One for each round, in the order in which it happened. */
  readonly cells: readonly (readonly MarkInfo[])[];
}

/** The lanes of a game; what is not `known` is not marked. The lane of all is there if there is anything in it. */
export function lanesOf(
  { rounds, marks, people }: Pick<Report, "rounds" | "marks" | "people">,
  known: (kind: string) => boolean,
  most: number,
): Lane[] {
  const last = lastRound(rounds);
  const cellsOf = (seat: number | null) =>
    Array.from({ length: last + 1 }, (_, round) =>
      weightiest(
        marks.filter((mark) => mark.seat === seat && Math.min(mark.round, last) === round && known(mark.kind)),
        most,
      ),
    );
  const seats: (number | null)[] = [...people.keys()];
  return [...seats, null]
    .map((seat) => ({ seat, cells: cellsOf(seat) }))
    .filter(({ seat, cells }) => seat !== null || cells.some((cell) => cell.length > 0));
}

/** The place of the last round that has a cell: the end belongs to the round in which it came. */
export function lastRound(rounds: Report["rounds"]): number {
  return Math.max(0, rounds.length - 2);
}

/** What mattered most of it, the same thing once, in its order. */
function weightiest(marks: readonly MarkInfo[], most: number): readonly MarkInfo[] {
  return marks
    .filter((mark, n) => marks.findIndex(({ kind }) => kind === mark.kind) === n)
    .sort((a, b) => b.importance - a.importance || a.number - b.number)
    .slice(0, most)
    .sort((a, b) => a.number - b.number);
}
