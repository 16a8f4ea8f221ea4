// A card that is turned over: it comes up from its edge, or only appears where nothing may move.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function turn(_card: Element, { turns }: { turns: boolean }): TransitionConfig {
  const css = (t: number, u: number) =>
    turns ? `transform: perspective(900px) rotateY(${u * -80}deg); opacity: ${Math.min(1, 2 * t)}` : `opacity: ${t}`;
  return { duration: turns ? 380 : 150, easing: cubicOut, css };
}
