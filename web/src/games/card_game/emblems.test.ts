// Every card that is given an emblem is found in the group that it is looked for in.
import { expect, test } from "vitest";

import { emblems } from "./emblems.svelte";

const modules = import.meta.glob<{ EMBLEMS: Record<string, unknown> }>("./emblems/*.ts");

test("an emblem comes with its group, and every one can be asked for", async () => {
  const groups = await Promise.all(Object.values(modules).map((load) => load()));
  const slugs = groups.flatMap(({ EMBLEMS }) => Object.keys(EMBLEMS));
  expect(slugs.length).toBeGreaterThan(150);
  for (const slug of slugs) emblems.of(slug);
  await new Promise((then) => setTimeout(then, 50));
  expect(slugs.filter((slug) => emblems.of(slug) === undefined)).toEqual([]);
  expect(emblems.of("nobody")).toBeUndefined();
});
