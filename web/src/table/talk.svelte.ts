// What people at a table say to each other.
import { api } from "../protocol/client";
import type { ChatLine, Lang } from "../protocol/types";
import type { Outbox } from "./outbox";

export class Talk {
  lines: readonly ChatLine[] = $state.raw([]);
  /** How many lines nobody has looked at. */
  unread = $state(0);
  #read: number;

  constructor(
    private readonly table: string,
    private readonly outbox: Outbox,
  ) {
    this.#read = Number(sessionStorage.getItem(this.#key) ?? -1);
  }

  /** Where this tab remembers how far the chat was read. */
  get #key(): string {
    return `miskatonic.read.${this.table}`;
  }

  /** Fetches what was said while nobody listened. */
  async load(): Promise<void> {
    this.lines = merged(this.lines, await api.chat(this.table));
    this.#count();
  }

  hear(line: ChatLine): void {
    this.lines = merged(this.lines, [line]);
    this.#count();
  }

  async say(words: string, lang: Lang): Promise<void> {
    this.hear(await this.outbox.send(() => api.say(this.table, words, lang)));
  }

  markRead(): void {
    this.#read = this.lines.at(-1)?.number ?? this.#read;
    sessionStorage.setItem(this.#key, String(this.#read));
    this.#count();
  }

  #count(): void {
    this.unread = this.lines.filter((line) => line.number > this.#read).length;
  }
}

function merged(known: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const byNumber = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
