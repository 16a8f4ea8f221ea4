import { expect, test } from "vitest";

import { askTheEngine } from "./played";

test("without an engine the boards are not passed over in silence", () => {
  expect(() => askTheEngine("elder_sign", ".venv/bin/nothing")).toThrow("run `make install` first");
});
