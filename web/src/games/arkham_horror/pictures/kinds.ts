// How the components of each kind are pictured.
import { type KindsOfPictures, type Pictured, wordsOf } from "../../../kit/picture/album";
import { placeOfCard } from "../../../kit/picture/turns";
import PLACES from "./places";

/** An encounter is called after its card and its place: `downtown_1:arkham_asylum`. */
const placeOfEncounter = ({ slug }: Pictured): string | undefined => slug.split(":")[1];
const firstEntry = (component: Pictured): string | undefined => wordsOf(component, "entries")[0];

export const KINDS: KindsOfPictures = {
  ally: { mode: "bust" },
  ancient_one: { mode: "loom" },
  common_item: { mode: "still", palettes: ["amber", "sepia", "green", "dusk"] },
  gate_card: { mode: "gate", emblems: ["portal"], of: firstEntry },
  gate_marker: { mode: "gate", emblems: ["portal"], of: (component) => wordsOf(component, "world")[0] },
  investigator: { mode: "bust", of: (component) => wordsOf(component, "home")[0] },
  location: { mode: "place" },
  location_card: { mode: "place", line: placeOfCard(PLACES) },
  location_encounter: { mode: "omen", of: placeOfEncounter },
  monster: { mode: "stand" },
  mythos: { mode: "omen" },
  other_world: { mode: "place" },
  skill: { mode: "poster" },
  special: { mode: "poster" },
  spell: { mode: "sigil" },
  street: { mode: "place" },
  unique_item: { mode: "still", scenes: ["museum", "altar", "attic", "library"] },
};
