// The requests of docs/server.md, one function each.
import type {
  ChatLine,
  Checked,
  GameInfo,
  Lang,
  LogPage,
  Me,
  NewTable,
  Odds,
  Piece,
  Problem,
  RuleText,
  Scene,
  Settings,
  TableCard,
} from "./types";

/** The server has said no, in one sentence for the reader. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Nobody has answered. */
export class Unreachable extends Error {}

/** What stands behind the question mark; of several values each has its own part, null is left out. */
type Query = Record<string, string | number | readonly string[] | null>;

const PATIENCE = 20_000;

async function request<T>(method: string, path: string, query: Query = {}, body?: unknown): Promise<T> {
  if (path !== GREETING) await greet();
  return read<T>(await answerTo(method, path, query, body));
}

async function answerTo(method: string, path: string, query: Query, body?: unknown): Promise<Response> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, String(one)])),
  );
  const init: RequestInit = { method, credentials: "same-origin", signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    init.body = body instanceof Blob ? body : JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  try {
    return await fetch(search.size > 0 ? `${path}?${search}` : path, init);
  } catch {
    throw new Unreachable();
  }
}

const GREETING = "/api/me";
let greeted: Promise<Me> | null = null;

/** The first request of a page gets the cookie that the visitor is known by; all others wait for it. */
function greet(): Promise<Me> {
  greeted ??= request<Me>("GET", GREETING);
  greeted.catch(() => (greeted = null));
  return greeted;
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.status >= 500) throw new Unreachable();
  let content: unknown = null;
  try {
    const text = await answer.text();
    content = text === "" ? null : JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return content as T;
  throw refusal(answer, content);
}

function refusal(answer: Response, content: unknown): Refused {
  const problem = content as Partial<Problem> | null;
  return new Refused(problem?.code ?? "bad_request", problem?.message ?? answer.statusText);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: greet,
  rename: async (name: string): Promise<Me> => {
    await greet();
    greeted = request<Me>("PUT", GREETING, {}, { name });
    return greet();
  },

  games: (lang: Lang) => request<GameInfo[]>("GET", "/api/games", { lang }),
  /** A game as it is set up with some boxes. */
  game: (game: string, lang: Lang, boxes: readonly string[]) =>
    request<GameInfo>("GET", `/api/games/${game}`, { lang, box: boxes }),
  /** The components of a game and of some boxes, all or those of some kinds. */
  pieces: (game: string, lang: Lang, boxes: readonly string[], kinds: readonly string[] = []) =>
    request<Record<string, Piece>>("GET", `/api/games/${game}/pieces`, { kind: kinds, lang, box: boxes }),
  check: (game: string, lang: Lang, options: Readonly<Record<string, unknown>>) =>
    request<Checked>("POST", `/api/games/${game}/check`, { lang }, { options }),
  rule: (game: string, rule: string, lang: Lang, boxes: readonly string[]) =>
    request<RuleText>("GET", `/api/games/${game}/rules/${encodeURIComponent(rule)}`, { lang, box: boxes }),

  tables: (lang: Lang) => request<TableCard[]>("GET", "/api/tables", { lang }),
  open: (table: NewTable, lang: Lang) => request<Scene>("POST", "/api/tables", { lang }, table),
  bring: (file: Blob, lang: Lang) => request<Scene>("POST", "/api/tables/import", { lang }, file),

  scene: (table: string, lang: Lang, seat: number | null) => request<Scene>("GET", at(table), { lang, seat }),
  choose: (table: string, lang: Lang, choice: { version: number; seat: number; options: string[] }) =>
    request<Scene>("POST", `${at(table)}/choices`, { lang }, choice),
  undo: (table: string, lang: Lang, version: number) =>
    request<Scene>("POST", `${at(table)}/undo`, { lang }, { version }),
  moment: (table: string, number: number, lang: Lang, seat: number | null) =>
    request<Scene>("GET", `${at(table)}/moments/${number}`, { lang, seat }),
  log: (table: string, before: number, lang: Lang, seat: number | null) =>
    request<LogPage>("GET", `${at(table)}/log`, { before, lang, seat }),
  odds: (table: string, seat: number | null) => request<Odds>("GET", `${at(table)}/odds`, { seat }),

  settings: (table: string, lang: Lang, change: Partial<Settings>) =>
    request<Scene>("PATCH", `${at(table)}/settings`, { lang }, change),
  claim: (table: string, seat: number, invite: string, name: string, lang: Lang) =>
    request<unknown>("POST", `${at(table)}/seats/${seat}/claim`, { lang }, { invite, name }),
  seatBot: (table: string, seat: number, bot: string, lang: Lang) =>
    request<unknown>("POST", `${at(table)}/seats/${seat}/bot`, { lang }, { bot }),
  openSeat: (table: string, seat: number, lang: Lang) =>
    request<unknown>("POST", `${at(table)}/seats/${seat}/open`, { lang }),
  nameSeat: (table: string, seat: number, name: string, lang: Lang) =>
    request<unknown>("PUT", `${at(table)}/seats/${seat}/name`, { lang }, { name }),
  close: (table: string, lang: Lang) => request<unknown>("POST", `${at(table)}/close`, { lang }),

  chat: (table: string) => request<ChatLine[]>("GET", `${at(table)}/chat`),
  say: (table: string, words: string, lang: Lang) =>
    request<ChatLine>("POST", `${at(table)}/chat`, { lang }, { words }),

  /** The saved game, byte for byte: its numbers are larger than those of JavaScript. */
  saved: async (table: string, lang: Lang): Promise<Blob> => {
    await greet();
    const answer = await answerTo("GET", `${at(table)}/save`, { lang });
    return answer.ok ? answer.blob() : read<never>(answer);
  },
};
