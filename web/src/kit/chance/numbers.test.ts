import { expect, test } from "vitest";

import { percent, signed } from "./numbers";

test("what is nearly sure is not called sure", () => {
  expect(percent(0.999, "en")).toBe("99%");
  expect(percent(1, "en")).toBe("100%");
  expect(percent(0.001, "en")).toBe("1%");
  expect(percent(0, "en")).toBe("0%");
  expect(percent(0.5, "fr")).toMatch(/^50\s%$/);
});

test("numbers have a sign, and minus is a true minus", () => {
  expect([2, 0, -3].map(signed)).toEqual(["+2", "0", "\u22123"]);
});
