// What has been turned up and rolled since the visitor last decided: cards and dice that are back where they belong already.
import type { Desk } from "../../../table/desk";
import { Recent } from "../../../table/recent.svelte";
import { type Line, newsOf, viewOf } from "../facts";

export interface Rolled {
  readonly who: string;
  readonly skill: string;
  readonly kind: string;
  readonly modifier: number;
  readonly difficulty: number;
  readonly faces: readonly number[];
  readonly won: number;
  /** The least that a die must show to be a success. */
  readonly from: number;
}

export interface Turned {
  readonly card: string;
  /** Whose it is; "" if it is for all. */
  readonly who: string;
  /** The place or world whose entry happens; "" if it has no entries. */
  readonly at: string;
}

export type Thing = { readonly key: number } & ({ readonly roll: Rolled } | { readonly turned: Turned });

/** More than the last few nobody reads. */
const MOST = 4;

/** The things among lines of the log, after those that there were before. */
export function thingsIn(lines: readonly Line[], before: readonly Thing[] = []): Thing[] {
  const things = [...before];
  for (const { kind, data, number: key } of lines) {
    const last = things.at(-1);
    if (kind === "EncounterDrawn") things.push({ key, turned: { card: data.card, who: data.who, at: data.place } });
    else if (kind === "OtherWorldEncounter")
      things.push({ key, turned: { card: data.card, who: data.who, at: data.world } });
    else if (kind === "MythosDrawn") things.push({ key, turned: { card: data.card, who: "", at: "" } });
    else if (kind === "CheckMade") {
      const { success_from: from, ...roll } = data;
      things.push({ key, roll: { ...roll, from } });
    } else if (last && "roll" in last && kind === "ClueDieRolled") {
      const faces = [...last.roll.faces, ...data.faces];
      things[things.length - 1] = { key: last.key, roll: { ...last.roll, faces, won: data.won } };
    } else if (last && "roll" in last && kind === "DiceRerolled") {
      things[things.length - 1] = { key: last.key, roll: { ...last.roll, faces: data.dice, won: data.won } };
    }
  }
  return things;
}

export class Happened extends Recent<Line, Thing> {
  constructor(desk: Desk) {
    super(desk, newsOf, thingsIn);
  }

  /** What is not shown as it goes on: the check under way has a place of its own, and so has the card that is resolved. */
  get over(): readonly Thing[] {
    const { checks, encounter, mythos } = viewOf(this.desk);
    const rolls = this.things.filter((thing) => "roll" in thing);
    const open: readonly Thing[] = rolls.slice(Math.max(0, rolls.length - checks.length));
    const shown = this.things.filter(
      (thing) => !open.includes(thing) && !("turned" in thing && [encounter?.card, mythos].includes(thing.turned.card)),
    );
    return shown.slice(-MOST);
  }
}
