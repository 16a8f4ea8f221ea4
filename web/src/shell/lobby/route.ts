// Which page an address is.

export interface Invitation {
  readonly token: string;
  readonly seat: number;
}

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "credits" }
  /** A table is being set; from the cover of that box, if any. */
  | { readonly page: "setup"; readonly game: string; readonly box: string }
  | {
      readonly page: "decks";
      readonly game: string;
      readonly deck: string;
      readonly seat: number;
      readonly boxes: readonly string[];
    }
  | { readonly page: "table"; readonly table: string; readonly invitation: Invitation | null }
  | { readonly page: "unknown" };

export function routeOf(url: { pathname: string; hash: string }): Route {
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "") return { page: "lobby" };
  if (path === "/credits") return { page: "credits" };
  const setup = /^\/set\/([^/]+)$/.exec(path)?.[1];
  if (setup !== undefined) return { page: "setup", game: decodeURIComponent(setup), box: boxIn(url.hash) };
  const decks = /^\/decks\/([^/]+)$/.exec(path)?.[1];
  if (decks !== undefined) return { page: "decks", game: decodeURIComponent(decks), ...deckIn(url.hash) };
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (table === undefined) return { page: "unknown" };
  return { page: "table", table: decodeURIComponent(table), invitation: invitationIn(url.hash) };
}

function invitationIn(hash: string): Invitation | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const token = given.get("invite");
  const seat = Number(given.get("seat"));
  if (token === null || token === "" || !given.has("seat") || !Number.isInteger(seat) || seat < 0) return null;
  return { token, seat };
}

function boxIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("box") ?? "";
}

function deckIn(hash: string): { deck: string; seat: number; boxes: readonly string[] } {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const seat = Number(given.get("seat") ?? 0);
  return {
    deck: given.get("deck") ?? "",
    seat: Number.isInteger(seat) && seat > 0 ? seat : 0,
    boxes: given.getAll("box"),
  };
}

/** The deck builder of a game and of boxes, with a deck on the bench (or none) for a seat (from 1; 0 for none in particular). */
export function decksPath(game: string, deck = "", seat = 0, boxes: readonly string[] = []): string {
  const wanted = new URLSearchParams();
  if (deck !== "") wanted.set("deck", deck);
  if (seat > 0) wanted.set("seat", String(seat));
  for (const box of boxes) wanted.append("box", box);
  return `/decks/${encodeURIComponent(game)}${wanted.size > 0 ? `#${wanted}` : ""}`;
}

/** Where a table of a game is set, from the cover of a box or of the game itself. */
export function setupPath(game: string, box = ""): string {
  return `/set/${encodeURIComponent(game)}${box === "" ? "" : `#${new URLSearchParams({ box })}`}`;
}

export function tablePath(table: string): string {
  return `/t/${encodeURIComponent(table)}`;
}

/** The link that a friend gets for an open seat. */
export function inviteLink(table: string, seat: number, token: string): string {
  return new URL(`${tablePath(table)}#invite=${encodeURIComponent(token)}&seat=${seat}`, location.origin).href;
}

/** The link by which a visitor is itself on another device. What stands behind the # is not sent to the server. */
export function personalLink(code: string): string {
  return new URL(`/#me=${encodeURIComponent(code)}`, location.origin).href;
}

/** The personal code in the address of the lobby; "" if there is none. */
export function codeIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("me") ?? "";
}

/** The table and the invitation in what somebody has pasted: a whole link, a path or a bare id. */
export function pastedPath(text: string): string | null {
  const words = text.trim();
  if (/^[\w-]+$/.test(words)) return tablePath(words);
  if (!URL.canParse(words, location.origin)) return null;
  const url = new URL(words, location.origin);
  return routeOf(url).page === "table" ? url.pathname + url.hash : null;
}
