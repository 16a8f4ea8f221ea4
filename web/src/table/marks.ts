// Which options are marked where several may be taken together.
import type { Question } from "../protocol/types";

/** Whether options are marked first and confirmed then, rather than taken at a click. */
export function isSeveral(question: Question): boolean {
  return question.most > 1 || question.least === 0;
}

/** The marks after an option was clicked. Beyond the most that may be taken, the oldest mark makes room. */
export function toggle(marks: readonly string[], option: string, question: Question): string[] {
  if (marks.includes(option)) return marks.filter((id) => id !== option);
  return [...marks, option].slice(-Math.max(question.most, 1));
}

export function canConfirm(marks: readonly string[], question: Question): boolean {
  return marks.length >= question.least && marks.length <= question.most;
}
