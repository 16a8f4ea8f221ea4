// How it stands with an investigator, in words.
import type { Desk } from "../../../table/desk";
import type { InvestigatorView } from "../facts";
import { type BoardWords, wordsOf } from "../words";

/** Where it is, or what has become of it. */
export function whereIs(desk: Desk, { at, fate }: InvestigatorView): string {
  return fate ? (wordsOf(desk).fates[fate] ?? "") : at ? desk.name(at) : "";
}

/** What has become of it for the rest of the campaign. */
export function illOf({ killed, insane }: InvestigatorView, words: BoardWords): string {
  return killed ? words.killed : insane ? words.insane : "";
}

export function traumaOf({ physical_trauma, mental_trauma }: InvestigatorView, words: BoardWords): string {
  const traumas = Object.entries({ physical: physical_trauma, mental: mental_trauma });
  const kinds = traumas.flatMap(([kind, n]) => (n > 0 ? [words.traumas[kind]!({ n })] : []));
  return kinds.length > 0 ? words.trauma({ kinds: kinds.join(", ") }) : "";
}
