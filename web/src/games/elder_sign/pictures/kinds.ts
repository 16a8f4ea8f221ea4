// How the components of each kind are pictured.
import type { KindsOfPictures } from "../../../kit/picture/album";

export const KINDS: KindsOfPictures = {
  adventure: { mode: "omen" },
  ally: { mode: "bust" },
  ancient_one: { mode: "loom" },
  common_item: { mode: "still", palettes: ["amber", "sepia", "green", "dusk"] },
  investigator: { mode: "bust" },
  mask_monster: { mode: "stand" },
  monster: { mode: "stand" },
  mythos: { mode: "omen" },
  other_world: { mode: "place" },
  spell: { mode: "sigil" },
  unique_item: { mode: "still", scenes: ["museum", "altar", "attic", "library"] },
};
