// Which quarter of a town a place belongs to.
import type { Wire } from "../../protocol/types";

type Own = Wire<"arkham_horror">;

/** What a quarter is called after: its streets, or the first of its places where it has none. */
export function streetOf(view: Own["ArkhamView"], place: Own["PlaceView"]): string {
  if (place.kind === "street") return place.id;
  const quarter = view.places.filter(({ neighborhood }) => neighborhood === place.neighborhood);
  return (quarter.find(({ kind }) => kind === "street") ?? quarter[0] ?? place).id;
}
