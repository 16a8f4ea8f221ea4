// The log of a table, put together from what comes with the scenes.
import type { LogLine, Scene } from "../protocol/types";

/** As many lines as a scene brings at most. */
const PAGE = 200;

export class Logbook {
  lines: readonly LogLine[] = $state.raw([]);
  /** Whether there are earlier lines than these. */
  more = $state(false);
  #timeline = 0;
  #outdated = true;
  /** The team whose log it is; null as long as it is nobody's. */
  #team: string | null = null;

  get timeline(): number {
    return this.#outdated ? 0 : this.#timeline;
  }

  /** How much of the log is known. */
  get length(): number {
    return this.#outdated ? 0 : next(this.lines);
  }

  /** Whether it is what that team may know. */
  isOf(team: string): boolean {
    return this.#team === team;
  }

  /** The log of another team: nothing that is known of it yet. */
  begin(team: string): void {
    this.#team = team;
    this.lines = [];
    this.more = false;
    this.forget();
  }

  /** The lines are to be told anew, in another language or for another seat; those known are shown until they come. */
  forget(): void {
    this.#outdated = true;
  }

  merge(scene: Scene): void {
    const known = this.#outdated || scene.timeline !== this.#timeline ? [] : this.lines;
    const fresh = scene.log.filter((line) => line.number >= next(known));
    const first = fresh[0];
    const gap = first !== undefined && scene.log.length >= PAGE && first.number > next(known);
    this.lines = gap ? fresh : fresh.length > 0 || known.length === 0 ? [...known, ...fresh] : known;
    this.more = (this.lines[0]?.number ?? 0) > 0;
    this.#timeline = scene.timeline;
    this.#outdated = false;
  }

  /** Puts earlier lines before those known. */
  prepend(timeline: number, lines: readonly LogLine[]): void {
    if (timeline !== this.#timeline) return;
    const first = this.lines[0]?.number ?? 0;
    const earlier = lines.filter((line) => line.number < first);
    this.lines = [...earlier, ...this.lines];
    this.more = earlier.length > 0 && (earlier[0]?.number ?? 0) > 0;
  }

  /** What has happened since the log was as long as `from`, until it was as long as `to`. */
  between(from: number, to: number): readonly LogLine[] {
    return this.lines.filter(({ number }) => from <= number && number < to);
  }
}

function next(lines: readonly LogLine[]): number {
  const last = lines.at(-1);
  return last === undefined ? 0 : last.number + 1;
}
