// How the components of each kind are pictured.
import type { KindsOfPictures, Pictured } from "../../../kit/picture/album";
import type { Line } from "../../../kit/picture/line";
import { placeOfCard } from "../../../kit/picture/turns";
import PLACES from "./places";

/** A marker of a rift that grows shows the sign of the place. */
function signOfPlace({ slug }: Pictured): Line {
  const emblem = PLACES[slug.replace(/^rpm_/, "")]?.emblem;
  return emblem === undefined ? {} : { emblem };
}

export const KINDS: KindsOfPictures = {
  aquatic_marker: { mode: "place", of: ({ slug }) => slug.replace(/^waves_/, ""), scenes: ["shore"] },
  epic_battle: { mode: "omen", scenes: ["void", "waste", "otherworld"] },
  guardian: { mode: "loom" },
  herald: { mode: "loom" },
  kingsport_location_card: { mode: "place", line: placeOfCard(PLACES) },
  plot: { mode: "omen" },
  rift: { mode: "gate", emblems: ["portal"] },
  rift_progress: {
    mode: "gate",
    emblems: ["portal"],
    of: ({ slug }) => slug.replace(/^rpm_/, ""),
    line: signOfPlace,
  },
  rift_track: { mode: "gate", emblems: ["portal"] },
};
