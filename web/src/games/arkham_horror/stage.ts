// What Arkham Horror puts into the regions of the stage, and which pieces lie where.
import type { Scene } from "../../protocol/types";
import { FEW, type Laid } from "../../table/front";
import type { Passings } from "../../table/standing";
import type { GameStage, Phase } from "../face";
import Board from "./Board.svelte";
import type { Desk } from "../../table/desk";
import {
  ANCIENT_ONE,
  areasOf,
  type ArkhamView,
  facedIn,
  inCase,
  lastingMythos,
  monstersAt,
  offeredIn,
  PAIRS,
  spreadIn,
  viewOf,
} from "./facts";
import Band from "./parts/Band.svelte";
import Case from "./parts/Case.svelte";
import { happenedOn, picturedBy, read } from "./parts/happened";
import Others from "./parts/Others.svelte";
import Own from "./parts/Own.svelte";
import { beyondIn, folkAt, mineIn } from "./parts/places";
import Sheet from "./parts/Sheet.svelte";
import { wordsOf } from "./words";

function laid(seen: Scene["view"]): Laid {
  const view = seen as ArkhamView;
  const { ancient_one: one, encounter } = view;
  const you = view.seats.find(({ seat }) => seat === mineIn(view))?.investigator;
  const beyond = beyondIn(view);
  const drawn = inCase(view);
  const named = (...pieces: readonly string[]) => new Set(pieces.filter((piece) => piece !== ""));
  return {
    band: named(one.slug, ...view.sheets, ...lastingMythos(view)),
    board: named(
      ...(one.awake ? [ANCIENT_ONE, one.card, ...folkAt(view, ANCIENT_ONE)] : inTowns(view)),
      ...beyond.filter((place) => view.worlds.includes(place)),
      ...folkAt(view, ...beyond.flatMap((place) => (view.worlds.includes(place) ? areasOf(place) : [place]))),
      ...(drawn.length > FEW ? drawn : []),
      ...view.revealed,
    ),
    own: you
      ? named(
          you.slug,
          ...you.cards,
          ...you.monster_trophies.map(({ id }) => id),
          ...you.gate_trophies.map(({ id }) => id),
          ...slidersOf(you.sliders.length),
          "clue",
        )
      : new Set(),
    others: named(
      ...view.seats.flatMap(({ investigator }) => (investigator && investigator !== you ? [investigator.slug] : [])),
    ),
    case: named(view.mythos, encounter?.card ?? "", ...inFight(view), ...(drawn.length > FEW ? [] : drawn)),
  };
}

/** The sliders of an investigator: few have a fourth one. */
function slidersOf(number: number): string[] {
  return [...PAIRS.map(([first]) => first), "max_sanity"].slice(0, number).map((first) => `slider:${first}`);
}

/** Everything that lies on the maps. */
function inTowns(view: ArkhamView): string[] {
  return [
    ...view.places.flatMap(({ id, gate, markers }) => [id, gate, ...markers.map((marker) => marker.id)]),
    ...folkAt(view, ...view.places.map(({ id }) => id)),
    ...view.tracks.flatMap(({ id, marker, groups }) => [
      id,
      marker,
      ...groups.flatMap(({ markers }) => markers.map((one) => one.id)),
    ]),
  ];
}

/** Both sides of a fight: who is fought, and what is held against it. */
function inFight({ combat, ancient_one, seats }: ArkhamView): string[] {
  if (combat === null) return [];
  const you = seats.find(({ seat }) => seat === combat.seat)?.investigator;
  return [combat.monster === ANCIENT_ONE ? ancient_one.slug : combat.monster, ...(you?.hands ?? []), ...combat.spells];
}

/** Whom one fights, or the card that is read. */
function pictured(desk: Desk): string {
  const view = viewOf(desk);
  const faced = facedIn(desk);
  const [foe = ""] = view.combat ? inFight(view) : faced.length === 1 ? faced : [];
  const last = happenedOn(desk).findLast((thing) => "turned" in thing);
  const read = view.encounter?.card ? view.encounter : last && "turned" in last ? last.turned : null;
  return foe || view.mythos || (read === null ? "" : picturedBy(desk, read));
}

const PHASES = [
  ["upkeep", ["upkeep"]],
  ["movement", ["movement", "walk", "arrive"]],
  ["encounters", ["encounter"]],
  ["worlds", ["other_world"]],
  ["mythos", ["mythos", "first_mythos", "mythos_clue", "mythos_monsters", "mythos_ability", "turn_end"]],
] as const;

function phases(desk: Desk): readonly Phase[] {
  const { step, ancient_one, towns } = viewOf(desk);
  const words = wordsOf(desk).phases;
  if (ancient_one.awake) return [{ words: words.battle, now: true }];
  return PHASES.map(([phase, steps]) => ({
    words: phase === "encounters" && towns.length > 1 ? words.towns : words[phase],
    now: (steps as readonly string[]).includes(step),
  }));
}

/** Where a question belongs whose pieces lie elsewhere too. */
const kinds = {
  investigator: "board",
  adjust: "own",
  start_sliders: "own",
  face: "case",
  order_of_monsters: "case",
  before_horror: "case",
  fight_or_flee: "case",
  ready: "case",
  strike_back: "case",
  check_again: "case",
  help_check: "case",
  which_die: "case",
} as const;

/**
 * Sliders are adjusted in every upkeep; what there is to choose follows from where they stand. A trade is agreed to or refused,
 * whatever is in it.
 */
const passes: Passings = {
  spare_moment: { until: ["more"] },
  in_the_street: { until: ["more"] },
  trade_agree: { until: ["another", "word"] },
  adjust: {
    until: ["word"],
    only: [
      {
        name: "monster",
        now: (seen, seat) => {
          const view = seen as ArkhamView;
          const at = view.seats.find((one) => one.seat === seat)?.investigator?.at;
          return at !== undefined && monstersAt(view, at).length > 0;
        },
        words: (speaking) => ({ offer: wordsOf(speaking).onlyMonster, given: wordsOf(speaking).passingMonster }),
      },
    ],
  },
};

export default {
  parts: { board: Board, band: Band, own: Own, others: Others, case: Case },
  laid,
  kinds,
  passes,
  quoted: (desk) => [...offeredIn(desk), ...spreadIn(desk)],
  fatal: (speaking, chance) => wordsOf(speaking).felled({ chance }),
  sheet: Sheet,
  read,
  pictured,
  says: ["seals", "doom", "gates", "terror"],
  phases,
} satisfies GameStage;
