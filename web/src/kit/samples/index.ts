import { type Component, flushSync, mount, unmount } from "svelte";

import type { Desk } from "../../table/desk";
import OnDesk from "./OnDesk.svelte";

export { SampleDesk } from "./SampleDesk.svelte";

/** The parts of a game by the regions of the stage. */
export type Parts = Readonly<Record<string, Component>>;

/** Lays something on a desk and gives back where it lies, and a way to take it off again. */
export function lay(thing: Component | Parts, desk: Desk): { board: HTMLElement; clear: () => void } {
  const board = document.createElement("main");
  document.body.append(board);
  const laid = mount(OnDesk, { target: board, props: { desk, thing } });
  flushSync();
  return {
    board,
    clear: () => {
      void unmount(laid);
      board.remove();
    },
  };
}

/** Opens what a press opens over the board. */
export function openLeaves(board: HTMLElement): void {
  for (const leaf of board.querySelectorAll("[popover]")) {
    leaf.dispatchEvent(Object.assign(new Event("toggle"), { newState: "open" }));
  }
  flushSync();
}
