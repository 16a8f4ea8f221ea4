// When something is asked and none of the pieces it concerns can be seen, the board scrolls to one. Where little fits on
// the screen, what the question is about comes first: a board marks that with `data-stage`, and with `data-stage="always"` if
// it comes first on every screen.
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Desk } from "../../table/desk";

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
  if (lit.length === 0) return;
  const narrow = board.clientWidth < NARROW;
  const stage = [...board.querySelectorAll<HTMLElement>(narrow ? "[data-stage]" : '[data-stage="always"]')];
  const sought = onStage(stage, lit).map(whereItLies);
  if (sought.some(isSeen)) return;
  const block = narrow || stage.length > 0 ? "start" : "center";
  sought[0]?.scrollIntoView({ block, inline: "nearest", behavior: motion ? "smooth" : "instant" });
}

/** What is lit on the stage, otherwise the stage itself; everything that is lit if there is none. */
function onStage(stage: readonly HTMLElement[], lit: readonly HTMLElement[]): readonly HTMLElement[] {
  if (stage.length === 0) return lit;
  const there = lit.filter((element) => element.closest("[data-stage]") !== null);
  return there.length > 0 ? there : stage;
}

/** A surface that shows a part of itself brings things on it into sight: then the surface is sought, otherwise the thing. */
function whereItLies(thing: HTMLElement): HTMLElement {
  return thing.closest<HTMLElement>('[data-surface="near"]') ?? thing;
}

/** Whether the middle of it lies on the screen and under nothing else. */
function isSeen(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
