import type { GameStage } from "../face";
import { viewOf } from "./facts";
import { askingCard, laid } from "./laid";
import Band from "./parts/Band.svelte";
import Board from "./parts/Board.svelte";
import Case from "./parts/Case.svelte";
import DicePool from "./parts/DicePool.svelte";
import Investigator from "./parts/Investigator.svelte";
import Others from "./parts/Others.svelte";
import Sheet from "./parts/Sheet.svelte";
import { wordsOf } from "./words";

/** The steps of a turn, by its phases. */
const PHASES = { movement: ["turn"], adventure: ["wait", "roll", "retry"], midnight: ["clock", "midnight"] } as const;

export default {
  parts: { band: Band, board: Board, bench: DicePool, own: Investigator, others: Others, case: Case },
  laid,
  sheet: Sheet,
  pictured: askingCard,
  says: ["signs", "doom"],
  few: Infinity,
  // The dice are in front as long as somebody rolls; who is to be taken lies over the board.
  kinds: { before_roll: "bench", after_roll: "bench", investigator: "board" },
  phases: (desk) => {
    const { step, ancient_one } = viewOf(desk);
    if (ancient_one.awake || step === "prepare" || step === "first_mythos") return [];
    const words = wordsOf(desk).phases;
    return Object.entries(PHASES).map(([phase, steps]) => ({
      words: words[phase as keyof typeof PHASES],
      now: (steps as readonly string[]).includes(step),
    }));
  },
} satisfies GameStage;
