// Tables that are being set, as long as the page lives: whoever goes to make a deck finds the table as it was left.
import type { GameInfo } from "../../protocol/types";
import { firstPlan, type Plan, withDeck } from "./setup";

const plans = new Map<string, Plan>();
/** Decks that were made for a seat (from 0) and are waiting for the table to be set. */
const decided = new Map<string, { seat: number; deck: string; boxes: readonly string[] }>();

/** The table as it was left, or a first one; with the deck that was made for it meanwhile. */
export function planFor(game: GameInfo): Plan {
  const plan = plans.get(game.slug) ?? firstPlan(game);
  const brought = decided.get(game.slug);
  decided.delete(game.slug);
  if (brought === undefined) return plan;
  const boxes = [...new Set([...plan.boxes, ...brought.boxes])];
  return withDeck({ ...plan, boxes }, game, brought.seat, brought.deck);
}

export function keepPlan(plan: Plan): void {
  plans.set(plan.game, plan);
}

/** The table of this game is set with that deck next, and with the boxes that it was made of. */
export function bringDeck(game: string, seat: number, deck: string, boxes: readonly string[]): void {
  decided.set(game, { seat, deck, boxes });
}

/** Whether somebody is in the middle of setting a table of this game, with a deck in hand. */
export function bringsDeck(game: string): boolean {
  return decided.has(game);
}
