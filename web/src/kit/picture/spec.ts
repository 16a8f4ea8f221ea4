// Everything that a picture is drawn from, once it is chosen.
import type { Facade, Looks, Mode, Omen, PaletteName, Scene, Weather } from "./line";

/** What stands around a giant. */
export type Company = "pines" | "pyramids" | "snow" | "tentacles" | "waves" | "web";

export interface Spec {
  readonly slug: string;
  readonly kind: string;
  readonly mode: Mode;
  readonly scene: Scene | "skyline";
  readonly palette: PaletteName;
  /** The name of an icon; "" where a body, a person or the place itself is the subject. */
  readonly emblem: string;
  readonly body: string;
  readonly looks: Looks | null;
  readonly facade: Facade | null;
  readonly omen: Omen;
  readonly weather: Weather | null;
  readonly company: Company | null;
  /** Pixels of an emblem that stands. */
  readonly size: number;
  readonly mirrored: boolean;
  /** Whether the emblem of a place is a monument under the open sky. */
  readonly monument: boolean;
}
