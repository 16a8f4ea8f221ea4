import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import building from "./vite.config";

/** What only the tests need stands here: who builds the client need not have installed it. */
export default defineConfig((env) =>
  mergeConfig(building(env), {
    resolve: { conditions: ["browser"] },
    test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/jsdom.ts"] },
  }),
);
