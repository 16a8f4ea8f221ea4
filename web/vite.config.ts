import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import subsetFont from "subset-font";
import { optimize } from "svgo";
import icons from "unplugin-icons/vite";
import { defineConfig, loadEnv } from "vite";
import type { Plugin, Rollup } from "vite";

import { isBanned } from "./src/kit/picture/banned";
import { hash } from "./src/kit/picture/chance";

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

/** Letters, digits and signs of French and English, and the few symbols that are set in a text face. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, n) => String.fromCharCode(0x20 + n)),
  ...Array.from({ length: 96 }, (_, n) => String.fromCharCode(0xa0 + n)),
  ..."ŒœŸ–—‘’‚“”„•…‹›€™−×→←↑↓\u2009\u202fﬁﬂ",
].join("");

/** Fonts of the first load keep the letters that are read. The extended ones come only to whoever writes others. */
const subsetFonts: Plugin = {
  name: "subset-fonts",
  apply: "build",
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== "asset" || !/-latin-(?!ext)[^/]*\.woff2$/.test(file.fileName)) continue;
      // Figures of equal width are glyphs of their own, which only the upright text face is asked for.
      const noLayoutClosure = !file.fileName.includes("wght");
      file.source = await subsetFont(Buffer.from(file.source), LETTERS, { targetFormat: "woff2", noLayoutClosure });
    }
  },
};

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let iconSet: IconSet | null = null;

function icon(name: string): string | undefined {
  iconSet ??= JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as IconSet;
  return iconSet.icons[name]?.body;
}

/** `drawing:fedora` is an icon as plain data. A board with very many of them loads those it shows, in files of its own. */
const drawings: Plugin = {
  name: "drawings",
  resolveId: (id) => (id.startsWith("drawing:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0drawing:")) return undefined;
    const body = icon(id.slice("\0drawing:".length));
    if (body === undefined) return this.error(`there is no icon for ${id.slice(1)}`);
    return `export default ${JSON.stringify(body.replace(/(?<= d=")[^"]+/g, rounded))};`;
  },
};

const dataOf = (body: string): string => / d="([^"]+)"/.exec(body)?.[1] ?? "";

/** How many files the icons are spread over that no game names. */
const SHARDS = 96;

/**
 * Icons that pictures are made of, as path data by name. `drawings:card_game` holds those that the lines of that game name,
 * `drawings:kingsport` those of that box which its game does not have, and `drawings:any` finds every other one that is not banned, for what somebody's own box names.
 */
const pictured: Plugin = {
  name: "pictured",
  resolveId: (id) => (id.startsWith("drawings:") ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith("\0drawings:")) return undefined;
    const [which, number] = id.slice("\0drawings:".length).split("/");
    if (which === "any") return number === undefined ? ANY : `export default ${JSON.stringify(shard(Number(number)))};`;
    const [own, base] = [linesOf(which!), linesOf(gameOf(which!))];
    for (const file of [...own.files, ...base.files]) this.addWatchFile(resolve(file));
    const drawn: Record<string, string> = {};
    for (const name of [...own.names].filter((one) => !base.names.has(one))) {
      const body = icon(name);
      if (body === undefined) return this.error(`there is no icon ${name}, which a picture of ${which} names`);
      drawn[name] = rounded(dataOf(body));
    }
    return `export default ${JSON.stringify(drawn)};`;
  },
};

/** The files in which lines are, and the icons that they name; none without a game. */
function linesOf(game: string): { files: readonly string[]; names: Set<string> } {
  if (game === "") return { files: [], names: new Set() };
  const files = readdirSync(`src/games/${game}/pictures`).map((file) => `src/games/${game}/pictures/${file}`);
  return { files, names: namesIn(files.map((file) => readFileSync(file, "utf8")).join("\n")) };
}

/** The game that the album of a box adds to; "" if it is that of a game. */
function gameOf(box: string): string {
  return /\bgame: "(\w+)"/.exec(readFileSync(`src/games/${box}/pictures/album.ts`, "utf8"))?.[1] ?? "";
}

/** The icons that lines name: `emblem: "key"`, `emblems: ["key", "lantern"]`. */
function namesIn(source: string): Set<string> {
  const single = [...source.matchAll(/\bemblem: "([\w-]+)"/g)].map(([, name]) => name!);
  const several = [...source.matchAll(/\bemblems: \[([^\]]*)\]/g)].flatMap(([, list]) => list!.match(/[\w-]+/g) ?? []);
  return new Set([...single, ...several].sort());
}

function shard(number: number): Record<string, string> {
  icon("");
  const names = Object.keys(iconSet!.icons).filter((name) => !isBanned(name) && hash(name) % SHARDS === number);
  return Object.fromEntries(names.map((name) => [name, dataOf(icon(name)!)]));
}

const ANY = `import { hash } from "/src/kit/picture/chance.ts";
const SHARDS = [${Array.from({ length: SHARDS }, (_, number) => `() => import("drawings:any/${number}")`).join(", ")}];
export default async (name) => (await SHARDS[hash(name) % ${SHARDS}]()).default[name];`;

/** Scripts, styles and drawings lie compressed beside themselves, as small as can be: the server has no time for that. */
const compressed: Plugin = {
  name: "compressed",
  apply: (config, { command }) => command === "build" && !config.build?.lib,
  writeBundle({ dir = "." }, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const content = file.type === "chunk" ? file.code : file.source;
      writeFileSync(resolve(dir, `${name}.br`), brotliCompressSync(content));
      writeFileSync(resolve(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
    }
  },
};

/** Seldom opened: dialogs, the chat, the seats, the past, the end of a game. */
const LATER =
  /\/(dialogs\/(?!Toasts)\w+|Credits|Chat|Seats|SeatCard|PastView|Invitation|InviteLink|EndingView)\.svelte(\?.*)?$/;

/** Read before the first question, or when somebody wants to. */
const COVER = /\/(Cover|CoverGoal|BeginView)\.svelte(\?.*)?$/;

/** What every board is drawn with. Names are written in the lobby as well. */
const TOKENS = /\/src\/kit\/(token|person|chance|piece|stage)\/(?!Named\.)/;

/**
 * What is wanted later is in files of its own: small as it is, it would be put to what is loaded in any case. What every board is
 * drawn with is one file instead of a dozen.
 */
const apart: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (LATER.test(id)) return "later";
  if (COVER.test(id)) return "cover";
  if (TOKENS.test(id)) return "tokens";
  if (/\/sounds\.ts$|\/sound\/(player|render)\.ts$/.test(id)) return "sounds";
  if (id.startsWith("\0drawings:")) return id.slice(1).replace(/\W/g, "-");
  const group = id.startsWith("\0drawing:") ? (getModuleInfo(id)?.importers[0] ?? "") : id;
  return /\/emblems\/\w+(?=\.ts$)/.exec(group)?.[0].slice(1).replace("/", "-");
};

export default defineConfig(({ mode }) => ({
  plugins: [
    roundedIcons,
    drawings,
    pictured,
    svelte(),
    icons({ compiler: "svelte", defaultClass: "icon" }),
    subsetFonts,
    compressed,
  ],
  build: {
    outDir: "../src/miskatonic/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // What several boards share would otherwise come in dozens of files of a few hundred bytes.
    rollupOptions: {
      output:
        mode === "prints"
          ? {}
          : { experimentalMinChunkSize: 2_500, manualChunks: apart, onlyExplicitManualChunks: true },
    },
  },
  // The server serves what is built here; in development (`npm run dev`) it answers the requests to /api.
  server: {
    proxy: {
      "/api": { target: loadEnv(mode, ".", "MISKATONIC_")["MISKATONIC_SERVER"] ?? "http://127.0.0.1:8926", ws: true },
    },
  },
}));
