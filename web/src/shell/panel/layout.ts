// How answers are laid out: one after the other, or folded away in groups where there are very many of a kind.
import type { GameFace } from "../../games/face";
import type { OptionInfo, Question, Scene } from "../../protocol/types";

export interface Group {
  /** The piece under whose name they are. */
  readonly piece: string;
  readonly options: readonly OptionInfo[];
}

export interface Layout {
  /** Those that can be seen at once; numbers on the keyboard mean these. */
  readonly loose: readonly OptionInfo[];
  readonly groups: readonly Group[];
}

/** So many answers of a kind are laid out one after the other. */
const FEW = 8;

export function layOut(question: Question, view: Scene["view"], face: Pick<GameFace, "group">): Layout {
  const groupOf = (option: OptionInfo) => face.group?.(view, option) ?? "";
  const grouped = question.options.filter((option) => groupOf(option) !== "");
  if (grouped.length <= FEW) return { loose: question.options, groups: [] };
  const pieces = [...new Set(grouped.map(groupOf))];
  return {
    loose: question.options.filter((option) => groupOf(option) === ""),
    groups: pieces.map((piece) => ({ piece, options: grouped.filter((option) => groupOf(option) === piece) })),
  };
}
