// What Mansions of Madness puts on the stage: one house, and two sides of a screen around it.
import Band from "./Band.svelte";
import Board from "./Board.svelte";
import Case from "./Case.svelte";
import type { Desk } from "../../table/desk";
import type { Matters } from "../../table/standing";
import { askingCard, laid, type MansionView, viewOf } from "./facts";
import Others from "./Others.svelte";
import Own from "./Own.svelte";
import { comingsOn } from "./parts/comings";
import Sheet from "./parts/Sheet.svelte";
import { deskWordsOf, wordsOf } from "./words";
import type { GameStage } from "../face";

type Step = MansionView["step"];

/** The steps of a round that each of its phases is made of. */
const PHASES = {
  investigators: ["order", "turn", "act", "trading", "turn_end"],
  keeper: ["threat", "keeper_actions", "monster_attacks"],
  event: ["event"],
} as const satisfies Record<string, readonly Step[]>;

/** Whom one fights, or the card that is read. */
function pictured(desk: Desk): string {
  const cards = comingsOn(desk).flatMap((thing) => ("coming" in thing ? [thing.coming] : []));
  const read = cards.findLast(({ kind }) => kind !== "CombatCardDrawn")?.card ?? "";
  return viewOf(desk).fight?.monster || askingCard(desk) || read;
}

/** How much threat a keeper saves up who would rather be asked later. */
const SAVED = 3;

const THREAT: Matters = {
  name: "threat",
  limit: (view) => (view as MansionView).keeper.threat + SAVED,
  now: (view, _, limit) => (view as MansionView).keeper.threat >= limit,
  words: (speaking, n) => ({
    offer: deskWordsOf(speaking).onlyThreat({ n }),
    given: deskWordsOf(speaking).passingThreat({ n }),
  }),
};

export default {
  parts: { band: Band, board: Board, own: Own, others: Others, case: Case },
  laid: (view) => laid(view as MansionView),
  kinds: { act: "board", solve: "board", before_roll: "case", roll_again: "case" },
  own: (view) => ((view as MansionView).seat === (view as MansionView).keeper?.seat ? 178 : 150),
  sheet: Sheet,
  passes: {
    play_mythos: { only: [THREAT] },
    play_trauma: { only: [THREAT] },
    strike: { until: ["turn", "another"] },
    roll_again: { until: ["turn", "word"] },
    special_attack: { until: ["turn", "word"] },
  },
  pictured,
  says: ["event"],
  phases: (desk) =>
    Object.entries(PHASES).map(([phase, steps]) => ({
      words: wordsOf(desk).phases[phase as keyof typeof PHASES],
      now: (steps as readonly Step[]).includes(viewOf(desk).step),
    })),
} satisfies GameStage;
