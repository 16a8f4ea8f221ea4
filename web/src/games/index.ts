// Games are found by their `face.ts`; one that has none is drawn by the generic board.
import type { GameFace } from "./face";

const FOUND = import.meta.glob<GameFace>("./*/face.ts", { import: "default", eager: true });

export function faceOf(game: string): GameFace {
  return FOUND[`./${game}/face.ts`] ?? FOUND["./generic/face.ts"]!;
}
