// What has come up since the visitor last decided: cards and dice that are back where they belong already.

/** Something that lines of the log tell of. */
export interface Told {
  /** The number of the first of them. */
  readonly key: number;
  /** The number of the last: what has changed since is news once more. */
  readonly last: number;
}

/** Those that were not on the screen when the visitor last decided; the last few for whoever has not decided yet. */
export function recent<T extends Told>(things: readonly T[], decided: number | null, few: number): readonly T[] {
  return decided === null ? things.slice(-few) : things.filter(({ last }) => last >= decided);
}
