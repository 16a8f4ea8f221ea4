// The words on the components of a game, fetched once for each language.
import { api } from "../protocol/api";
import type { Lang, Piece } from "../protocol/types";

export type Pieces = Readonly<Record<string, Piece>>;

const fetched = new Map<string, Promise<Pieces>>();

export function piecesOf(game: string, lang: Lang): Promise<Pieces> {
  const key = `${game}/${lang}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const asked = api.pieces(game, lang);
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}
