// The live connection to a table. It comes back by itself and says at once what it knows, so that nothing is missed.
import type { LiveMessage, Watch } from "./types";

export type ConnectionState = "connecting" | "open" | "lost";

/** Seconds between two attempts: the first is quick, and a server that is down is not stormed. */
const PAUSES = [0.3, 0.7, 1.5, 3, 5, 8];
/** The server closes a connection with such a code when it will not be granted: asking again is no use for a while. */
const REFUSED = 4400;
const REFUSED_PAUSE = 30;
/** A connection that is silent for so long is dead: the server sends a ping now and then. */
const SILENCE = 75_000;

export interface Listener {
  /** What is to be watched, asked anew at every connection. */
  watch(): Omit<Watch, "type">;
  heard(message: LiveMessage): void;
  changed(state: ConnectionState): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    listener.changed("connecting");
    this.#connect();
  }

  /** Says again what is to be watched: the language or the seat has changed. */
  watch(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "watch", ...this.listener.watch() }));
  }

  close(): void {
    this.#over = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#listen();
      this.watch();
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#attempts = 0;
      const message = JSON.parse(String(event.data)) as LiveMessage;
      if (message.type === "scene") this.listener.changed("open");
      this.listener.heard(message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code >= REFUSED);
  }

  #lost(socket: WebSocket, refused: boolean): void {
    if (this.#over || socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#silence);
    this.listener.changed("lost");
    const pause = refused ? REFUSED_PAUSE : (PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] ?? 1);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), pause * 1000 * (0.75 + Math.random() / 2));
  }

  /** The network is back or the page is looked at again: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#over || document.hidden || this.#socket !== null) return;
    this.#attempts = 0;
    this.#connect();
  };

  #listen(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => {
      if (socket === null || socket !== this.#socket) return;
      socket.close();
      this.#lost(socket, false);
    }, SILENCE);
  }
}

/** The address of a table's live connection, on the server that the page came from. */
export function liveUrl(table: string): string {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
