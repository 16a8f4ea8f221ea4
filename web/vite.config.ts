import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), icons({ compiler: "svelte", defaultClass: "icon" })],
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
