// Every seat has a colour of its own, for the markers on the map.

interface SeatColor {
  readonly fill: string;
  readonly ink: string;
}

const COLORS: readonly SeatColor[] = [
  { fill: "var(--sanity)", ink: "var(--on-token)" },
  { fill: "var(--oxblood)", ink: "var(--on-oxblood)" },
  { fill: "var(--green)", ink: "var(--on-green)" },
  { fill: "var(--lamp)", ink: "var(--on-lamp)" },
];

export function seatColor(seat: number): SeatColor {
  return COLORS[seat % COLORS.length] as SeatColor;
}
