// What the end of a game says, beside its pictures.
import type { Chapter, Part, Report, Scene } from "../../protocol/types";

export const plainly = (words: readonly Part[]): string => words.map((part) => part.words).join("");

/** What has been written down, without the sentence that the verdict says already. */
export function writtenOf({ chronicle, ending }: Scene): { epilogue: Chapter["lines"]; chapters: readonly Chapter[] } {
  const isVerdict = (words: readonly Part[]) => plainly(words) === ending?.words;
  const last = chronicle.find(({ lines }) => lines.some(isVerdict));
  return {
    epilogue: last?.lines.filter((words) => !isVerdict(words)) ?? [],
    chapters: chronicle.filter((chapter) => chapter !== last),
  };
}

const OFTEN = [2, 3, 4, 5, 10];

/** How often something happens, as so many in a few: 2 in 5. */
export function often(wins: number, games: number): [number, number] {
  const rate = games === 0 ? 0 : wins / games;
  const near = OFTEN.map((of): [number, number] => [Math.round(rate * of), of]);
  const off = ([some, of]: [number, number]) => Math.abs(rate - some / of);
  return near.reduce((best, one) => (off(one) < off(best) - 0.021 ? one : best));
}

/** Deeds that anybody has done; of each the seats that have done best. */
export function deedsOf({ deeds }: Pick<Report, "deeds">) {
  return deeds
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map((deed) => {
      const best = (deed.harm ? Math.min : Math.max)(...deed.counts);
      const isBest = deed.counts.map((count) => count === best && !deed.harm);
      return { ...deed, best: isBest.every((one) => one) ? isBest.map(() => false) : isBest };
    });
}
