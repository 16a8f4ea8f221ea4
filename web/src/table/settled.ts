// What has settled the visitor's check is kept by check: a die that a clue has bought belongs to those that were rolled before it.
import type { LogLine } from "../protocol/types";
import type { Stage } from "./pieces";

/**
 * The lines since the visitor last decided, with the check or fight before it that they go on with. Who has not decided yet is
 * told what the last choice has brought about.
 */
export function settledSince(log: readonly LogLine[], decided: number | null, stage: Stage): readonly LogLine[] {
  const since = decided ?? log.find(({ move }) => move === log.at(-1)?.move)?.number ?? 0;
  const from = checkBefore(log, since, stage) ?? since;
  return log.filter(({ number }) => number >= from);
}

/** Where the check began that goes on after a line of the log; null if none does. Anything else that is told ends it. */
function checkBefore(log: readonly LogLine[], since: number, stage: Stage): number | null {
  const isSheet = ({ kind }: LogLine) => stage[kind]?.form === "sheet";
  const begins = ({ kind }: LogLine) =>
    stage[kind]?.opens || ["banner", "card", "point"].includes(stage[kind]?.form ?? "");
  const goesOn = log.find((line) => line.number >= since && (isSheet(line) || begins(line)));
  if (goesOn === undefined || begins(goesOn)) return null;
  const begun = log.findLast((line) => line.number < since && begins(line));
  return begun !== undefined && isSheet(begun) ? begun.number : null;
}
