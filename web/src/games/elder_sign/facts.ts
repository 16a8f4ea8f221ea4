// What is printed on the components, as the server tells it beside their words.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";
import { visitors } from "../../kit/person/seats";

type Own = Wire<"elder_sign">;

export type AdventureView = Own["AdventureView"];
export type DieView = Own["DieView"];
export type EffectSign = Own["EffectSign"];
export type ElderSignView = Own["ElderSignView"];
export type Facts = Own["Facts"];
export type InvestigatorView = Own["InvestigatorView"];
export type NeedView = Own["NeedView"];
export type SeatView = Own["SeatView"];
export type TaskView = Own["TaskView"];
export type Printed = Own["Task"];
export type Role = Facts["lines"][number];

/** A line of the log, with what happened as data. */
export type Line = Happened<"elder_sign">;

export const { viewOf, factsOf, newsOf, logOf } = readings<ElderSignView, Facts, Line>();

/** The line of a component's words that is about something; "" if there is none. */
export function lineOf(desk: Desk, piece: string, role: Role): string {
  const lines = desk.pieces[slugOf(piece)]?.lines ?? [];
  return lines[factsOf(desk, piece)?.lines.indexOf(role) ?? -1] ?? "";
}

/** The needs of a task in two parts: what stays printed, and what the monster on it demands. */
export function demands(task: TaskView, printed: Printed | undefined): [NeedView[], NeedView[]] {
  if (task.monster === "") return [[...task.needs], []];
  const kept = task.frame === "partial" && printed ? printed.needs.length - (printed.framed?.length ?? 0) : 0;
  return [task.needs.slice(0, kept), task.needs.slice(kept)];
}

/** Whether a task is drawn: one without needs that no monster can come to is not. */
export function isDrawn({ needs, frame }: TaskView): boolean {
  return needs.length > 0 || frame !== "none";
}

/** The dice whose lock is the icon of that card or monster. */
export function lockedBy(view: ElderSignView, ...icons: string[]): DieView[] {
  return view.dice.filter((die) => die.lock !== "" && icons.includes(die.lock));
}

/** The dice on tasks of a card that has been replaced already: rewards come after that. */
export function leftBehind(view: ElderSignView): DieView[] {
  if (view.ancient_one.awake) return [];
  const held = [...view.museum, ...view.other_worlds].flatMap((laid) => laid?.tasks.flatMap(({ dice }) => dice) ?? []);
  return view.dice.filter((die) => die.zone === "task" && !held.includes(die.id));
}

export { visitors };
