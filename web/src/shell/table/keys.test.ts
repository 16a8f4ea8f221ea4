import { afterEach, expect, test } from "vitest";

import { type Command, commandOf } from "./keys";

afterEach(() => document.body.replaceChildren());

/** The command of a key that is pressed on an element. */
function press(key: string, tag = "main", changes: KeyboardEventInit = {}, role = "") {
  const target = document.createElement(tag);
  if (role !== "") target.setAttribute("role", role);
  document.body.append(target);
  let command: ReturnType<typeof commandOf> = null;
  target.addEventListener("keydown", (event) => (command = commandOf(event)));
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...changes }));
  return command;
}

test("a number takes the option with that number", () => {
  expect(press("3")).toEqual({ do: "take", position: 2 });
});

test.each([
  ["u", "undo"],
  ["U", "undo"],
  ["?", "why"],
  ["h", "help"],
  ["ArrowLeft", "back"],
  ["Escape", "now"],
  ["Enter", "confirm"],
])("%s means %s", (key, command) => expect(press(key)).toEqual({ do: command }));

test("what is typed into a field is no command", () => {
  expect(press("3", "input")).toBeNull();
  expect(press("u", "textarea")).toBeNull();
});

test("Enter on a button belongs to the button, a number does not", () => {
  expect(press("Enter", "button")).toBeNull();
  expect(press("2", "button")).toEqual({ do: "take", position: 1 });
});

test("Enter on a check box confirms what is marked", () => {
  expect(press("Enter", "button", {}, "checkbox")).toEqual({ do: "confirm" });
});

test("the space bar goes on with what is told, from the piece that was pressed as well", () => {
  const told = (telling: boolean, ...changes: [string, string][]): Command | null => {
    const target = document.createElement("button");
    for (const change of changes) target.setAttribute(...change);
    document.body.append(target);
    let command: Command | null = null;
    target.addEventListener("keydown", (event) => (command = commandOf(event, telling)));
    target.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    return command;
  };
  expect(told(true, ["data-piece", "act_trapped"])).toEqual({ do: "next" });
  expect(told(false, ["data-piece", "act_trapped"])).toBeNull();
  expect(told(true)).toBeNull();
});

test("on a slider the arrow keys belong to it", () => {
  expect(press("ArrowLeft", "div", {}, "slider")).toBeNull();
});

test("the browser's own shortcuts stay the browser's", () => {
  expect(press("u", "main", { ctrlKey: true })).toBeNull();
});

test("a key that is held down answers one question, and leafs through the past", () => {
  expect(press("1", "main", { repeat: true })).toBeNull();
  expect(press("u", "main", { repeat: true })).toBeNull();
  expect(press("ArrowLeft", "main", { repeat: true })).toEqual({ do: "back" });
});

test("nothing happens behind an open dialog", () => {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  expect(press("u")).toBeNull();
});
