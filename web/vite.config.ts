import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { loadEnv } from "vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Icons are drawn on a grid of 512: a tenth of a unit is never seen, and a quarter of their size is digits behind it. */
const roundedIcons: Plugin = {
  name: "rounded-icons",
  enforce: "pre",
  transform: (code, id) => (id.includes("~icons/") ? code.replace(/\d*\.\d+/g, rounded) : undefined),
};

/** A number of a path with one digit; it may stand right behind another one (`1.5.25`). */
function rounded(number: string, at: number, path: string): string {
  const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
  const touches = number.startsWith(".") && /\d/.test(path[at - 1] ?? "");
  return touches && !short.startsWith(".") ? ` ${short}` : short;
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
