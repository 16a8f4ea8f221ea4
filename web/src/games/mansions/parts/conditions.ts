// How it stands with an investigator, in words.
import { playerOf } from "../../../kit/person/seats";
import { type Desk } from "../../../table/desk";
import { type SeatView, spaceName, viewOf } from "../facts";
import { deskWordsOf } from "../words";

interface Condition {
  readonly said: string;
  readonly grave: boolean;
}

/** What is to be known of an investigator beside its figures: stunned, hidden, what is left of its turn. */
export function conditionsOf(desk: Desk, { seat, relative, investigator: one }: SeatView): Condition[] {
  const view = viewOf(desk);
  const words = deskWordsOf(desk);
  if (one === null) return [];
  const active = view.active === seat;
  return [
    { said: one.stunned > 0 ? words.stunned({ n: one.stunned }) : "", grave: true },
    { said: one.hidden ? words.hiddenState : "", grave: false },
    { said: relative ? words.relative : "", grave: false },
    { said: active ? words.moves({ n: one.moves }) : "", grave: false },
    { said: active ? (one.acted ? words.acted : words.canAct) : "", grave: false },
    { said: !active && view.waiting.includes(seat) ? words.waits : "", grave: false },
  ].filter(({ said }) => said !== "");
}

/** All that a screen reader is told of an investigator beside its name. */
export function standing(desk: Desk, at: SeatView): string {
  const words = deskWordsOf(desk);
  const one = at.investigator;
  if (one === null) return "";
  return [
    playerOf(desk, at.seat),
    viewOf(desk).active === at.seat ? words.turn : "",
    spaceName(desk, one.at),
    `${words.health} ${one.health}/${one.health + one.damage}`,
    `${words.sanity} ${one.sanity}/${one.sanity + one.horror}`,
    ...conditionsOf(desk, at).map(({ said }) => said),
  ]
    .filter((said) => said !== "")
    .join(", ");
}
