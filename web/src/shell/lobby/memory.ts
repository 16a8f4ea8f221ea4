// What this browser remembers of tables: how they were set, and which were visited.
import type { NewTable, Scene } from "../../protocol/types";

export interface Visited {
  readonly id: string;
  readonly title: string;
  /** In seconds since 1970. */
  readonly at: number;
}

const SETUPS = "miskatonic.setups";
const VISITS = "miskatonic.visits";
const BEGUN = "miskatonic.begun";
const KEPT = 30;

function read<T>(key: string): T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as T[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, entries: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(entries.slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing can still be played in.
  }
}

export function rememberSetup(id: string, setup: NewTable): void {
  const others = read<{ id: string }>(SETUPS).filter((entry) => entry.id !== id);
  write(SETUPS, [{ id, setup }, ...others]);
}

/** The same table once more: as it was set, or as it looks if it was set elsewhere. */
export function setupOf(scene: Scene): NewTable {
  const kept = read<{ id: string; setup: NewTable }>(SETUPS).find((entry) => entry.id === scene.id);
  if (kept !== undefined) return kept.setup;
  const seats = scene.seats.map(({ kind, bot, yours }) => ({
    kind: kind === "bot" ? ("bot" as const) : yours ? ("me" as const) : ("open" as const),
    bot,
    name: "",
  }));
  const options = scene.boxes.length > 0 ? { boxes: scene.boxes } : {};
  return { game: scene.game, options, seats, seed: null, settings: { ...scene.settings, paused: false } };
}

export function rememberVisit(scene: Scene): void {
  const others = visits().filter((entry) => entry.id !== scene.id);
  write(VISITS, [{ id: scene.id, title: scene.title, at: Date.now() / 1000 }, ...others]);
}

export function visits(): Visited[] {
  return read<Visited>(VISITS);
}

interface Begun {
  readonly id: string;
  readonly seats: readonly number[];
}

/** The seats of a table that have begun to play in this browser. */
export function begunAt(id: string): readonly number[] {
  return read<Begun>(BEGUN).find((entry) => entry.id === id)?.seats ?? [];
}

export function rememberBegun(id: string, seat: number): void {
  const others = read<Begun>(BEGUN).filter((entry) => entry.id !== id);
  write(BEGUN, [{ id, seats: [...new Set([...begunAt(id), seat])] }, ...others]);
}

/** Tables that were opened for somebody's first game, until they have been entered. */
const firstGames = new Set<string>();

export function rememberFirstGame(id: string): void {
  firstGames.add(id);
}

/** Whether somebody enters a table of a game that is new to them; true once. */
export function isFirstGame(id: string): boolean {
  return firstGames.delete(id);
}
