// Where pictures are printed: one after the other, a few milliseconds at a time, and kept for a while.
import { SvelteMap } from "svelte/reactivity";

import type { Album, Pictured } from "./album";
import type { Print } from "./picture";

/** How many pictures are kept; the ones that were asked for longest ago go first. */
const KEPT = 300;
/** Milliseconds of drawing between two frames. */
const SLICE = 8;

type Load = () => Promise<{ default: Album }>;

export interface Wanted extends Print {
  readonly of: Pictured;
  /** The game it is from; that of the table unless it is named. */
  readonly game: string | undefined;
}

class Studio {
  /** Pictures as addresses of images, by what they show. */
  readonly #prints = new SvelteMap<string, string>();
  readonly #albums = new Map<string, Load>();
  readonly #asked = new Set<string>();
  readonly #jobs: (() => void)[] = [];
  /** Pictures come after everything that a table cannot do without. */
  readonly #quiet = new Promise<void>((quiet) => {
    if (typeof requestIdleCallback === "undefined") setTimeout(quiet, 300);
    else requestIdleCallback(() => quiet(), { timeout: 3_000 });
  });
  #game = "";
  #working = false;

  /** Opens the album of a game, whose pictures are meant from now on. Nothing is loaded before a picture is wanted. */
  open(game: string, load: Load | undefined): void {
    this.#game = game;
    if (load !== undefined) this.#albums.set(game, load);
  }

  /** The address of a picture; "" as long as it is not printed. */
  print(wanted: Wanted): string {
    return this.#prints.get(this.#key(wanted)) ?? "";
  }

  /** Asks for a picture, which is there some time later. */
  want(wanted: Wanted): void {
    const key = this.#key(wanted);
    if (this.#prints.has(key) || this.#asked.has(key)) return;
    this.#asked.add(key);
    void this.#draw(wanted, key).catch(() => this.#asked.delete(key));
  }

  async #draw(wanted: Wanted, key: string): Promise<void> {
    const load = this.#albums.get(wanted.game ?? this.#game);
    if (load === undefined) return;
    await this.#quiet;
    const { default: album } = await load();
    const [{ choose, picture }, { default: drawings }] = await Promise.all([import("./kit"), album.drawings()]);
    const spec = choose(wanted.of, album);
    const drawing = spec.emblem === "" ? "" : (drawings[spec.emblem] ?? (await anyDrawing(spec.emblem)));
    this.#queue(() => {
      this.#keep(key, address(picture(spec, wanted, drawing)));
      this.#asked.delete(key);
    });
  }

  #key({ of, game, width, detail, theme }: Wanted): string {
    return [game ?? this.#game, of.kind, of.slug, width, detail, theme].join("/");
  }

  #keep(key: string, print: string): void {
    this.#prints.set(key, print);
    const [oldest] = this.#prints.keys();
    if (this.#prints.size > KEPT && oldest !== undefined) this.#prints.delete(oldest);
  }

  #queue(job: () => void): void {
    this.#jobs.push(job);
    if (this.#working) return;
    this.#working = true;
    setTimeout(() => this.#work());
  }

  #work(): void {
    const end = performance.now() + SLICE;
    do this.#jobs.shift()?.();
    while (this.#jobs.length > 0 && performance.now() < end);
    this.#working = this.#jobs.length > 0;
    if (this.#working) setTimeout(() => this.#work());
  }
}

async function anyDrawing(name: string): Promise<string> {
  const { default: load } = await import("drawings:any");
  return (await load(name)) ?? "";
}

/** The picture as the address of an image: nothing in it is seen from outside, and the page has one element for it. */
const address = (svg: string): string => `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23")}`;

export const studio = new Studio();
