// Who sits where, and as whom the visitor looks at the table.
import type { Scene, SeatInfo } from "../protocol/types";

/** The seat that is asked. */
export function decider(scene: Scene): SeatInfo | null {
  const seat = scene.question?.seat;
  return scene.seats.find((info) => info.seat === seat) ?? null;
}

/** The seat whose view the visitor wants: of several of his own the one that is asked, otherwise the one he had. */
export function seatToShow(scene: Scene, now: number | null): number | null {
  const mine = scene.seats.filter((info) => info.yours).map((info) => info.seat);
  const asked = scene.question?.seat;
  if (asked !== undefined && mine.includes(asked)) return asked;
  if (now !== null && mine.includes(now)) return now;
  return mine[0] ?? null;
}

/** Whether the visitor takes part, rather than watches. */
export function takesPart(scene: Scene): boolean {
  return scene.seats.some((info) => info.yours);
}

/** Whether the visitor decides there: a seat may also be lent to a bot. */
export function decides(scene: Scene): boolean {
  return scene.seats.some(({ yours, kind }) => yours && kind !== "bot");
}

/** Whether it has just become the visitor's turn: somebody else was asked before, or nobody. */
export function turnHasCome(before: Scene | null, now: Scene): boolean {
  if (now.status !== "playing" || decider(now)?.yours !== true) return false;
  return before !== null && decider(before)?.yours !== true;
}

/** Whether the visitor's side has won; for a spectator, whether anybody has. */
export function isWon(scene: Scene): boolean {
  const winners = scene.ending?.winners ?? [];
  const mine = scene.seats.filter((info) => info.yours).map((info) => info.seat);
  return mine.length > 0 ? mine.some((seat) => winners.includes(seat)) : winners.length > 0;
}
