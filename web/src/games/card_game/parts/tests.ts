// Tests that are over: what the log tells of them.
import type { Desk } from "../../../table/desk";
import { type Line, settledOf } from "../facts";

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
