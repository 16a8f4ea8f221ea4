import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import Named from "./Named.svelte";

const ARABIC = "زوي";
let drawn: object | undefined;

afterEach(() => {
  if (drawn !== undefined) void unmount(drawn);
  document.body.innerHTML = "";
});

function draw(say?: (name: string) => string): Element {
  drawn = mount(Named, { target: document.body, props: say === undefined ? { name: ARABIC } : { name: ARABIC, say } });
  flushSync();
  return document.body;
}

test("a name turns no words around it", () => {
  const body = draw((name) => `${name} decides, not ${name}.`);
  expect(body.textContent).toBe(`${ARABIC} decides, not ${ARABIC}.`);
  expect([...body.querySelectorAll("bdi")].map((name) => name.textContent)).toEqual([ARABIC, ARABIC]);
});

test("a name alone is a name", () => {
  expect(draw().innerHTML).toContain(`<bdi>${ARABIC}</bdi>`);
});
