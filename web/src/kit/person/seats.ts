// Who sits where: every seat has a colour of its own, for the markers on the board, and its people stand somewhere.
import type { Desk } from "../../table/desk";
import { wordsIn } from "../../words";

interface SeatColor {
  readonly fill: string;
  readonly ink: string;
}

const TOKEN = "var(--on-token)";
const COLORS: SeatColor[] = [
  { fill: "var(--sanity)", ink: TOKEN },
  { fill: "var(--oxblood)", ink: "var(--on-oxblood)" },
  { fill: "var(--green)", ink: "var(--on-green)" },
  { fill: "var(--lamp)", ink: "var(--on-lamp)" },
  { fill: "var(--doom)", ink: TOKEN },
  { fill: "var(--elder)", ink: TOKEN },
  { fill: "var(--ink)", ink: "var(--paper)" },
  { fill: "var(--line-strong)", ink: "var(--paper-sunk)" },
];

export function seatColor(seat: number): SeatColor {
  return COLORS[seat % COLORS.length] as SeatColor;
}

interface Standing {
  readonly seat: number;
  readonly investigator: { readonly slug: string; readonly at: string } | null;
}

/** Who plays at a seat, as it is said on a sheet. */
export function playerOf(desk: Desk, seat: number): string {
  const holder = desk.scene.seats.find((one) => one.seat === seat);
  return holder?.yours ? wordsIn(desk.lang).you : (holder?.name ?? "");
}

/** Who stands at one of these places, with their seats. */
export function visitors({ seats }: { seats: readonly Standing[] }, ...places: string[]): Visitor[] {
  return seats.flatMap(({ seat, investigator }) =>
    investigator && places.includes(investigator.at) ? [{ seat, slug: investigator.slug }] : [],
  );
}

interface Visitor {
  readonly seat: number;
  readonly slug: string;
}

/** The seat whose sheet lies before the visitor: whoever decides, if that is for the visitor to do, or the visitor's own. */
export function foremost({ scene: { question, seat, seats } }: Desk, active: number): number {
  const yours = (one: number | undefined) => seats.some((other) => other.seat === one && other.yours);
  if (question && yours(question.seat)) return question.seat;
  return seat ?? active;
}
