// What makes an element a piece: it lights up when options concern it, and can be pressed, pointed at and inspected.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { type Desk, slugOf } from "./desk";
import "./piece.css";

const LONG_PRESS = 500;
const STILL = 10;

/** Whether anything happens when the piece is pressed. */
export function isUsable(desk: Desk, id: string): boolean {
  return desk.optionsOf(id).length > 0 || slugOf(id) in desk.pieces;
}

/** What a screen reader says of a piece: its name, its state, and what can be done with it. */
export function labelOf(desk: Desk, id: string, name: string, state = ""): string {
  const options = desk.optionsOf(id).map((option) => option.label.map((part) => part.words).join(""));
  return [name, state, ...options].filter((words) => words !== "").join(", ");
}

/** Several options of the pending decision are taken together: a piece can be marked. */
export function isMarkable(desk: Desk, id: string): boolean {
  const question = desk.scene.question;
  if (!question || desk.optionsOf(id).length === 0) return false;
  return question.most > 1 || question.least === 0;
}

/**
 * Makes an element the place of a piece. Pieces may lie on pieces. The keyboard gets hold of a piece by the button
 * in it that has `data-handle`, if it is no button itself.
 */
export function piece(desk: Desk, id: string, name: string): Attachment<HTMLElement> {
  return (element) => {
    element.dataset.piece = id;
    element.dataset.name = name;
    $effect(() => {
      element.toggleAttribute("data-lit", desk.optionsOf(id).length > 0);
      element.toggleAttribute("data-glows", desk.glows(id));
      element.toggleAttribute("data-marked", desk.marked(id));
      element.toggleAttribute("data-usable", isUsable(desk, id));
    });
    const ends = listen(desk, id, element);
    return () => {
      for (const end of ends) end();
      delete element.dataset.piece;
    };
  };
}

/** A long touch has just read a piece: the click that ends it means nothing. */
let held = false;

/** Where pieces lie on pieces, the innermost that can be played is played, wherever exactly one clicks. */
function toPlay(event: Event): Element | null {
  return (event.target as Element).closest("[data-lit]") ?? toRead(event);
}

/** What is read is the innermost piece that there is something to read on. */
function toRead(event: Event): Element | null {
  return (event.target as Element).closest("[data-usable]");
}

/** Reacts to the mouse, to fingers and to the keyboard; what it gives back ends that. */
function listen(desk: Desk, id: string, element: HTMLElement): (() => void)[] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const isReadable = () => slugOf(id) in desk.pieces;
  const letGo = () => clearTimeout(timer);
  const leave = () => desk.point(null);

  return [
    on(element, "click", (event) => {
      if (event.detail === 2) return; // of a double click: what is asked now has not been read yet
      const byKeyboard = event.detail === 0;
      if (held || (byKeyboard ? toRead(event) : toPlay(event)) !== element || !isUsable(desk, id)) return;
      desk.press(id, element.querySelector<HTMLElement>("[data-handle]") ?? element);
    }),
    on(element, "contextmenu", (event) => {
      if (toRead(event) !== element || !isReadable()) return;
      event.preventDefault();
      if (!held) desk.inspect(id);
    }),
    on(element, "pointerover", (event) => {
      if (toPlay(event) === element && event.pointerType !== "touch") desk.point(id);
    }),
    on(element, "pointerleave", leave),
    on(element, "focusin", (event) => {
      if (toRead(event) === element) desk.point(id);
    }),
    on(element, "focusout", leave),
    on(element, "pointerdown", (event) => {
      if (toRead(event) !== element) return;
      held = false;
      if (event.pointerType !== "touch" || !isReadable()) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        desk.inspect(id);
      }, LONG_PRESS);
    }),
    on(element, "pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo();
    }),
    on(element, "pointerup", letGo),
    on(element, "pointercancel", letGo),
    letGo,
  ];
}
