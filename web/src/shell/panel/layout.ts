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

export function layOut(question: Question, view: Scene["view"], face: Pick<GameFace, "group" | "rank">): Layout {
  const groupOf = (option: OptionInfo) => face.group?.(view, option) ?? "";
  const rankOf = (option: OptionInfo) => face.rank?.(view, option) ?? 0;
  const options = question.options.toSorted((one, other) => rankOf(one) - rankOf(other));
  const grouped = options.filter((option) => groupOf(option) !== "");
  if (grouped.length <= FEW) return { loose: options, groups: [] };
  const pieces = [...new Set(grouped.map(groupOf))];
  return {
    loose: options.filter((option) => groupOf(option) === ""),
    groups: pieces.map((piece) => ({ piece, options: grouped.filter((option) => groupOf(option) === piece) })),
  };
}
