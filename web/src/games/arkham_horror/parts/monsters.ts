// What a monster's marker says.
import { signed } from "../../../kit/chance/numbers";
import type { MonsterView } from "../facts";
import type { BoardWords } from "../words";

/** All numbers of a monster in words. */
export function numbersOf(monster: MonsterView, words: BoardWords): string {
  const { awareness, horror, horror_damage, combat, combat_damage, toughness, movement, symbol } = monster;
  return [
    words.movement[movement],
    words.symbols[symbol],
    `${words.awareness} ${signed(awareness)}`,
    horror === null ? "" : `${words.horror} ${signed(horror)} (${horror_damage})`,
    `${words.combat} ${signed(combat)} (${combat_damage})`,
    `${words.toughness} ${toughness}`,
  ]
    .filter((said) => said)
    .join(", ");
}

const BORDERS: Readonly<Record<string, string>> = {
  normal: "var(--ink-muted)",
  stationary: "var(--lamp)",
  fast: "var(--stamina)",
  flying: "var(--sanity)",
  unique: "var(--clue)",
};
/** Movements of boxes have these in turn. */
const OTHERS = ["var(--green)", "var(--elder)", "var(--oxblood)"] as const;

/** The colour of the border, by how a monster moves. */
export function borderOf(movement: string, words: BoardWords): string {
  const others = Object.keys(words.movement).filter((one) => !(one in BORDERS));
  return BORDERS[movement] ?? OTHERS[Math.max(0, others.indexOf(movement)) % OTHERS.length]!;
}
