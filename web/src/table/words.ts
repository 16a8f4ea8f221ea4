// What a board says by itself, in the reader's language: messages of the server, which are filled in here.
import { api } from "../protocol/client";
import type { Lang, Wire } from "../protocol/types";

/** A sentence, or its parts: a list names an argument, or chooses a variant by it. */
type Pattern =
  string | readonly (string | readonly [string] | readonly [string, Readonly<Record<string, Pattern>>, string])[];
type Message = Pattern | Readonly<Record<string, Pattern>>;
type Args = Readonly<Record<string, string | number>>;

/** The messages of a game by shelf and name, as they are sent. */
export type Told = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Whoever has the words of a game. */
export interface Speaking {
  readonly words: unknown;
}

type Said<Described> = Described extends string
  ? string
  : Described extends { $args: infer Given }
    ? (args: Given) => string
    : { readonly [Name in keyof Described]: Said<Described[Name]> };

/** The words of a game by shelf: what has arguments is a function of them. */
export type WordsOf<Game extends string> = Wire<Game> extends { Words: infer Words } ? Said<Words> : never;

const fetched = new Map<string, Promise<unknown>>();

/** The words of a game with boxes, fetched once for each language. */
export function wordsFor(game: string, lang: Lang, boxes: readonly string[]): Promise<unknown> {
  const key = [game, lang, ...boxes].join("/");
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const asked = api.words(game, lang, boxes).then((told) => speak(told as Told, lang));
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

/** Messages as they are said. */
export function speak(told: Told, lang: Lang): unknown {
  const plurals = new Intl.PluralRules(lang);

  const fill = (pattern: Pattern, args: Args): string =>
    typeof pattern === "string"
      ? pattern
      : pattern.map((part) => (typeof part === "string" ? part : chosen(part, args))).join("");

  function chosen([name, variants, usual]: readonly [string, Readonly<Record<string, Pattern>>?, string?], args: Args) {
    const value = args[name] ?? "";
    if (variants === undefined) return String(value);
    const plural = typeof value === "number" ? variants[plurals.select(value)] : undefined;
    return fill(variants[value] ?? plural ?? variants[usual ?? ""] ?? "", args);
  }

  const said = (pattern: Pattern) => (args: Args) => fill(pattern, args);
  const each = <Of, To>(of: Readonly<Record<string, Of>>, make: (one: Of) => To) =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => [name, make(one)]));

  return each(told, (messages) =>
    each(messages, (message) => {
      if (typeof message === "string") return message;
      if (isPattern(message)) return said(message);
      // Of a group in which one has arguments, all are functions of them.
      return Object.values(message).every((pattern) => typeof pattern === "string") ? message : each(message, said);
    }),
  );
}

function isPattern(message: Message): message is Pattern {
  return typeof message === "string" || Array.isArray(message);
}
