// What a question brings to the front of the stage: it follows from the pieces that the question is about, and where they lie.
import type { Question } from "../protocol/types";

/** The regions of the stage that a game fills. */
export type Region = "band" | "board" | "bench" | "own" | "others" | "case";
/** What a phone shows above the question, one at a time. */
export type Page = "board" | "me" | "others" | "log" | "chat";
/** Which pieces lie in which region. */
export type Laid = Readonly<Partial<Record<Region, ReadonlySet<string>>>>;

export interface Front {
  readonly region: Region;
  readonly page: Page;
  /** The pieces of the question that lie in that region, the one that asks first. */
  readonly focus: readonly string[];
}

/** As many pieces that lie nowhere are offered in the case, unless a game says otherwise; more of them over the board. */
export const FEW = 3;

/** Of regions that hold as much of a question, the first is in front. */
const RANK: readonly Region[] = ["case", "bench", "own", "board", "band", "others"];
const PAGES: Readonly<Partial<Record<Region, Page>>> = { own: "me", others: "others" };

type Asked = Pick<Question, "kind" | "source" | "options">;

/** The region that holds the most answers, or the one declared for the kind of question; null where no piece says anything. */
export function front(
  question: Asked | null,
  laid: Laid,
  kinds: Readonly<Record<string, Region>> = {},
  few = FEW,
): Front | null {
  if (question === null) return null;
  const region = kinds[question.kind] ?? fullest(question, laid, few);
  if (region === null) return null;
  const here = laid[region];
  const focus = [question.source, ...question.options.flatMap(({ pieces }) => pieces)].filter((piece) =>
    here?.has(piece),
  );
  return { region, page: PAGES[region] ?? "board", focus: [...new Set(focus)] };
}

/** The pieces of a question on each page of a phone. What lies nowhere is offered in the case or over the board, which are one page. */
export function onPages(question: Asked | null, laid: Laid): Readonly<Partial<Record<Page, readonly string[]>>> {
  const asked = [...new Set(question?.options.flatMap(({ pieces }) => pieces) ?? [])];
  const pageOf = (piece: string): readonly Page[] => {
    const found = RANK.filter((region) => laid[region]?.has(piece)).map((region) => PAGES[region] ?? "board");
    return found.length > 0 ? found : ["board"];
  };
  const on = (page: Page) => asked.filter((piece) => pageOf(piece).includes(page));
  return { board: on("board"), me: on("me"), others: on("others") };
}

function fullest(question: Asked, laid: Laid, few: number): Region | null {
  const { source, options } = question;
  const offered = strays(question, laid);
  const offering = offered.length > few ? "board" : "case";
  const lies = (piece: string, region: Region) =>
    (laid[region]?.has(piece) ?? false) || (region === offering && offered.includes(piece));
  const holds = (region: Region) =>
    options.filter(({ pieces }) => pieces.some((piece) => lies(piece, region))).length +
    (laid[region]?.has(source) ? 0.5 : 0);
  const best = RANK.reduce((one, other) => (holds(other) > holds(one) ? other : one));
  return holds(best) > 0 ? best : null;
}

/** The pieces of a question that lie nowhere: they are offered in the case, or over the board. */
export function strays(question: Asked | null, laid: Laid): readonly string[] {
  const lies = (piece: string) => RANK.some((region) => laid[region]?.has(piece));
  const asked = question?.options.flatMap(({ pieces }) => pieces) ?? [];
  return [...new Set(asked)].filter((piece) => !lies(piece));
}
