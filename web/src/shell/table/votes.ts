// What the visitor is asked beside the game.
import type { Scene } from "../../protocol/types";

/** How much the visitor has not agreed to yet, and seats that it may take back. */
export function openVotes(scene: Scene | null): number {
  const votes = scene?.votes.filter(({ asked, agreed }) => asked && !agreed).length ?? 0;
  return votes + (scene?.seats.filter((seat) => seat.was_yours).length ?? 0);
}
