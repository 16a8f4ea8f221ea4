// A picture appears some time after it is in sight, once for all who show it, and not at all where nobody wants any.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { settings } from "../../visitor/settings.svelte";
import type { Album } from "./album";
import Picture from "./Picture.svelte";
import { studio } from "./studio.svelte";

const album: Album = {
  kinds: { lamp: { mode: "still" } },
  lines: { old_lamp: { emblem: "lamp", scene: "attic", palette: "amber" } },
  drawings: () => Promise.resolve({ default: { lamp: "M0 0h512v512z" } }),
};
const of = { slug: "old_lamp", kind: "lamp" };

let picture: Record<string, unknown>;

afterEach(async () => {
  await unmount(picture);
  settings.change({ pictures: true, theme: "system" });
});

function shown(): () => HTMLImageElement | null {
  picture = mount(Picture, { target: document.body, props: { of } });
  flushSync();
  return () => document.querySelector("img");
}

test("it is printed in the inks of the theme", async () => {
  studio.open("somewhere", () => Promise.resolve({ default: album }));
  const image = shown();
  expect(image()).toBeNull();
  const first = await vi.waitFor(() => image()!.src, 5_000);
  expect(first).toMatch(/^data:image\/svg\+xml,<svg/);
  expect(first).toContain("M0 0h512v512z");
  settings.change({ theme: "dark" });
  await vi.waitFor(() => expect(image()?.src ?? first).not.toBe(first), 5_000);
});

test("who wants no pictures has none", async () => {
  studio.open("somewhere", () => Promise.resolve({ default: album }));
  settings.change({ pictures: false });
  shown();
  await new Promise((later) => setTimeout(later, 50));
  expect(document.body.textContent).toBe("");
  expect(document.querySelector("img, [data-testid=picture]")).toBeNull();
});
