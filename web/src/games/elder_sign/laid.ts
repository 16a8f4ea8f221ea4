// Which pieces lie in which region of the stage.
import type { Scene } from "../../protocol/types";
import { type Desk, slugOf } from "../../table/desk";
import type { Laid } from "../../table/front";
import type { AdventureView, DieView, ElderSignView, SeatView } from "./facts";
import { isDrawn, leftBehind, viewOf } from "./facts";
import { ANCIENT_ONE, ENTRANCE } from "./parts/places";

/** The seat that the stage is seen from: one's own, or that of whoever plays. */
export function ownSeat(view: ElderSignView): SeatView | undefined {
  return view.seats.find(({ seat }) => seat === (view.seat ?? view.active));
}

export function laid(scene: Scene["view"]): Laid {
  const view = scene as ElderSignView;
  const { ancient_one: one, mythos, cast } = view;
  const own = ownSeat(view);
  const me = own?.investigator;
  const people = view.seats.flatMap(({ investigator }) => (investigator ? [investigator.slug] : []));
  const band = [one.slug, ...(one.awake || mythos === "" ? [] : [mythos, ...lockedOn(view, mythos)])];
  const board = one.awake ? battlefield(view) : museum(view);
  const elsewhere = new Set([...band, ...board]);
  return {
    band: new Set(band),
    board: new Set([...board, ...people]),
    bench: new Set([
      ...view.dice.map(({ id }) => id).filter((die) => !elsewhere.has(die)),
      ...cast.map(({ card }) => card),
    ]),
    own: new Set(me ? [me.slug, "clue", ...me.cards, ...me.trophies.map(({ card }) => card)] : []),
    others: new Set(people.filter((slug) => slug !== me?.slug)),
  };
}

/** The card that asks and lies nowhere on the stage; "" if there is none. */
export function askingCard(desk: Desk): string {
  const source = desk.scene.question?.source ?? "";
  const lies = Object.values(laid(viewOf(desk))).some((region) => region.has(source));
  return slugOf(source) in desk.pieces && !lies ? source : "";
}

function battlefield({ ancient_one: one }: ElderSignView): string[] {
  return [one.slug, ...(one.combat ? [`${ANCIENT_ONE}/task:0`, ...one.combat.dice] : [])];
}

function museum(view: ElderSignView): string[] {
  const cards = [...view.museum, ...view.other_worlds].filter((one) => one !== null);
  const gone = new Set(leftBehind(view).map(({ id }) => id));
  const dice = cards.flatMap((card) => diceOn(view, card)).filter((die) => !gone.has(die));
  return [ENTRANCE, ...cards.flatMap(partsOf), ...dice];
}

function partsOf({ card, tasks, monsters }: AdventureView): string[] {
  return [card, ...monsters, ...tasks.flatMap((task, n) => (isDrawn(task) ? [`${card}/task:${n}`] : []))];
}

function diceOn(view: ElderSignView, { card, tasks, monsters }: AdventureView): string[] {
  return [...tasks.flatMap(({ dice }) => dice), ...lockedOn(view, card, ...monsters)];
}

function lockedOn({ dice }: ElderSignView, ...icons: string[]): string[] {
  const isLocked = ({ zone, lock }: DieView) => zone === "lock" && icons.includes(lock);
  return dice.filter(isLocked).map(({ id }) => id);
}
