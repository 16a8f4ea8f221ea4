// Which streets a place belongs to.
import type { Wire } from "../../protocol/types";

type Own = Wire<"arkham_horror">;

/** The street of a place: itself, or the one that a location lies at. */
export function streetOf(view: Own["ArkhamView"], place: Own["PlaceView"]): string {
  if (place.kind === "street") return place.id;
  return place.ways.find((way) => view.places.some(({ id, kind }) => id === way && kind === "street")) ?? "";
}
