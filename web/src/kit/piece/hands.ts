// What mouse, fingers and keyboard do to pieces. One listener for all of them, where the board lies.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Desk } from "../../table/desk";
import { isReadable, isUsable } from "./piece";

const LONG_PRESS = 500;
const STILL = 10;

/** Where pieces lie on pieces, the innermost that can be played is played, wherever exactly one clicks. */
function toPlay(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("[data-lit]") ?? toRead(event);
}

/** What is read is the innermost piece that there is something to read on. */
function toRead(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("[data-usable]");
}

const idOf = (piece: HTMLElement | null): string | undefined => piece?.dataset.piece;

/** The pieces that lie here can be pressed, pointed at and read. */
export function hands(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    /** A long touch has just read a piece: the click that ends it means nothing. */
    let held = false;

    const letGo = () => clearTimeout(timer);

    const ends = [
      on(board, "click", (event) => {
        if (event.detail === 2) return; // of a double click: what is asked now has not been read yet
        const pressed = event.detail === 0 ? toRead(event) : toPlay(event); // the keyboard gives no detail
        const id = idOf(pressed);
        if (held || pressed === null || id === undefined || !isUsable(desk, id)) return;
        // A finger cannot point before it presses: what a board calls risky is offered to it first, and what there is more to
        // read on than an answer says is offered to everybody.
        const touched = "pointerType" in event && event.pointerType === "touch";
        const asks = pressed.hasAttribute("data-asks") || (touched && pressed.hasAttribute("data-risky"));
        desk.press(id, pressed.querySelector<HTMLElement>("[data-handle]") ?? pressed, asks);
      }),
      on(board, "contextmenu", (event) => {
        const id = idOf(toRead(event));
        if (id === undefined || !isReadable(desk, id)) return;
        event.preventDefault();
        if (!held) desk.inspect(id);
      }),
      on(board, "pointerover", (event) => {
        const id = idOf(toPlay(event));
        if (id !== undefined && event.pointerType !== "touch") desk.point(id);
      }),
      on(board, "pointerout", (event) => {
        const left = (event.target as Element).closest("[data-piece]");
        if (left !== null && !left.contains(event.relatedTarget as Node | null)) desk.point(null);
      }),
      on(board, "focusin", (event) => {
        const id = idOf(toRead(event));
        if (id !== undefined) desk.point(id);
      }),
      on(board, "focusout", (event) => {
        if ((event.target as Element).closest("[data-piece]") !== null) desk.point(null);
      }),
      on(board, "pointerdown", (event) => {
        held = false;
        const touched = toRead(event);
        const id = idOf(touched);
        if (event.pointerType !== "touch" || id === undefined || !isReadable(desk, id)) return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          if (!touched?.isConnected) return;
          held = true;
          desk.inspect(id);
        }, LONG_PRESS);
      }),
      on(board, "pointermove", (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo();
      }),
      on(board, "pointerup", letGo),
      on(board, "pointercancel", letGo),
      letGo,
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
