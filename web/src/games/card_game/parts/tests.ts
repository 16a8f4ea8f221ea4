// Skill tests: how the one under way stands, and what the log tells of those that are over.
import type { Desk } from "../../../table/desk";
import { type Line, settledOf, type TestView } from "../facts";

export interface PastTest {
  /** The number of the line with which it began. */
  key: number;
  seat: number;
  who: string;
  skill: string;
  difficulty: number;
  tokens: string[];
  passed: boolean;
  by: number;
}

/** The tests among lines of the log that are over. */
export function pastTests(lines: readonly Line[]): PastTest[] {
  const over: PastTest[] = [];
  let now: PastTest | null = null;
  for (const { kind, data, number } of lines) {
    if (kind === "TestBegan") {
      const { seat, who, skill, difficulty } = data;
      now = { key: number, seat, who, skill, difficulty, tokens: [], passed: false, by: 0 };
    } else if (now === null) continue;
    else if (kind === "TokenRevealed") now.tokens.push(data.token);
    else if (kind === "TestPassed" || kind === "TestFailed") {
      over.push({ ...now, passed: kind === "TestPassed", by: data.by });
      now = null;
    }
  }
  return over;
}

/** The tests that have come to an end, until the visitor has decided with them in sight. */
export function testsOn(desk: Desk): readonly PastTest[] {
  return pastTests(settledOf(desk));
}

/** Whether it is still open how a test ends, and if not, how it stands. */
export type Standing = "open" | "good" | "bad";

export function standingOf({ tokens, automatic, step, passed, total, difficulty }: TestView): Standing {
  if (tokens.length === 0 && automatic === "" && step < 6) return "open";
  const good = step >= 6 ? passed : total >= difficulty && automatic !== "failure";
  return good ? "good" : "bad";
}
