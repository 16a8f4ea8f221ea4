import { expect, test } from "vitest";

import { off } from "./reach";

test.each([
  ["what is in sight stays where it is", 10, 40, 0],
  ["what lies below comes up, and a little more", 120, 150, 58],
  ["what is larger than the frame begins where that does", 120, 400, 120],
  ["what lies above comes down, and a little more", -50, -20, -58],
])("%s", (_, start, end, by) => {
  expect(off(start, end, 0, 100)).toBe(by);
});
