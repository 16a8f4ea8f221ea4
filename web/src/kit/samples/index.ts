import { type Component, flushSync, mount, unmount } from "svelte";

import type { Desk } from "../../table/desk";
import OnDesk from "./OnDesk.svelte";

export { SampleDesk } from "./SampleDesk.svelte";

/** Lays something on a desk and gives back where it lies, and a way to take it off again. */
export function lay(thing: Component, desk: Desk): { board: HTMLElement; clear: () => void } {
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
