// The requests of docs/server.md, one function each. What they take and what they are answered is what the server describes.
import type { paths } from "./schema";
import type { Lang, Me, Problem } from "./types";

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

type Method = "get" | "post" | "put" | "patch" | "delete";
type Path<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];
type Described<M extends Method, P extends Path<M>> = NonNullable<paths[P][M]>;

type Readable<Value> = Value extends (infer One)[] ? readonly One[] : Value;
type InPath<Request> = Request extends { parameters: { path: infer Named } } ? { path: Named } : object;
type InQuery<Request> = Request extends { parameters: { query?: infer Named } }
  ? { query?: { [Name in keyof Named]?: Readable<Named[Name]> | null } }
  : object;
type InBody<Request> = Request extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body | Blob }
  : object;
/** What a request takes: the names in its path, what stands behind the question mark (null is left out), its body. */
type Asked<M extends Method, P extends Path<M>> = InPath<Described<M, P>> &
  InQuery<Described<M, P>> &
  InBody<Described<M, P>>;

type Granted<Answers> = Answers[Extract<keyof Answers, 200 | 201>];
/** What it is answered when it is granted. */
type Answer<M extends Method, P extends Path<M>> =
  Described<M, P> extends { responses: infer Answers }
    ? Granted<Answers> extends { content: { "application/json": infer Content } }
      ? Content
      : never
    : never;

/** The same for all requests, when it is sent. */
interface Letter {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
  readonly body?: unknown;
}

const PATIENCE = 20_000;
const GREETING = "/api/me";

async function request<M extends Method, P extends Path<M>>(method: M, path: P, asked: Asked<M, P>) {
  if (path !== GREETING) await greet();
  return read<Answer<M, P>>(await answerTo(method, path, asked as Letter));
}

async function answerTo(
  method: Method,
  path: string,
  { path: names = {}, query = {}, body }: Letter,
): Promise<Response> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, String(one)])),
  );
  const init: RequestInit = {
    method: method.toUpperCase(),
    credentials: "same-origin",
    signal: AbortSignal.timeout(PATIENCE),
  };
  if (body !== undefined) {
    init.body = body instanceof Blob ? body : JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  try {
    return await fetch(search.size > 0 ? `${address}?${search}` : address, init);
  } catch {
    throw new Unreachable();
  }
}

let greeted: Promise<Me> | null = null;

/** The first request of a page gets the cookie that the visitor is known by; all others wait for it. */
function greet(): Promise<Me> {
  greeted ??= request("get", GREETING, {});
  greeted.catch(() => (greeted = null));
  return greeted;
}

/** The visitor is as it is told from now on. */
async function know(told: Promise<Me>): Promise<Me> {
  const me = await told;
  greeted = Promise.resolve(me);
  return me;
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

type Body<M extends Method, P extends Path<M>> = Exclude<Asked<M, P> extends { body: infer B } ? B : never, Blob>;

type Settings = Body<"patch", "/api/tables/{table}/settings">;
const AS_IT_WAS: Settings = { free_undo: null, spectators: null, paused: null, pace: null };

export const api = {
  me: greet,
  rename: async (name: string): Promise<Me> => {
    await greet();
    greeted = request("put", GREETING, { body: { name } });
    return greet();
  },

  /** The games that the visitor has played to their end. */
  record: () => request("get", "/api/me/record", {}),

  /** A personal code, in the place of the one before. */
  newCode: () => request("post", "/api/me/code", {}),
  revokeCode: () => know(request("delete", "/api/me/code", {})),
  forgetOthers: () => know(request("delete", "/api/me/devices", {})),
  /** This browser becomes the visitor whose code it is. */
  followCode: (code: string, lang: Lang) =>
    know(request("post", "/api/me/device", { query: { lang }, body: { code } })),

  games: (lang: Lang) => request("get", "/api/games", { query: { lang } }),
  /** A game as it is set up with some boxes. */
  game: (game: string, lang: Lang, box: readonly string[]) =>
    request("get", "/api/games/{game}", { path: { game }, query: { lang, box } }),
  /** The components of a game and of some boxes, all or those of some kinds. */
  pieces: (game: string, lang: Lang, box: readonly string[], kind: readonly string[] = []) =>
    request("get", "/api/games/{game}/pieces", { path: { game }, query: { kind, lang, box } }),
  /** What the board of a game says by itself, with what some boxes add. */
  words: (game: string, lang: Lang, box: readonly string[]) =>
    request("get", "/api/games/{game}/words", { path: { game }, query: { lang, box } }),
  /** How each kind of event of a game and of some boxes is told. */
  stage: (game: string, box: readonly string[]) =>
    request("get", "/api/games/{game}/stage", { path: { game }, query: { box } }),
  /** How bots fare with each setup of a game. */
  difficulty: (game: string) => request("get", "/api/games/{game}/difficulty", { path: { game } }),
  check: (game: string, lang: Lang, options: Record<string, unknown>) =>
    request("post", "/api/games/{game}/check", { path: { game }, query: { lang }, body: { options } }),
  rule: (game: string, rule: string, lang: Lang, box: readonly string[]) =>
    request("get", "/api/games/{game}/rules/{rule}", { path: { game, rule }, query: { lang, box } }),

  tables: (lang: Lang) => request("get", "/api/tables", { query: { lang } }),
  open: (body: Body<"post", "/api/tables">, lang: Lang) => request("post", "/api/tables", { query: { lang }, body }),
  bring: (body: Blob, lang: Lang) => request("post", "/api/tables/import", { query: { lang }, body }),

  scene: (table: string, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}", { path: { table }, query: { lang, seat } }),
  choose: (table: string, lang: Lang, body: Body<"post", "/api/tables/{table}/choices">) =>
    request("post", "/api/tables/{table}/choices", { path: { table }, query: { lang }, body }),
  undo: (table: string, lang: Lang, version: number) =>
    request("post", "/api/tables/{table}/undo", { path: { table }, query: { lang }, body: { version } }),
  moment: (table: string, number: number, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}/moments/{number}", { path: { table, number }, query: { lang, seat } }),
  /** The choices of a timeline between two moments told again, with what has changed of the view at each beat. */
  beats: (table: string, after: number, to: number, timeline: number, seat: number | null) =>
    request("get", "/api/tables/{table}/beats", { path: { table }, query: { after, to, timeline, seat } }),
  log: (table: string, before: number, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}/log", { path: { table }, query: { before, lang, seat } }),
  /** A game that is over, told from its beginning. */
  report: (table: string, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}/report", { path: { table }, query: { lang, seat } }),
  odds: (table: string, seat: number | null) =>
    request("get", "/api/tables/{table}/odds", { path: { table }, query: { seat } }),

  goals: (table: string, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}/goals", { path: { table }, query: { lang, seat } }),
  cover: (table: string, lang: Lang, seat: number | null) =>
    request("get", "/api/tables/{table}/cover", { path: { table }, query: { lang, seat } }),

  settings: (table: string, lang: Lang, change: Partial<Settings>) =>
    request("patch", "/api/tables/{table}/settings", {
      path: { table },
      query: { lang },
      body: { ...AS_IT_WAS, ...change },
    }),
  claim: (table: string, seat: number, invite: string, name: string, lang: Lang) =>
    request("post", "/api/tables/{table}/seats/{seat}/claim", {
      path: { table, seat },
      query: { lang },
      body: { invite, name },
    }),
  seatBot: (table: string, seat: number, bot: string, lang: Lang) =>
    request("post", "/api/tables/{table}/seats/{seat}/bot", { path: { table, seat }, query: { lang }, body: { bot } }),
  openSeat: (table: string, seat: number, lang: Lang) =>
    request("post", "/api/tables/{table}/seats/{seat}/open", { path: { table, seat }, query: { lang } }),
  /** Takes a seat back that was the visitor's. */
  sitAgain: (table: string, seat: number, lang: Lang) =>
    request("post", "/api/tables/{table}/seats/{seat}/back", { path: { table, seat }, query: { lang } }),
  /** Agrees to what not one person alone decides, or no longer. */
  vote: (table: string, about: string, agrees: boolean, lang: Lang) =>
    request("put", "/api/tables/{table}/votes/{about}", { path: { table, about }, query: { lang }, body: { agrees } }),
  nameSeat: (table: string, seat: number, name: string, lang: Lang) =>
    request("put", "/api/tables/{table}/seats/{seat}/name", { path: { table, seat }, query: { lang }, body: { name } }),
  close: (table: string, lang: Lang) =>
    request("post", "/api/tables/{table}/close", { path: { table }, query: { lang } }),

  chat: (table: string) => request("get", "/api/tables/{table}/chat", { path: { table } }),
  say: (table: string, words: string, lang: Lang) =>
    request("post", "/api/tables/{table}/chat", { path: { table }, query: { lang }, body: { words } }),

  /** The saved game, byte for byte: its numbers are larger than those of JavaScript. */
  saved: async (table: string, lang: Lang): Promise<Blob> => {
    await greet();
    const answer = await answerTo("get", "/api/tables/{table}/save" satisfies Path<"get">, {
      path: { table },
      query: { lang },
    });
    return answer.ok ? answer.blob() : read<never>(answer);
  },
};
