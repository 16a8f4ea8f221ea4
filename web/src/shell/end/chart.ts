// Where the tracks of a game run on a chart: rounds from left to right, numbers from below upwards.
import type { Report } from "../../protocol/types";

type Track = Report["tracks"][number];

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface Plot {
  /** The middle of each round. */
  readonly x: readonly number[];
  readonly y: (value: number) => number;
  /** The numbers at the left. */
  readonly ticks: readonly number[];
  /** The rounds whose number is written below. */
  readonly labelled: readonly number[];
}

/** Room at the edges: for the numbers at the left and below. */
export const EDGE = { left: 24, right: 10, top: 10, bottom: 20 };
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_TICKS = 6;
/** Pixels between two numbers at the left, at least. */
const ABOVE = 13;
/** Pixels between the numbers of two rounds, at least. */
const APART = 24;

/** The greatest number on a chart: of all values, and of the limit that is drawn. */
export function highest(tracks: readonly Track[]): number {
  const limit = nearest(tracks)?.limit ?? 0;
  return Math.max(1, limit, ...tracks.flatMap(({ values }) => values));
}

/** The track that came nearest to deciding the game; null where none could. */
export function nearest(tracks: readonly Track[]): Track | null {
  const near = ({ values, limit }: Track): number => (limit === null || limit <= 1 ? -1 : Math.max(...values) / limit);
  const found = tracks.reduce<Track | null>((best, one) => (best && near(best) >= near(one) ? best : one), null);
  return found && near(found) >= 0 ? found : null;
}

export function plot(tracks: readonly Track[], rounds: number, { width, height }: Frame): Plot {
  const top = highest(tracks);
  const wide = Math.max(0, width - EDGE.left - EDGE.right);
  const high = Math.max(0, height - EDGE.top - EDGE.bottom);
  const ticks = Math.max(1, Math.min(MOST_TICKS, Math.floor(high / ABOVE)));
  const step = STEPS.find((one) => top / one <= ticks) ?? Math.ceil(top / ticks);
  const last = Math.ceil(top / step) * step;
  const between = rounds > 1 ? wide / (rounds - 1) : 0;
  const every = Math.max(1, Math.ceil(APART / Math.max(between, 1)));
  return {
    x: Array.from({ length: rounds }, (_, n) => EDGE.left + n * between),
    y: (value) => EDGE.top + high * (1 - value / last),
    ticks: Array.from({ length: last / step + 1 }, (_, n) => n * step),
    // The end has no number of its own.
    labelled: Array.from({ length: rounds }, (_, n) => n).filter((n) => n % every === 0 && n < rounds - 1),
  };
}

/** A line through the values of a track. */
export function lineOf({ values }: Track, { x, y }: Plot): string {
  return values.map((value, n) => `${n === 0 ? "M" : "L"}${round(x[n] ?? 0)} ${round(y(value))}`).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;
