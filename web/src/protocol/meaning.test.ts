// Words are for people: what something means is told by kinds, verbs, sources, pieces and facts.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts", "!./samples.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const TAKE_APART = "(split|match|matchAll|startsWith|endsWith|includes|indexOf|search|replace|slice|substring|at)";
const WORDS = "(title|prompt|label|hint|source_name|moment)";

/** What must not be done with the words of the server and with the ids of options, and what it looks like. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["takes a sentence apart", new RegExp(`\\b${WORDS}\\b[\\[\\])?!\\d]*\\.${TAKE_APART}\\(`)],
  ["takes a sentence apart", new RegExp(`\\.(test|exec)\\([\\w.?!]*\\b${WORDS}\\b`)],
  ["takes a sentence apart", /\.split\(\s*["'`/][^"'`/]*[·:,]\s/],
  ["compares a sentence", new RegExp(`\\b${WORDS}\\b[\\])?!]*\\s*[!=]==\\s*["'\`][^"'\`]`)],
  ["takes an option's id apart", new RegExp(`(?<!scene\\.)\\bid[?!]*\\.${TAKE_APART}\\(`)],
  ["reads an option's id", /\boption[?!]*\.id\s*[!=]==\s*["'`]/],
  ["reads an option's id", /\{ id \}\) => id\s*[!=]==\s*["'`]/],
];

function faultsIn(code: string): string[] {
  return FAULTS.flatMap(([fault, looks]) => {
    const found = looks.exec(code);
    return found === null ? [] : [`${fault}: ${found[0]}`];
  });
}

test("nothing is read out of words and of the ids of options", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const found = Object.entries(sources).flatMap(([file, code]) => faultsIn(code).map((fault) => `${file} ${fault}`));
  expect(found).toEqual([]);
});

test.each([
  'piece.title.split(" · ")[0]',
  'pieces[slug]?.title.split(", ")',
  'lines[0]!.split(" · ")',
  'option.label[0]?.words === "Yes" || prompt[0]!.startsWith("Which")',
  "/enemy/.test(question.prompt)",
  'option.id.startsWith("replace:")',
  'options.some(({ id }) => id.startsWith("take:"))',
  'options.find(({ id }) => id === "done")',
  "option.id === 'come'",
  'question.title === "Which enemy?"',
])("what reads meaning out of words is found: %s", (code) => {
  expect(faultsIn(code)).not.toEqual([]);
});

test.each([
  'option.verb === "replace"',
  'question.kind === "enemy"',
  "options.find((option) => option.id === id)",
  "option.label.map((part) => part.words)",
  'facts.traits.includes("Weapon")',
])("what asks for facts is not: %s", (code) => {
  expect(faultsIn(code)).toEqual([]);
});
