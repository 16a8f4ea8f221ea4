// How the components of each kind are pictured.
import type { KindsOfPictures } from "../../../kit/picture/album";

export const KINDS: KindsOfPictures = {
  act: { mode: "omen" },
  agenda: { mode: "omen" },
  asset: { mode: "still" },
  enemy: { mode: "stand" },
  event: { mode: "poster" },
  investigator: { mode: "bust" },
  location: { mode: "place" },
  reference: { mode: "omen", emblems: ["crowned-skull", "all-seeing-eye", "tentacles-skull"] },
  scenario: { mode: "omen" },
  skill: { mode: "poster" },
  treachery: { mode: "omen" },
};
