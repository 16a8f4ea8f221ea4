// What holds for all of the client: styles stay where they belong.
import { readdirSync, readFileSync } from "node:fs";
import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .map((path) => [path, readFileSync(`src/${path}`, "utf8")] as const);
const components = SOURCES.filter(([path]) => path.endsWith(".svelte"));
const sheets = SOURCES.filter(([path]) => path.startsWith("games/") && path.endsWith(".css"));

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
});

test("what a game has in a sheet of its own is said of its board alone", () => {
  const astray = sheets.flatMap(([path, source]) =>
    selectorsIn(`<style>${source}</style>`)
      .filter(([first]) => first !== `[data-game="${path.split("/")[1]}"]`)
      .map((compounds) => `${path}: ${compounds.join(" ")}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(astray).toEqual([]);
});
