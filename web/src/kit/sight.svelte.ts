// When something is asked and none of the pieces it concerns can be seen, the board scrolls to one.
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Desk } from "./desk";

/** Below this width a board is a column that the shell's panel covers half of: what is sought goes to its top. */
const NARROW = 520;

/** Keeps what can be played in sight. */
export function keepsInSight(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      void desk.scene.version;
      untrack(() => void tick().then(() => show(board, desk.motion)));
    });
  };
}

function show(board: HTMLElement, motion: boolean): void {
  const lit = [...board.querySelectorAll<HTMLElement>("[data-lit]")];
  if (lit.length === 0 || lit.some(isSeen)) return;
  const block = board.clientWidth < NARROW ? "start" : "center";
  lit[0]?.scrollIntoView({ block, inline: "nearest", behavior: motion ? "smooth" : "instant" });
}

/** Whether the middle of it lies on the screen and under nothing else. */
function isSeen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
