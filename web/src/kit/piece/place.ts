// Where a bubble stands beside what it speaks of.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 8;

/** Above if there is room, else below; never beyond the window. */
export function place(about: Box, bubble: Box, width = innerWidth, height = innerHeight): Spot {
  const above = about.top - bubble.height - GAP;
  const below = about.top + about.height + GAP;
  const left = about.left + about.width / 2 - bubble.width / 2;
  return {
    left: clamp(left, GAP, width - bubble.width - GAP),
    top: clamp(above >= GAP ? above : below, GAP, height - bubble.height - GAP),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
