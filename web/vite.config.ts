import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import icons from "unplugin-icons/vite";
import { loadEnv } from "vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Icons are drawn on a grid of 512: a tenth of a unit is never seen, and a quarter of their size is digits behind it. */
const roundedIcons: Plugin = {
  name: "rounded-icons",
  enforce: "pre",
  transform: (code, id) => (id.includes("~icons/") ? code.replace(/(?<= d=")[^"]+/g, rounded) : undefined),
};

function rounded(path: string): string {
  const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 1 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, { plugins });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}

export default defineConfig(({ mode }) => ({
  plugins: [roundedIcons, svelte(), icons({ compiler: "svelte", defaultClass: "icon" })],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // The server serves what is built here; in development (`npm run dev`) it answers the requests to /api.
  server: {
    proxy: {
      "/api": { target: loadEnv(mode, ".", "MISKATONIC_")["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8926", ws: true },
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: ["src/jsdom.ts"] },
}));
