// What a game says about the pictures of its components.
import type { Facade, Line, Lines, Mode, PaletteName, Scene } from "./line";

/** What a picture is chosen for: a component, as far as it matters. */
export interface Pictured {
  readonly slug: string;
  readonly kind: string;
  readonly facts?: unknown;
  /** What its box says of its picture, which is read before everything else. */
  readonly picture?: Declared | null;
}

/** What a box may say; null is what it leaves open. */
export interface Declared {
  readonly emblem?: string | null;
  readonly scene?: Scene | null;
  readonly palette?: PaletteName | null;
}

/** What holds for all components of a kind, where nothing is known of one. */
export interface KindOfPicture {
  readonly mode: Mode;
  readonly emblems?: readonly [string, ...string[]];
  readonly scenes?: readonly [Scene, ...Scene[]];
  readonly palettes?: readonly [PaletteName, ...PaletteName[]];
  /** The component whose picture this one takes, or whose scene at least. */
  readonly of?: (component: Pictured) => string | undefined;
  /** The kind of that component, where it is the same picture and not only the same place. */
  readonly same?: string;
  /** What single components of the kind have that follows from their facts. */
  readonly line?: (component: Pictured) => Line | undefined;
}

export type KindsOfPictures = Readonly<Record<string, KindOfPicture>>;

export interface Album {
  readonly kinds: KindsOfPictures;
  readonly lines: Lines;
  /** The icons of the lines, as path data by name. */
  readonly drawings: () => Promise<{ default: Readonly<Record<string, string>> }>;
  /** The game that it adds to, if it is the album of a box. */
  readonly game?: string;
}

/** The album of a game with that of a box. */
export function bound(own: Album, more: Album): Album {
  return {
    kinds: { ...own.kinds, ...more.kinds },
    lines: { ...own.lines, ...more.lines },
    drawings: async () => {
      const [first, second] = await Promise.all([own.drawings(), more.drawings()]);
      return { default: { ...first.default, ...second.default } };
    },
  };
}

export const FACADES: readonly Facade[] = ["church", "house", "shop", "station", "temple", "ward"];

/** A fact of a component that is a word or a list of words. */
export function wordsOf({ facts }: Pictured, fact: string): readonly string[] {
  const value = (facts as Readonly<Record<string, unknown>> | undefined)?.[fact];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
