// What has come up since the visitor last decided: cards, dice, puzzles that are solved. They are back where they belong already.
import type { Desk } from "../../../table/desk";
import { type Line, isKeeper, settledOf } from "../facts";
import { deskWordsOf } from "../words";
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

type Said = { readonly roll: Roll } | { readonly coming: Coming } | { readonly solved: Laid; readonly who: string };
/** What has come up, by the number of the line that tells of it. */
export type Thing = { readonly key: number } & Said;

/** The things among lines of the log. */
export function thingsIn(lines: readonly Line[]): Thing[] {
  return lines.flatMap((line) => {
    const thing = thingOf(line);
    return thing === null ? [] : [{ key: line.number, ...thing }];
  });
}

function thingOf(line: Line): Said | null {
  const { kind, data } = line;
  switch (line.kind) {
    case "TestMade": {
      const { who, attribute, value, die, passed } = line.data;
      return { roll: { who, attribute, value, die, passed: passed > 0 } };
    }
    case "PuzzleSolved": {
      const { who, card, laid, turns, tile_turns } = line.data;
      return { who, solved: { layout: card, pieces: laid, turns, tile_turns } };
    }
    case "StoryBegan":
      return { coming: { kind, card: line.data.story, who: "", room: line.data.room } };
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
      return { coming: { kind, card, who, room } };
    }
    default:
      return null;
  }
}

/** What has come up, until the visitor has decided with it in sight. */
export function comingsOn(desk: Desk): readonly Thing[] {
  const lines = settledOf(desk);
  return thingsIn(isKeeper(desk) ? lines.filter(({ kind }) => !PLAYED.has(kind)) : lines);
}

/** What the keeper has just chosen to do needs no card in the keeper's own case. */
const PLAYED: ReadonlySet<string> = new Set(["KeeperActed", "MythosPlayed"]);

/** At most so many are in sight. */
const FEW = 4;

/** The last things that have come up: earlier ones are in the log. */
export function lately(things: readonly Thing[]): readonly Thing[] {
  return things.slice(-FEW);
}

/**
 * The keys of those that are shown in full: one's own dice, the last combat card, and the last thing, unless it is the
 * die of somebody else or a card is asked about, which stands there itself. The others take a line each.
 */
export function inFull(things: readonly Thing[], own: string, asked: boolean): ReadonlySet<number> {
  const last = asked ? undefined : things.slice(-1).find((thing) => !("roll" in thing));
  const roll = things.findLast((thing) => "roll" in thing && thing.roll.who === own);
  const fought = things.findLast((thing) => "coming" in thing && thing.coming.kind === "CombatCardDrawn");
  return new Set([last, roll, fought].flatMap((thing) => (thing === undefined ? [] : [thing.key])));
}

/** What a card that has come up means, and for whom. */
export function kickerOf(desk: Desk, { kind, who }: Coming): string {
  const { lines } = deskWordsOf(desk);
  return [lines[kind] ?? lines.MythosPlayed!, ...(who === "" ? [] : [desk.name(who)])].join(" · ");
}
