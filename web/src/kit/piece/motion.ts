// Pieces that go from one place to another: where one disappears and appears elsewhere, it is seen to travel.
import { type AnimationConfig, flip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";

type Going = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;

/** Nothing leads to where nobody sees it. */
function inSight(go: Going): Going {
  return (node, params) => {
    const way = go(node, params);
    return () => {
      const config = way();
      return isSeen(node.getBoundingClientRect()) ? config : { duration: 0 };
    };
  };
}

export const [send, receive] = crossfade({ easing: cubicOut }).map(inSight) as [Going, Going];

/** How long something takes, if anything may move. */
export function lasting(milliseconds: number, motion: boolean): number {
  return motion ? milliseconds : 0;
}

/** Pieces of a row make room for each other, as long as they are in sight. */
export function shift(
  node: Element,
  places: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  return isSeen(places.from) && isSeen(places.to) ? flip(node, places, { duration }) : { duration: 0 };
}

function isSeen({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0;
}
