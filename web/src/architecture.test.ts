// What holds for all of the client: imports point one way, and styles stay where they belong.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .map((path) => [path, readFileSync(`src/${path}`, "utf8")] as const);
const components = SOURCES.filter(([path]) => path.endsWith(".svelte"));
const sheets = SOURCES.filter(([path]) => path.startsWith("games/") && path.endsWith(".css"));

// --- imports

/** Each room may use those before it. Who knows no rules of a game stands before the games. */
const ROOMS = ["protocol", "words", "visitor", "table", "kit", "games", "shell"];
const GAMES = readdirSync("src/games", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generic")
  .map(({ name }) => name);

const code = SOURCES.filter(([path]) => !/\.css$|\.test\.ts$|\bsamples\b|protocol\/schema\.d\.ts$/.test(path));
const roomOf = (path: string): string => path.split("/")[0]!;

/** What each file imports of the client itself, as paths from `src/`. */
const imports = code.flatMap(([path, source]) =>
  [...source.matchAll(/\b(?:from|import)[\s(]+["'](\.[^"']*)["']/g)].map(([, to]) => [
    path,
    posix.join(posix.dirname(path), to!),
  ]),
) as [string, string][];

test("imports point one way", () => {
  const wrong = imports.filter(
    ([from, to]) => ROOMS.includes(roomOf(from)) && ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(from)),
  );
  expect(imports.length).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test("a game is left alone by everybody else, and found by its face", () => {
  const inside = (path: string) => (/^games\/\w+\//.exec(path) ?? [""])[0];
  expect(imports.filter(([from, to]) => inside(to) !== "" && inside(to) !== inside(from))).toEqual([]);
});

test("a game does not know its boxes, which are found by their `box.ts`", () => {
  const boxes = code.filter(([path]) => /^games\/\w+\/box\.ts$/.test(path));
  const known = boxes.flatMap(([path, source]) => {
    const named = new RegExp(path.split("/")[1]!, "i");
    const game = `games/${/game: "(\w+)"/.exec(source)?.[1]}/`;
    return code.filter(([other, text]) => other.startsWith(game) && (named.test(other) || named.test(text)));
  });
  expect(boxes.length).toBeGreaterThan(0);
  expect(known.map(([path]) => path)).toEqual([]);
});

test("only games know which games there are", () => {
  const names = new RegExp(GAMES.join("|"));
  expect(GAMES.length).toBeGreaterThan(1);
  expect(code.filter(([path, source]) => roomOf(path) !== "games" && names.test(source)).map(([path]) => path)).toEqual(
    [],
  );
});

test("the state of a table is drawn elsewhere", () => {
  expect(components.map(([path]) => path).filter((path) => /^(protocol|words|visitor|table)\//.test(path))).toEqual([]);
});

test("choices go through one door, the desk's", () => {
  const elsewhere = code.filter(
    ([path, source]) => roomOf(path) !== "table" && /\btable\.take\(|api\.choose\(/.test(source),
  );
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test("the types of the wire are those of the server's description", () => {
  const check = () => execFileSync("npm", ["run", "--silent", "types", "--", "--check"], { stdio: "pipe" });
  expect(check, "run `make types`").not.toThrow();
}, 60_000);

test("the shell has five folders, and nothing lies beside them", () => {
  const folders = new Set(SOURCES.filter(([path]) => roomOf(path) === "shell").map(([path]) => path.split("/")[1]));
  expect([...folders].sort()).toEqual(["dialogs", "end", "lobby", "panel", "table"]);
});

// --- styles

/** The selectors of a sheet, each a list of its compounds as they are written. */
function selectorsIn(source: string): string[][] {
  const { css } = parse(source, { modern: true });
  return css === null
    ? []
    : css.children.flatMap(selectorsOf).map((of) => of.map(({ start, end }) => source.slice(start, end)));
}

function selectorsOf(
  node: AST.CSS.Atrule | AST.CSS.Rule | AST.CSS.Declaration | AST.CSS.Block,
): AST.CSS.RelativeSelector[][] {
  if (node.type === "Declaration") return [];
  if (node.type === "Block") return node.children.flatMap(selectorsOf);
  if (node.type === "Rule") return node.prelude.children.map(({ children }) => children);
  return node.name === "keyframes" || node.block === null ? [] : selectorsOf(node.block);
}

/** Whether a compound belongs to its component, at least in part. */
const isOwn = (compound: string): boolean => !/^\W*:global/.test(compound);

test("no style can leave its component: something of its own is part of every selector", () => {
  const bare = components.flatMap(([path, source]) =>
    selectorsIn(source)
      .filter((compounds) => !compounds.some(isOwn))
      .map((compounds) => `${path}: ${compounds.join(" ")}`),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
}, 60_000);

test("what a game has in a sheet of its own is said of its board alone", () => {
  const astray = sheets.flatMap(([path, source]) =>
    selectorsIn(`<style>${source}</style>`)
      .filter(([first]) => first !== `[data-game="${path.split("/")[1]}"]`)
      .map((compounds) => `${path}: ${compounds.join(" ")}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(astray).toEqual([]);
});

test("what scrolls holds what lies in it: words for screen readers alone would make the page longer otherwise", () => {
  const loose = components.flatMap(([path, source]) => {
    const [, style = ""] = source.split(/<style[^>]*>/);
    const rules = [...style.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector, block]) => [selector!.trim(), block!]);
    const held = rules.filter(([, block]) => /\bposition:/.test(block!)).map(([selector]) => selector);
    return rules
      .filter(([selector, block]) => /\boverflow(-[xy])?: (auto|scroll)/.test(block!) && !held.includes(selector))
      .map(([selector]) => `${path}: ${selector}`);
  });
  expect(loose).toEqual([]);
});
