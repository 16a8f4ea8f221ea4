// How the components of each kind are pictured.
import { type KindsOfPictures, type Pictured, wordsOf } from "../../../kit/picture/album";

/** An encounter is called after its card and its place: `downtown_1:arkham_asylum`. */
const placeOfEncounter = ({ slug }: Pictured): string | undefined => slug.split(":")[1];
const firstEntry = (component: Pictured): string | undefined => wordsOf(component, "entries")[0];

export const KINDS: KindsOfPictures = {
  ally: { mode: "bust" },
  ancient_one: { mode: "loom" },
  aquatic_marker: { mode: "place", of: ({ slug }) => slug.replace(/^waves_/, ""), scenes: ["shore"] },
  common_item: { mode: "still", palettes: ["amber", "sepia", "green", "dusk"] },
  epic_battle: { mode: "omen", scenes: ["void", "waste", "otherworld"] },
  gate_card: { mode: "gate", emblems: ["portal"], of: firstEntry },
  gate_marker: { mode: "gate", emblems: ["portal"], of: (component) => wordsOf(component, "world")[0] },
  guardian: { mode: "loom" },
  herald: { mode: "loom" },
  investigator: { mode: "bust", of: (component) => wordsOf(component, "home")[0] },
  kingsport_location_card: { mode: "place", of: firstEntry, same: "location" },
  location: { mode: "place" },
  location_card: { mode: "place", of: firstEntry, same: "location" },
  location_encounter: { mode: "omen", of: placeOfEncounter },
  monster: { mode: "stand" },
  mythos: { mode: "omen" },
  other_world: { mode: "place" },
  plot: { mode: "omen" },
  rift: { mode: "gate", emblems: ["portal"] },
  rift_progress: { mode: "gate", emblems: ["portal"], of: ({ slug }) => slug.replace(/^rpm_/, "") },
  rift_track: { mode: "gate", emblems: ["portal"] },
  skill: { mode: "poster" },
  special: { mode: "poster" },
  spell: { mode: "sigil" },
  street: { mode: "place" },
  unique_item: { mode: "still", scenes: ["museum", "altar", "attic", "library"] },
};
