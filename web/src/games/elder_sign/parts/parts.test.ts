import { expect, test, vi } from "vitest";

import { aLine } from "../../../protocol/samples";
import { turned } from "./clock";
import { demands, type Line, type TaskView } from "../facts";
import { Rolls, TUMBLE } from "./rolls.svelte";

function need(kind: string, amount = 1) {
  return { kind, amount, of: [] };
}

test("the hand of the clock goes on past midnight, and back the short way", () => {
  expect(turned(0, 1)).toBe(90);
  expect(turned(270, 0)).toBe(360);
  expect(turned(360, 1)).toBe(450);
  expect(turned(450, 0)).toBe(360);
});

test("a monster on a part of a task leaves the rest as it is printed", () => {
  const printed = { needs: [need("peril"), need("terror")], frame: "partial" as const, framed: [1] };
  const task: TaskView = {
    needs: [need("peril"), need("lore"), need("lore")],
    frame: "partial",
    monster: "the_dark_pharaoh",
    done: false,
    open: true,
    dice: [],
  };
  expect(demands(task, printed)).toEqual([[need("peril")], [need("lore"), need("lore")]]);
  expect(demands({ ...task, frame: "full" }, printed)[0]).toEqual([]);
  expect(demands({ ...task, monster: "" }, printed)[1]).toEqual([]);
});

test("dice tumble for a moment, and what nobody keeps is shown a little longer", () => {
  vi.useFakeTimers();
  const rolls = new Rolls();
  const rolled = { ...aLine(0), data: { who: "joe", dice: [1], faces: [5] } };
  rolls.play([rolled, { ...aLine(1), kind: "Moved" }] as Line[], [{ id: "green1" }, { id: "green2" }]);
  expect([...rolls.tumbling]).toEqual(["green2"]);
  expect(rolls.thrown.get("green2")).toBe("lore");
  vi.advanceTimersByTime(TUMBLE);
  expect(rolls.tumbling.size).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(rolls.thrown.size).toBe(0);
  vi.useRealTimers();
});
