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
    if (scene.seat === null) {
      // Whoever has given up the last seat sees what everybody may see.
      this.behind = null;
      this.#screen = null;
      return false;
    }
    if (!this.falls(scene)) {
      this.#screen = screenOf(scene);
      return false;
    }
    this.behind = scene;
    return true;
  }

  /** Whether it falls, or stays where it is, before a scene is shown. */
  falls(scene: Scene): boolean {
    if (this.behind !== null) return true;
    return this.#screen === null ? playsForSeveral(scene) : screenOf(scene) !== this.#screen;
  }

  /** Lifts it: what was behind it may be shown. */
  lift(): Scene | null {
    const scene = this.behind;
    if (scene !== null) this.#screen = screenOf(scene);
    this.behind = null;
    return scene;
  }
}
