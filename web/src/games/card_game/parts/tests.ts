// A test that began and ended between two scenes: what the news tell of it.
import type { Line, TestView } from "../facts";

export interface PastTest {
  seat: number;
  who: string;
  skill: string;
  difficulty: number;
  committed: string[];
  tokens: string[];
  passed: boolean;
  by: number;
}

/** The last test among the news that is over; null if there was none. It may have begun `before` them. */
export function pastTest(news: readonly Line[], before: TestView | null, who: string): PastTest | null {
  let now: PastTest | null = before && {
    seat: before.seat,
    who,
    skill: before.skill,
    difficulty: before.difficulty,
    committed: before.committed.map(({ card }) => card),
    tokens: [],
    passed: false,
    by: 0,
  };
  let over: PastTest | null = null;
  for (const { kind, data } of news) {
    if (kind === "TestBegan") {
      const { seat, who, skill, difficulty } = data;
      now = { seat, who, skill, difficulty, committed: [], tokens: [], passed: false, by: 0 };
    } else if (now === null) continue;
    else if (kind === "CardCommitted") now.committed.push(data.card);
    else if (kind === "TokenRevealed") now.tokens.push(data.token);
    else if (kind === "TestPassed" || kind === "TestFailed") {
      over = { ...now, passed: kind === "TestPassed", by: data.by };
    }
  }
  return over;
}
