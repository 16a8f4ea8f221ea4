import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { anOption } from "../../protocol/samples";
import OptionButton from "./OptionButton.svelte";

function shown(
  chance: number | null,
  most: number | null = null,
  death: number | null = null,
  fatal?: (chance: string) => string,
): string {
  const nothing = () => undefined;
  const button = mount(OptionButton, {
    target: document.body,
    props: {
      option: anOption("roll"),
      number: 1,
      several: false,
      marked: false,
      chance,
      most,
      death,
      fatal,
      lit: false,
      busy: false,
      onpoint: nothing,
      ontake: nothing,
    },
  });
  flushSync();
  const words = document.body.textContent ?? "";
  void unmount(button);
  return words;
}

test("an answer that is nearly sure is not called sure, and one that may come true not impossible", () => {
  expect(shown(0.996)).toContain("99%");
  expect(shown(0.996)).not.toContain("100%");
  expect(shown(0.004)).toContain("1%");
  expect(shown(0.2, 0.998)).not.toContain("100%");
});

test("an answer that may kill says how likely it does, whether or not it has a chance of success", () => {
  expect(shown(0.7, null, 0.3)).toContain("30% chance of death");
  expect(shown(null, null, 1)).toContain("100% chance of death");
  expect(shown(0.7)).not.toContain("death");
});

test("where nobody dies of it, the chance is called what it is", () => {
  const unconscious = (chance: string) => `${chance} chance of being knocked unconscious`;
  expect(shown(0.7, null, 0.3, unconscious)).toContain("30% chance of being knocked unconscious");
  expect(shown(0.7, null, 0.3, unconscious)).not.toContain("death");
});
