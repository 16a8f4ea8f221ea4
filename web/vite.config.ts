import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

// The server serves what is built here; in development (`npm run dev`) it answers the requests to /api.
const server = process.env.MISKATONIC_SERVER ?? "http://127.0.0.1:8926";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", defaultClass: "icon" })],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
