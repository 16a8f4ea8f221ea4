// What has happened is told before the visitor is asked about it: moments one after the other, each for its time.
import type { Scene } from "../protocol/types";
import { type Beat, type Cue, joined, type Moment, plan, type Tempo, wordsOf } from "./moments";

/** Milliseconds that the views of beats may take to come. Without them the last view is shown. */
export const LATE = 300;
/** So many milliseconds after a moment has gone by itself, a press was meant for it. */
const REACTION = 300;
/** Where more scenes have come than these while something else was told, only what matters is told of them. */
export const MANY = 3;

/** The table at a line of the log, before the scene that it leads to. */
export interface Between {
  readonly view: Scene["view"];
  /** How long the log was. */
  readonly log_length: number;
}

/** The views at lines of the log. */
export type Views = (number: number) => Scene["view"];

/** A scene, and what has led to it. */
export interface Act {
  readonly scene: Scene;
  readonly moments: readonly Moment[];
  /** The table before; null if nobody knows. */
  readonly before: Between | null;
  /** Whether the question does not wait for it: the visitor has just answered, and nothing has come of it that must be read. */
  readonly beside: boolean;
  /** Whether it is told once more. */
  readonly again?: boolean;
  /** Whether the visitor only looks on. */
  readonly watched?: boolean;
  /** Asks for the views at its beats, up to a scene. */
  readonly views: (scene: Scene) => Promise<Views | null>;
}

/** Those for whom things are told. */
export interface Audience {
  /** Shows a scene, or the table on the way to it. */
  show(scene: Scene, between: Between | null): void;
  tempo(): Tempo;
  /** How many words there are to read on a piece. */
  story(piece: string): number;
  /** Hears a beat as it is told. */
  hear(beat: Beat): void;
}

export class Pace {
  /** What is being told. */
  now: Cue | null = $state.raw(null);
  /** Whether the question waits for what is told. */
  telling = $state(false);
  /** Whether the visitor has stopped it. */
  held = $state(false);
  /** Whether nothing else is to be told after it. */
  last = $state(false);
  /** What is read out to those who do not see it. */
  aloud = $state("");
  /** Keys of the turning points that have been shown. */
  seen: ReadonlySet<number> = $state.raw(new Set());

  #waiting: Act[] = [];
  /** Whether nothing is told yet: something else lies over the table. */
  #covered = false;
  #act: Act | null = null;
  #cues: Cue[] = [];
  #views: Views | null = null;
  /** Milliseconds told since nothing waited: of what others do, and of all else. */
  #spent = 0;
  #read = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;
  #lapsed = -Infinity;
  #left = 0;

  constructor(private readonly audience: Audience) {}

  /** Whether every scene is shown that has come. */
  get idle(): boolean {
    return this.#act === null && this.#waiting.length === 0;
  }

  push(act: Act): void {
    this.#waiting.push(act);
    if (document.hidden || this.#tempo(act) === "off") this.skip();
    else if (this.#covered) return;
    else if (this.#act?.beside) this.#end();
    else if (this.#act === null) this.#receive(act);
  }

  /** Whether what lay over the board has just gone by itself: a press that was meant for it meets what lies beneath. */
  get lapsed(): boolean {
    return performance.now() - this.#lapsed < REACTION;
  }

  /** Whatever comes is told when nothing lies over the table any more. */
  cover(covered: boolean): void {
    const lifted = this.#covered && !covered;
    this.#covered = covered;
    if (lifted && this.#act === null && this.now === null) this.#begin();
  }

  /** Nothing is under way. Below what stands until it has been read, details go on. */
  #receive(act: Act): void {
    if (this.now === null) {
      this.#begin();
    } else if (isQuiet(act) && this.#waiting.length === 1) {
      this.#waiting = [];
      this.audience.show(act.scene, null);
    }
  }

  /** The same scene once more, with other people around it. */
  renew(scene: Scene): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.#waiting[this.#waiting.length - 1] = { ...last, scene };
    else if (this.#act !== null) this.#act = { ...this.#act, scene };
  }

  /** Goes on to the next beat. */
  next(): void {
    if (this.now === null) return;
    this.held = false;
    if (this.#act === null) this.#begin();
    else this.#advance();
  }

  hold(): void {
    if (this.now === null) return;
    this.held = !this.held;
    clearTimeout(this.#timer);
    if (this.held) this.#left = Math.max(0, this.#due - performance.now());
    else this.#wait(this.#left);
  }

  /** Shows the last scene at once: whatever was still to be told is in the log. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.#act;
    const untold = this.#act?.again ? [] : this.#cues.map(({ moment, at }) => moment.beats[at]!);
    const beats = this.#waiting.flatMap(({ moments }) => moments.flatMap((moment) => moment.beats));
    this.clear();
    if (last === null) return;
    this.#say([...untold, ...beats]);
    this.audience.show(last.scene, null);
  }

  /** Forgets what is told, and what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#act = null;
    this.#cues = [];
    this.#spent = this.#read = 0;
    this.now = null;
    this.telling = false;
    this.held = false;
  }

  #tempo({ again }: Act): Tempo {
    const tempo = this.audience.tempo();
    return again && tempo === "off" ? "normal" : tempo;
  }

  /** Whatever waits is told next, all of it together. What the eye is not given time for is not drawn at all. */
  #begin(): void {
    clearTimeout(this.#timer);
    this.now = null;
    this.#act = null;
    const waiting = this.#covered ? [] : this.#waiting.splice(0);
    if (waiting.length > 0 && this.#start(waiting.reduce(together), waiting.length > MANY)) return;
    this.#spent = this.#read = 0;
    this.telling = false;
  }

  /** Begins to tell; false if there is nothing to tell that takes time. */
  #start(act: Act, behind: boolean): boolean {
    const story = (piece: string) => this.audience.story(piece);
    const told = { spent: this.#spent, read: this.#read, behind, plays: !act.watched };
    this.#cues = plan(act.moments, this.#tempo(act), { ...told, story });
    this.#views = null;
    if (this.#cues.length === 0) {
      this.audience.show(act.scene, null);
      return false;
    }
    this.#act = act;
    if (act.beside || isQuiet(act)) {
      this.telling = false;
      this.audience.show(act.scene, null);
      this.#advance();
    } else {
      this.telling = true;
      void this.#raise(act);
    }
    return true;
  }

  /** The table stays as it was until its beats are there. */
  async #raise(act: Act): Promise<void> {
    if (act.before !== null) {
      if (!act.again) this.audience.show(act.scene, act.before);
      const late = new Promise<null>((then) => setTimeout(() => then(null), LATE));
      const views = await Promise.race([act.views(act.scene).catch(() => null), late]);
      if (this.#act?.moments !== act.moments) return;
      this.#views = views;
    }
    this.#advance();
  }

  #advance(): void {
    const cue = this.#cues.shift();
    const act = this.#act;
    if (act === null) return;
    if (document.hidden) {
      this.skip();
    } else if (cue === undefined) {
      this.#end();
    } else {
      this.now = cue;
      this.last = this.#cues.length === 0 && this.#waiting.length === 0;
      if (this.telling) this.audience.show(act.scene, this.#between(act, cue));
      const beat = cue.moment.beats[cue.at]!;
      if (!cue.rests) this.audience.hear(beat);
      if (!act.again && !cue.rests) this.#say([beat]);
      if (beat.importance === 4) this.seen = new Set([...this.seen, cue.moment.key]);
      if (cue.aside) this.#spent += cue.ms;
      else this.#read += cue.ms;
      this.#wait(cue.ms);
    }
  }

  #between({ scene, again }: Act, { moment, at }: Cue): Between {
    const { number } = moment.beats[at]!.lines.at(-1)!;
    return { view: this.#views?.(number) ?? scene.view, log_length: again ? scene.log_length : number + 1 };
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#due = performance.now() + ms;
    this.#timer = setTimeout(() => this.#over(), ms);
  }

  /** The time of a beat is over. What waits to be read stays; if it is the last, the question comes all the same. */
  #over(): void {
    const last = this.#cues.length === 0 && this.#waiting.length === 0;
    if (last && this.telling) this.#lapsed = performance.now();
    if (!this.now?.waits) this.#advance();
    else if (last && this.#act !== null) this.#leaveStanding(this.#act);
  }

  #leaveStanding({ scene }: Act): void {
    this.#act = null;
    this.#spent = this.#read = 0;
    this.telling = false;
    this.audience.show(scene, null);
  }

  #end(): void {
    const act = this.#act;
    const more = this.#waiting.length;
    if (act !== null && this.telling && more === 0) this.audience.show(act.scene, null);
    this.#begin();
  }

  #say(beats: readonly Moment["beats"][number][]): void {
    const lines = beats.filter(({ importance }) => importance >= 3).flatMap(({ lines: told }) => told);
    if (lines.length > 0) this.aloud = lines.map(wordsOf).join(" ");
  }
}

/** One act after another, as one: somebody's turn that goes on is told as one. */
function together(first: Act, next: Act): Act {
  const beside = first.beside && next.beside;
  return { ...first, scene: next.scene, moments: joined(first.moments, next.moments), beside };
}

/** Whether nothing has happened but details. */
function isQuiet({ moments }: Act): boolean {
  return moments.every(({ importance }) => importance === 1);
}
