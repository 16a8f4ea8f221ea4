// What has been turned up and rolled for the visitor, as the log tells it: cards and dice that are back where they belong already.
import type { Reading } from "../../../kit/stage/reading";
import type { LogLine } from "../../../protocol/types";
import type { Desk } from "../../../table/desk";
import { factsOf, type Line, settledOf, viewOf } from "../facts";
import { wordsOf } from "../words";
import { mineIn } from "./places";

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

/** A roll or a card, by the number of the first line that tells of it. */
export type Thing = { readonly key: number } & ({ readonly roll: Rolled } | { readonly turned: Turned });

/** The things among lines of the log. */
export function thingsIn(lines: readonly Line[]): Thing[] {
  const things: Thing[] = [];
  for (const { kind, data, number: key } of lines) {
    if (kind === "EncounterDrawn") things.push({ key, turned: { card: data.card, who: data.who, at: data.place } });
    else if (kind === "OtherWorldEncounter")
      things.push({ key, turned: { card: data.card, who: data.who, at: data.world } });
    else if (kind === "MythosDrawn") things.push({ key, turned: { card: data.card, who: "", at: "" } });
    else if (kind === "CheckMade") {
      const { success_from: from, ...roll } = data;
      things.push({ key, roll: { ...roll, from } });
    } else if (kind === "ClueDieRolled" || kind === "DiceAdded") {
      settle(things, data.who, ({ faces }) => ({ faces: [...faces, ...data.faces], won: data.won }));
    } else if (kind === "DiceRerolled") {
      settle(things, data.who, () => ({ faces: data.dice, won: data.won }));
    } else if (kind === "SuccessAdded") {
      settle(things, data.who, () => ({ won: data.won }));
    }
  }
  return things;
}

/** What has come up since the last Mythos card, which ends the round. */
export function thisRound(things: readonly Thing[]): readonly Thing[] {
  return things.slice(things.findLastIndex((thing) => "turned" in thing && thing.turned.who === "") + 1);
}

/** The entry of a card that happens, or all that is written on it but for what is said by signs. */
export function entryOf(desk: Desk, { card, at }: Turned): Reading {
  const all = desk.lines(card);
  if (at === "") return { title: desk.name(card), lines: all.slice(factsOf(desk, card, "mythos") ? 1 : 0) };
  const entry = factsOf(desk, card, "encounters")?.entries.indexOf(at) ?? -1;
  const line = entry < 0 ? all.at(-1) : all[entry];
  return { title: desk.name(at), lines: line === undefined ? [] : [line], shows: picturedBy(desk, { card, at }) };
}

/** The piece whose picture shows what happens at a place: the encounter, or the world if a gate card tells of another one first. */
export function picturedBy(desk: Desk, { card, at }: Pick<Turned, "card" | "at">): string {
  const encounter = `${card}:${at}`;
  if (encounter in desk.pieces) return encounter;
  const [first = at] = factsOf(desk, card, "encounters")?.entries ?? [];
  return first !== at && at in desk.pieces ? at : card;
}

/** What is read on the card that a line tells of, and what a turning point means. */
export function read(desk: Desk, line: LogLine): Reading | null {
  const meaning = wordsOf(desk).meaning[line.kind];
  if (meaning !== undefined) return { title: "", lines: [meaning] };
  const [thing] = thingsIn([line as unknown as Line]);
  return thing && "turned" in thing ? entryOf(desk, thing.turned) : null;
}

/** The last roll of an investigator comes out differently. */
function settle(things: Thing[], who: string, change: (roll: Rolled) => Partial<Rolled>): void {
  const at = things.map((thing) => ("roll" in thing ? thing.roll.who : "")).lastIndexOf(who);
  const thing = things[at];
  if (thing && "roll" in thing) things[at] = { key: thing.key, roll: { ...thing.roll, ...change(thing.roll) } };
}

/**
 * What has settled things for the visitor and is not shown as it goes on: the check under way has a place of its own, and so has
 * the card that is resolved. What has come up for others is told as it happens.
 */
export function happenedOn(desk: Desk): readonly Thing[] {
  const view = viewOf(desk);
  const { checks, encounter } = view;
  const you = view.seats.find(({ seat }) => seat === mineIn(view))?.investigator?.slug;
  const things = thisRound(thingsIn(settledOf(desk)));
  const rolls = things.filter((thing) => "roll" in thing);
  const open: readonly Thing[] = rolls.slice(Math.max(0, rolls.length - checks.length));
  return things.filter((thing) =>
    "roll" in thing
      ? thing.roll.who === you && !open.includes(thing)
      : thing.turned.who === you && thing.turned.card !== encounter?.card,
  );
}
