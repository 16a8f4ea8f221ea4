// What is read on an investigator in play: its card, how it is, and what it has.
import { type Desk, slugOf } from "../../../table/desk";
import { type InvestigatorView, lineOf, viewOf } from "../facts";
import { placeName } from "./places";
import { wordsOf } from "../words";

export function readerOf(desk: Desk): (piece: string) => readonly string[] {
  return (piece) => {
    const printed = desk.pieces[slugOf(piece)]?.lines ?? [];
    const inPlay = viewOf(desk).seats.find(({ investigator }) => investigator?.slug === piece)?.investigator;
    return inPlay ? [...printed, ...stateOf(desk, inPlay)] : printed;
  };
}

function stateOf(desk: Desk, { at, sanity, max_sanity, stamina, max_stamina, ...has }: InvestigatorView): string[] {
  const words = wordsOf(desk);
  const cards = has.cards.map((card) => {
    const used = has.rested.includes(card) ? ` (${words.used})` : "";
    return `${desk.name(card)}${used} – ${lineOf(desk, card, "use")}`;
  });
  const trophies = has.trophies.map(({ card }) => desk.name(card)).join(", ");
  return [
    [
      placeName(desk, at),
      `${words.sanity} ${sanity}/${max_sanity}`,
      `${words.stamina} ${stamina}/${max_stamina}`,
      `${words.clues} ${has.clues}`,
    ].join(" · "),
    `${words.trophies} ${has.purse}${trophies === "" ? "" : ` (${trophies})`}`,
    ...cards,
  ];
}
