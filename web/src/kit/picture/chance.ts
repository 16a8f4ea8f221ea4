// Chance of a picture: all of it comes from the name of the component, so that it is the same on every machine, for ever.

/** FNV-1a of 32 bits. */
export function hash(words: string): number {
  let sum = 2166136261;
  for (let at = 0; at < words.length; at++) sum = Math.imul(sum ^ words.charCodeAt(at), 16777619);
  return sum >>> 0;
}

/** One of a list, by name: a change of how something is drawn never changes what is chosen. */
export function pickBy<T>(words: string, list: readonly [T, ...T[]]): T {
  return list[hash(words) % list.length]!;
}

/** A stream of numbers from 0 to 1 (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
