// Many buttons of which the tabulator stops at one; the arrow keys go on from there.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { nearest } from "../../kit/piece/rove.svelte";

/** The buttons in an element are one stop for the tabulator; it begins at the last of them if `fromEnd`. */
export function roving(fromEnd = false): Attachment<HTMLElement> {
  return (box) => {
    let chosen: HTMLElement | undefined;
    const buttons = () => [...box.querySelectorAll<HTMLElement>("button")];

    function settle(): void {
      const all = buttons();
      if (chosen === undefined || !all.includes(chosen)) chosen = all.at(fromEnd ? -1 : 0);
      for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
    }

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(box, { childList: true, subtree: true });
    const ends = [
      on(box, "focusin", ({ target }) => {
        chosen = (target as Element).closest<HTMLElement>("button") ?? chosen;
        settle();
      }),
      on(box, "keydown", (event) => {
        const from = (event.target as Element).closest<HTMLElement>("button");
        if (from === null || !event.key.startsWith("Arrow") || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        nearest(event.key, middle(from), buttons().map(middle))?.button.focus();
      }),
    ];
    return () => {
      watcher.disconnect();
      for (const end of ends) end();
    };
  };
}

function middle(button: HTMLElement): { x: number; y: number; button: HTMLElement } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, button };
}
