// What the keys do at a table.

export type Command =
  | { do: "take"; position: number }
  | { do: "confirm" | "undo" | "why" | "help" | "back" | "forth" | "now" | "mute" | "odds" | "next" | "hold" };

const LETTERS: Readonly<Record<string, Command>> = {
  "?": { do: "why" },
  u: { do: "undo" },
  h: { do: "help" },
  m: { do: "mute" },
  o: { do: "odds" },
  p: { do: "hold" },
  " ": { do: "next" },
  ArrowLeft: { do: "back" },
  ArrowRight: { do: "forth" },
  Escape: { do: "now" },
  Enter: { do: "confirm" },
};

/**
 * The command of a key, unless it belongs to what has the focus: a field, a button, a slider, an open dialog. A key that
 * is held down leafs through the past, but answers one question only. While something is told, the space bar goes on, also
 * from the piece that brought it about and still has the focus.
 */
export function commandOf(event: KeyboardEvent, telling = false): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.repeat && !event.key.startsWith("Arrow")) return null;
  if (document.querySelector("dialog[open], :popover-open") !== null) return null;
  if (isBusy(event.target, event.key, telling)) return null;
  if (/^[1-9]$/.test(event.key)) return { do: "take", position: Number(event.key) - 1 };
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

function isBusy(target: EventTarget | null, key: string, telling: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches("input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable=true]"))
    return true;
  // A check box is marked with the space bar; Enter means what has been marked.
  if (key === "Enter") return target.closest("button:not([role=checkbox]), a, summary, input, [role=button]") !== null;
  if (key === " " && telling && target.closest("[data-piece]") !== null) return false;
  if (key === " ") return target.closest("button, a, summary, input, [role=button], [role=tab]") !== null;
  if (key.startsWith("Arrow"))
    return target.closest("input, [role=tab], [role=tablist], [role=menu], [role=slider]") !== null;
  return false;
}
