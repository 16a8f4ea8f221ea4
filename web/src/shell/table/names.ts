// What those who sit at a table are called.
import { faceOf } from "../../games";
import type { Scene, SeatInfo } from "../../protocol/types";
import type { Pieces } from "../../table/pieces";
import type { Words } from "../../words";

/**
 * What whoever sits there is called; a visitor without a name is called so by nobody but himself. Where a name says
 * nothing, because there is none or several seats of the visitor have the same, the character at the seat does.
 */
export function nameOf(seat: SeatInfo, scene: Scene, words: Words, pieces: Pieces = {}): string {
  const mine = scene.seats.filter((info) => info.yours);
  const shared = seat.yours && mine.some(({ seat: other, name }) => other !== seat.seat && name === seat.name);
  if (seat.name !== "" && !shared) return seat.name;
  if (seat.yours && mine.length === 1) return words.youAtSeat;
  const character = pieces[faceOf(scene.game).character(scene.view, seat.seat)]?.name;
  if (character !== undefined) return character;
  if (seat.kind !== "bot") return seat.name || words.seat(seat.seat + 1);
  const bot = words.bots[seat.bot] ?? seat.bot;
  return `${bot.charAt(0).toUpperCase()}${bot.slice(1)} (${seat.seat + 1})`;
}
