// Between the teams that share a screen: what one of them sees is not for the other.
import type { Scene, SeatInfo } from "../../protocol/types";

/** The team of a seat, by default of whom the scene is seen by; "" where all play together, and for a spectator. */
export function teamIn(scene: Scene, seat: number | null = scene.seat): string {
  return scene.seats.find((info) => info.seat === seat)?.team ?? "";
}

/** Whether the visitor plays for several teams, which have secrets from each other. */
function playsForSeveral(scene: Scene): boolean {
  return new Set(scene.seats.filter(({ yours }) => yours).map(({ team }) => team)).size > 1;
}

/** Falls when the table is to be seen by another team than before, and stays until somebody lifts it. */
export class Curtain {
  /** What is behind it; null as long as it is lifted. */
  behind: Scene | null = $state.raw(null);
  /** The team that the table was last shown to; null as long as nobody has seen it. */
  #team: string | null = null;

  /** The seat that the screen is handed over to; null as long as the curtain is lifted. */
  get to(): SeatInfo | null {
    return this.behind?.seats.find(({ seat }) => seat === this.behind?.seat) ?? null;
  }

  /** Whether a scene goes behind the curtain. One that does not may be shown, and its team has seen the table. */
  hides(scene: Scene): boolean {
    const team = teamIn(scene);
    const strange = this.#team === null ? playsForSeveral(scene) : team !== this.#team;
    if (this.behind === null && !strange) {
      this.#team = team;
      return false;
    }
    this.behind = scene;
    return true;
  }

  /** Lifts it: what was behind it may be shown. */
  lift(): Scene | null {
    const scene = this.behind;
    if (scene !== null) this.#team = teamIn(scene);
    this.behind = null;
    return scene;
  }
}
