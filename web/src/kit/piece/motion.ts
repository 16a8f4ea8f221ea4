// Pieces that go from one place to another: where one disappears and appears elsewhere, it is seen to travel.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

export const [send, receive] = crossfade({ easing: cubicOut });

/** How long something takes, if anything may move. */
export function lasting(milliseconds: number, motion: boolean): number {
  return motion ? milliseconds : 0;
}
