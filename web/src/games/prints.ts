// All pictures of all games at once: for the sheets that they are looked at on, and for tests.
import { type Album, bound, type Pictured } from "../kit/picture/album";
import { choose } from "../kit/picture/choose";
import type { Lines } from "../kit/picture/line";
import { picture, type Print } from "../kit/picture/picture";
import type { Spec } from "../kit/picture/spec";

const ALBUMS = import.meta.glob<Album>("./*/pictures/album.ts", { import: "default", eager: true });

export interface Printing {
  readonly specOf: (component: Pictured) => Spec;
  readonly print: (component: Pictured, print: Print) => string;
  readonly lines: Lines;
  /** The icons that are there, by name. */
  readonly drawings: Readonly<Record<string, string>>;
}

/** The pictures of a game. An icon that no line names comes from where those of boxes come from, and must be loaded before. */
export async function printing(game: string, components: readonly Pictured[]): Promise<Printing> {
  const added = Object.values(ALBUMS).filter((album) => album.game === game);
  const album = added.reduce(bound, ALBUMS[`./${game}/pictures/album.ts`]!);
  const drawings: Record<string, string> = { ...(await album.drawings()).default };
  const { default: any } = await import("drawings:any");
  for (const component of components) {
    const { emblem } = choose(component, album);
    if (emblem !== "" && drawings[emblem] === undefined) drawings[emblem] = (await any(emblem)) ?? "";
  }
  const specOf = (component: Pictured): Spec => choose(component, album);
  const print = (component: Pictured, as: Print): string => {
    const spec = specOf(component);
    return picture(spec, as, drawings[spec.emblem] ?? "");
  };
  return { specOf, print, lines: album.lines, drawings };
}
