import { expect, test } from "vitest";

import { receive, send, shift } from "./motion";

const nowhere = new DOMRect(0, 0, 0, 0);
const here = new DOMRect(10, 10, 40, 60);

test("what is out of sight is not moved: nothing would be known of its way", () => {
  const card = document.createElement("div");
  expect(shift(card, { from: here, to: nowhere }, { duration: 300 })).toEqual({ duration: 0 });
  expect(shift(card, { from: nowhere, to: here }, { duration: 300 })).toEqual({ duration: 0 });
  expect(shift(card, { from: here, to: new DOMRect(90, 10, 40, 60) }, { duration: 300 }).duration).toBe(300);
});

test("a piece that comes where nobody sees it does not travel", () => {
  const [from, to] = [document.createElement("div"), document.createElement("div")];
  const [going, coming] = [send(from, { key: "card" }), receive(to, { key: "card" })];
  expect(coming()).toEqual({ duration: 0 });
  expect(going()).toEqual({ duration: 0 });
});
