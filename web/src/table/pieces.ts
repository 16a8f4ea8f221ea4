// The words on the components of a game and of boxes, fetched once for each language, and how its events are told.
import { api } from "../protocol/client";
import type { Lang, Piece, StageInfo } from "../protocol/types";

export type Pieces = Readonly<Record<string, Piece>>;

/** How each kind of event is told. */
export type Stage = Readonly<Record<string, StageInfo>>;

const staged = new Map<string, Promise<Stage>>();
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

/** How the events of a game and of boxes are told. */
export function stageOf(game: string, boxes: readonly string[]): Promise<Stage> {
  const key = [game, ...boxes].join("/");
  const known = staged.get(key);
  if (known !== undefined) return known;
  const asked = api.stage(game, boxes);
  staged.set(key, asked);
  asked.catch(() => staged.delete(key));
  return asked;
}
