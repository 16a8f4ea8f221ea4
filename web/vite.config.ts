import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { optimize } from "svgo";
import icons from "unplugin-icons/vite";
import { defineConfig, loadEnv } from "vite";
import type { Plugin } from "vite";

/** Icons are drawn on a grid of 512: less than a unit is never seen, and much of their size is digits behind the point. */
const roundedIcons: Plugin = {
  name: "rounded-icons",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("~icons/") ? { code: code.replace(/(?<= d=")[^"]+/g, rounded), map: null } : undefined,
};

function rounded(path: string): string {
  const plugins = [{ name: "convertPathData" as const, params: { floatPrecision: 0 } }];
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, { plugins });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let iconSet: IconSet | null = null;

/** `drawing:fedora` is an icon as plain data. A board with very many of them loads those it shows, in files of its own. */
const drawings: Plugin = {
  name: "drawings",
  resolveId: (id) => (id.startsWith("drawing:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0drawing:")) return undefined;
    iconSet ??= JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as IconSet;
    const icon = iconSet.icons[id.slice("\0drawing:".length)];
    if (icon === undefined) return this.error(`there is no icon for ${id.slice(1)}`);
    return `export default ${JSON.stringify(icon.body.replace(/(?<= d=")[^"]+/g, rounded))};`;
  },
};

/** Scripts and styles lie compressed beside themselves, as small as can be: the server has no time for that. */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "." }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css)$/.test(name)) continue;
      const content = file.type === "chunk" ? file.code : file.source;
      writeFileSync(resolve(dir, `${name}.br`), brotliCompressSync(content));
      writeFileSync(resolve(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [roundedIcons, drawings, svelte(), icons({ compiler: "svelte", defaultClass: "icon" }), compressed],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What several boards share would otherwise come in dozens of files of a few hundred bytes.
    rollupOptions: { output: { experimentalMinChunkSize: 2_500 } },
  },
  // The server serves what is built here; in development (`npm run dev`) it answers the requests to /api.
  server: {
    proxy: {
      "/api": { target: loadEnv(mode, ".", "MISKATONIC_")["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8926", ws: true },
    },
  },
}));
