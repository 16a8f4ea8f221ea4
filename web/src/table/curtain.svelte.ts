// Between those who share a screen and have secrets from each other: what one of them sees is not for the other.
import type { Scene, SeatInfo } from "../protocol/types";

/** What seats have in common that may look at one screen together, by default of whom the scene is seen by; "" for a spectator. */
export function screenOf(scene: Scene, seat: number | null = scene.seat): string {
  return scene.seats.find((info) => info.seat === seat)?.screen ?? "";
}

/** Whether the visitor holds seats that have secrets from each other. */
function playsForSeveral(scene: Scene): boolean {
  return new Set(scene.seats.filter(({ yours }) => yours).map(({ screen }) => screen)).size > 1;
}

/** Falls when the table is to be seen by somebody from whom there are secrets, and stays until somebody lifts it. */
export class Curtain {
  /** What is behind it; null as long as it is lifted. */
  behind: Scene | null = $state.raw(null);
  /** To whom the table was last shown; null as long as nobody has seen it. */
  #screen: string | null = null;

  /** The seat that the screen is handed over to; null as long as the curtain is lifted. */
  get to(): SeatInfo | null {
    return this.behind?.seats.find(({ seat }) => seat === this.behind?.seat) ?? null;
  }

  /** Whether a scene goes behind the curtain. One that does not may be shown, and whoever it is for has seen the table. */
  hides(scene: Scene): boolean {
    // A spectator is shown what everybody may know, also one who has just given the last seat away.
    if (scene.seat === null) {
      this.behind = null;
      return false;
    }
    const screen = screenOf(scene);
    const strange = this.#screen === null ? playsForSeveral(scene) : screen !== this.#screen;
    if (this.behind === null && !strange) {
      this.#screen = screen;
      return false;
    }
    this.behind = scene;
    return true;
  }

  /** Lifts it: what was behind it may be shown. */
  lift(): Scene | null {
    const scene = this.behind;
    if (scene !== null) this.#screen = screenOf(scene);
    this.behind = null;
    return scene;
  }
}
