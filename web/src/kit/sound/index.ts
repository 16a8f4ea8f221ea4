// What is heard at a table, if the visitor wants to hear anything.
import type { Scene } from "../../protocol/types";
import type { Beat } from "../../table/moments";
import { settings } from "../../visitor/settings.svelte";
import type { Sound } from "./sounds";

export type { Sound } from "./sounds";

/** What is heard of a game, found in its `sounds.ts`. */
export interface Sounds {
  /** By the kind of event. */
  readonly kinds: Readonly<Record<string, Sound>>;
  /** Kinds of events that take somebody's health or mind … */
  readonly harm: readonly string[];
  /** … and what is left of the lesser of both. */
  readonly left: (view: Scene["view"], who: string) => number;
}

/** What is left when the heart is heard. */
const LAST = 1;

/** The sound of a beat. What is turned over is heard as a card, whatever it is. */
export function soundOf({ lines: [line], form, mine }: Beat, sounds: Sounds, view: Scene["view"]): Sound | null {
  const { who } = line.data;
  if (mine && sounds.harm.includes(line.kind) && typeof who === "string" && sounds.left(view, who) <= LAST)
    return "heartbeat";
  return sounds.kinds[line.kind] ?? (form === "card" ? "card" : null);
}

export function play(sound: Sound): void {
  const { volume } = settings;
  if (volume > 0) void import("./player").then((player) => player.play(sound, volume));
}

/** Listens to a game: called with each beat as it is told, and with the table at that beat. */
export function listener(
  sounds: () => Promise<{ default: Sounds }>,
): (beat: Beat, view: Scene["view"]) => Promise<void> {
  return async (beat, view) => {
    if (settings.volume === 0 || document.hidden) return;
    const sound = soundOf(beat, (await sounds()).default, view);
    if (sound !== null) play(sound);
  };
}
