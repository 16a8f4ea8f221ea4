// What has settled the visitor's check is kept by check: a die that a clue has bought belongs to those that were rolled before it.
import type { LogLine } from "../protocol/types";
import type { Stage } from "./pieces";

/**
 * The lines since the visitor last decided, with the check or fight before it that they go on with. Who has not decided yet is
 * told what the last choice has brought about.
 */
export function settledSince(log: readonly LogLine[], decided: number | null, stage: Stage): readonly LogLine[] {
  const since = decided ?? log.find(({ move }) => move === log.at(-1)?.move)?.number ?? 0;
  const goesOn = log.find((line) => line.number >= since && isSheet(line, stage));
  if (goesOn === undefined || opens(goesOn, stage)) return log.filter(({ number }) => number >= since);
  const begin = log.findLast((line) => line.number < goesOn.number && isSheet(line, stage) && opens(line, stage));
  return log.filter(({ number }) => number >= Math.min(since, begin?.number ?? since));
}

const isSheet = ({ kind }: LogLine, stage: Stage): boolean => stage[kind]?.form === "sheet";
const opens = ({ kind }: LogLine, stage: Stage): boolean => stage[kind]?.opens === true;
