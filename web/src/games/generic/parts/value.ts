// How the data of a view is read by a board that does not know the game.
import { slugOf } from "../../../table/desk";
import type { Piece } from "../../../protocol/types";

type Pieces = Readonly<Record<string, Piece>>;
export type Entry = readonly [key: string, value: unknown];

export type Shape = "nothing" | "piece" | "plain" | "row" | "list" | "card";

export function isPiece(value: unknown, pieces: Pieces): value is string {
  return typeof value === "string" && value !== "" && slugOf(value) in pieces;
}

/** How a value is drawn: a piece, a word, a row of such, a list of cards, or a card with entries. */
export function shapeOf(value: unknown, pieces: Pieces): Shape {
  if (value === null || value === undefined || value === "") return "nothing";
  if (isPiece(value, pieces)) return "piece";
  if (typeof value !== "object") return "plain";
  if (!Array.isArray(value)) return "card";
  if (value.length === 0) return "nothing";
  return value.every((item) => item === null || typeof item !== "object") ? "row" : "list";
}

export function entriesOf(value: unknown): Entry[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** The entries that say anything. */
export function toldOf(value: unknown, pieces: Pieces): Entry[] {
  return entriesOf(value).filter(([, inner]) => shapeOf(inner, pieces) !== "nothing");
}

/** The piece that a card is about: the one under the key that names it, or "". */
export function headOf(value: unknown, pieces: Pieces): string {
  const found = entriesOf(value).find(([key, inner]) => HEADS.includes(key) && isPiece(inner, pieces));
  return found === undefined ? "" : String(found[1]);
}

const HEADS = ["slug", "card", "id", "piece"];

/** `doom_track` as one reads it. */
export function titleOf(key: string): string {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every piece that a value mentions. */
export function piecesIn(value: unknown, pieces: Pieces): Set<string> {
  if (isPiece(value, pieces)) return new Set([value]);
  return new Set(entriesOf(value).flatMap(([, inner]) => [...piecesIn(inner, pieces)]));
}
