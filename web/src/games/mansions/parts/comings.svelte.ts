// What has come up since the visitor last decided: cards, dice, puzzles that are solved. They are back where they belong already.
import type { Desk } from "../../../table/desk";
import { Recent } from "../../../table/recent.svelte";
import { type Line, newsOf } from "../facts";
import type { Laid } from "./puzzle";

export interface Roll {
  readonly who: string;
  readonly attribute: string;
  /** The most that the die may show. */
  readonly value: number;
  readonly die: number;
  readonly passed: boolean;
}

export interface Coming {
  /** What has happened, as the log calls it. */
  readonly kind: string;
  readonly card: string;
  /** Whom it happens to; "" if to nobody or to all. */
  readonly who: string;
  /** The room that a clue hints at. */
  readonly room: string;
}

export type Thing = { readonly key: number } & (
  { readonly roll: Roll } | { readonly coming: Coming } | { readonly solved: Laid; readonly who: string }
);

/** More than the last few nobody reads. */
const MOST = 5;

/** The things among lines of the log, after those that there were before. */
export function thingsIn(lines: readonly Line[], before: readonly Thing[] = []): Thing[] {
  const things = [...before];
  for (const line of lines) {
    const thing = thingOf(line);
    if (thing !== null) things.push(thing);
  }
  return things;
}

function thingOf(line: Line): Thing | null {
  const { kind, number: key, data } = line;
  switch (line.kind) {
    case "TestMade": {
      const { who, attribute, value, die, passed } = line.data;
      return { key, roll: { who, attribute, value, die, passed: passed > 0 } };
    }
    case "PuzzleSolved": {
      const { who, card, laid, turns, tile_turns } = line.data;
      return { key, who, solved: { layout: card, pieces: laid, turns, tile_turns } };
    }
    case "StoryBegan":
      return { key, coming: { kind, card: line.data.story, who: "", room: line.data.room } };
    case "ClueFound":
    case "LockMet":
    case "CardFound":
    case "ObstacleMet":
    case "SpellCast":
    case "TraumaReceived":
    case "MythosPlayed":
    case "SecretShown":
    case "EventResolved":
    case "ObjectiveRevealed":
    case "KeeperActed":
    case "CombatCardDrawn": {
      const { card, who = "", room = "" } = data as { card: string; who?: string; room?: string };
      return { key, coming: { kind, card, who, room } };
    }
    default:
      return null;
  }
}

export class Comings extends Recent<Line, Thing> {
  constructor(desk: Desk) {
    super(desk, newsOf, thingsIn);
  }

  /** The last few of them. */
  get last(): readonly Thing[] {
    return this.things.slice(-MOST);
  }
}
