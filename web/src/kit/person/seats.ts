// Every seat has a colour of its own, for the markers on the board.

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
