// The words on the components of a game and of boxes, fetched once for each language.
import { api } from "../protocol/client";
import type { Lang, Piece } from "../protocol/types";

export type Pieces = Readonly<Record<string, Piece>>;

const fetched = new Map<string, Promise<Pieces>>();

/** All components, or those of some kinds. */
export function piecesOf(
  game: string,
  lang: Lang,
  boxes: readonly string[],
  kinds: readonly string[] = [],
): Promise<Pieces> {
  const key = [game, lang, boxes.join(), kinds.join()].join("/");
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const asked = api.pieces(game, lang, boxes, kinds);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}
