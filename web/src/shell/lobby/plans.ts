// Tables that are being set, as long as the page lives: whoever goes to make a deck finds the table as it was left.
import type { GameInfo } from "../../protocol/types";
import { firstPlan, type Plan, withDeck } from "./setup";

/** By game and by the box from whose cover it is set. */
const plans = new Map<string, Plan>();
/** Decks that were made for a seat (from 0) and are waiting for the table to be set. */
const decided = new Map<string, { seat: number; deck: string; boxes: readonly string[] }>();

/** The table as it was left, or a first one; with the deck that was made for it meanwhile. */
export function planFor(game: GameInfo, box = ""): Plan {
  const plan = plans.get(`${game.slug}/${box}`) ?? firstPlan(game, box);
  const brought = decided.get(game.slug);
  decided.delete(game.slug);
  if (brought === undefined) return plan;
  const boxes = [...new Set([...plan.boxes, ...brought.boxes])];
  return withDeck({ ...plan, boxes }, game, brought.seat, brought.deck);
}

export function keepPlan(plan: Plan, box = ""): void {
  plans.set(`${plan.game}/${box}`, plan);
}

/** The table of this game is set with that deck next, and with the boxes that it was made of. */
export function bringDeck(game: string, seat: number, deck: string, boxes: readonly string[]): void {
  decided.set(game, { seat, deck, boxes });
}
