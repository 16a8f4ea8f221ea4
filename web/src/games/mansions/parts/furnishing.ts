// Where the furniture of a house stands: in the corners of its spaces, never in a doorway nor where the name and the cards of a
// room lie.
import type { DoorView } from "../facts";
import type { Plan, Space, Spot } from "../plan";
import { FURNITURE } from "./furniture";

export interface Standing extends Spot {
  readonly drawing: string;
  readonly size: number;
}

const LARGEST = 92;
const INSET = 12;
/** What the name of a room takes at its head. */
const NAME = 40;
/** What is nearer to a door than this stands in the way. */
const DOORWAY = 84;

/** The corners of a space in which something can stand, with how large it may be. */
function corners({ inside }: Space, below: number): (Spot & { size: number; name: string })[] {
  const size = Math.min(LARGEST, 0.46 * Math.min(inside.width, inside.height));
  const [left, top] = [inside.x + INSET, inside.y + INSET + below];
  const [right, bottom] = [inside.x + inside.width - INSET - size, inside.y + inside.height - INSET - size];
  return [
    { name: "ne", x: right, y: top, size },
    { name: "sw", x: left, y: bottom, size },
    { name: "nw", x: left, y: top, size },
    { name: "se", x: right, y: bottom, size },
  ];
}

function near(one: Spot, size: number, doors: readonly Spot[]): boolean {
  const middle = { x: one.x + size / 2, y: one.y + size / 2 };
  return doors.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < DOORWAY);
}

/** Everything that stands about. */
export function furnish(plan: Plan, doors: readonly DoorView[]): Standing[] {
  const doorways = doors.map(({ at }) => plan.spot(at));
  return plan.rooms.flatMap(({ id, spaces, home }) => {
    const free = spaces.flatMap((space) =>
      corners(space, space === home ? NAME : 0).filter(
        ({ name, size, ...at }) =>
          size > 30 && !near(at, size, doorways) && !(space === home && (name === "nw" || name === "se")),
      ),
    );
    // One in each space before a second one in any.
    const order = [...free].sort((one, other) => "ne sw nw se".indexOf(one.name) - "ne sw nw se".indexOf(other.name));
    return (FURNITURE[id] ?? []).flatMap((drawing, n) => {
      const place = order[n];
      return place ? [{ drawing, x: place.x, y: place.y, size: place.size }] : [];
    });
  });
}
