// What makes an element a piece: attributes that say which one it is and how it stands. The table listens, see `hands.ts`.
import { type Desk, slugOf } from "../../table/desk";
import "./piece.css";

/** Whether anything happens when the piece is pressed. */
export function isUsable(desk: Desk, id: string): boolean {
  return desk.optionsOf(id).length > 0 || isReadable(desk, id);
}

/** Whether there are words on the piece. */
export function isReadable(desk: Desk, id: string): boolean {
  return slugOf(id) in desk.pieces;
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

/** An attribute that is there or not. */
const flag = (there: boolean): "" | undefined => (there ? "" : undefined);

/**
 * Makes an element the place of a piece. Pieces may lie on pieces. The keyboard gets hold of a piece by the button
 * in it that has `data-handle`, if it is no button itself.
 */
export function piece(desk: Desk, id: string, name = desk.name(id)) {
  return {
    "data-piece": id,
    "data-name": name,
    "data-lit": flag(desk.optionsOf(id).length > 0),
    "data-glows": flag(desk.glows(id)),
    "data-marked": flag(desk.marked(id)),
    "data-held": flag(desk.held(id)),
    "data-usable": flag(isUsable(desk, id)),
  };
}

interface Told {
  /** If the piece has no words of its own. */
  readonly name?: string;
  readonly state?: string;
  /** Its words appear when it is pointed at. */
  readonly tip?: boolean;
}

/** Makes a button a piece that nothing else lies on: it says its name, its state and what can be done with it. */
export function pieceButton(desk: Desk, id: string, { name = desk.name(id), state = "", tip = false }: Told = {}) {
  const usable = isUsable(desk, id);
  return {
    ...piece(desk, id, name),
    type: "button" as const,
    "aria-label": labelOf(desk, id, name, state),
    "aria-pressed": isMarkable(desk, id) ? desk.marked(id) : undefined,
    "aria-disabled": !usable,
    tabindex: usable ? 0 : -1,
    "data-words": tip ? id : undefined,
  };
}
