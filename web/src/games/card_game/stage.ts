// What lies where on the stage.
import { aboutIn, type CardGameView, enemiesAt, isBetween, laid, viewOf } from "./facts";
import type { Matters, Passing } from "../../table/standing";
import type { GameStage } from "../face";
import Band from "./parts/Band.svelte";
import Board from "./parts/Board.svelte";
import Case from "./parts/Case.svelte";
import Interlude from "./parts/Interlude.svelte";
import { FEW } from "./parts/Offered.svelte";
import Others from "./parts/Others.svelte";
import Own from "./parts/Own.svelte";
import Tests from "./parts/Tests.svelte";
import Whole from "./parts/Whole.svelte";
import { wordsOf } from "./words";

const PHASES = ["mythos", "investigation", "enemy", "upkeep"] as const;

/** Whoever has an enemy at the same location wants to be asked. */
const ENEMY: Matters = {
  name: "enemy",
  now: (seen, seat) => {
    const view = seen as CardGameView;
    const at = view.investigators.find((one) => one.seat === seat)?.at;
    return at !== undefined && enemiesAt(view, at).length > 0;
  },
  words: (speaking) => ({ offer: wordsOf(speaking).onlyEnemy, given: wordsOf(speaking).passingEnemy }),
};

/** Which cards match differs from test to test. */
const COMMIT: Passing = { until: ["turn", "word"], varies: true, only: [ENEMY] };

export default {
  parts: { band: Band, board: Board, bench: Tests, own: Own, others: Others, case: Case },
  whole: { part: Interlude, when: (view) => isBetween(view as CardGameView) },
  own: 176,
  laid: (view) => laid(view as CardGameView),
  sheet: Whole,
  passes: { window: { only: [ENEMY] }, reaction: { only: [ENEMY] }, commit: COMMIT, commit_other: COMMIT },
  few: FEW,
  // A turn and what interrupts it are about the map, whatever is in hand; a test is about the test.
  kinds: { turn: "board", window: "board", commit: "bench", commit_other: "bench", result: "bench", token: "bench" },
  pictured: (desk) => (isBetween(viewOf(desk)) ? "" : (viewOf(desk).drawn[0] ?? aboutIn(desk)[0] ?? "")),
  says: ["clues", "act", "doom", "agenda"],
  phases: (desk) => {
    const { phase } = viewOf(desk);
    if (phase === "setup") return [];
    return PHASES.map((one) => ({ words: wordsOf(desk).phases[one], now: phase === one }));
  },
} satisfies GameStage;
