// What the board reads in its view, and what is printed on the components, as the server tells it beside their words.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";
import { deskWordsOf } from "./words";
import type { Laid } from "../../table/front";
import { seatColor, visitors } from "../../kit/person/seats";

type Own = Wire<"mansions">;

export type MansionView = Own["MansionView"];
export type Facts = Own["Facts"];
export type FightView = Own["FightView"];
export type DoorView = Own["DoorView"];
export type InvestigatorView = Own["InvestigatorView"];
export type KeeperView = Own["KeeperView"];
export type MonsterView = Own["MonsterView"];
export type RoomView = Own["RoomView"];
export type SeatView = Own["SeatView"];
export type SpaceView = Own["SpaceView"];
export type WalkView = Own["WalkView"];

/** A line of the log, with what happened as data. */
export type Line = Happened<"mansions">;

export const { viewOf, factsOf, settledOf } = readings<MansionView, Facts, Line>();

/** The monsters in a space. */
export function monstersAt(view: MansionView, space: string): MonsterView[] {
  return view.monsters.filter(({ at }) => at === space);
}

/** What the back of a monster's token says; "" for whoever may not know it. The lines of a monster end with its tokens. */
export function backOf(desk: Desk, { id, token }: MonsterView): string {
  return (token === null ? undefined : desk.pieces[slugOf(id)]?.lines[1 + token]) ?? "";
}

/** The lines of a piece that still hold: a monster whose token is open has that one alone. */
export function openLines(desk: Desk, piece: string): readonly string[] {
  const lines = desk.pieces[slugOf(piece)]?.lines ?? [];
  const monster = viewOf(desk).monsters.find(({ id }) => id === piece);
  return monster === undefined || monster.token === null ? lines : [...lines.slice(0, 1), backOf(desk, monster)];
}

/** What tells a monster from its equals on the board: the number of its figure; 0 if there are none. */
export function numberOf({ monsters }: MansionView, figure: string): number {
  const alike = monsters.filter(({ id }) => slugOf(id) === slugOf(figure));
  return alike.length > 1 ? Number(figure.split("#")[1] ?? 1) : 0;
}

/** The room that a space belongs to. */
export function roomOf(space: string): string {
  return space.split(".", 1)[0] ?? space;
}

/** The name of a space in the reader's language, after the direction in which it lies on the board of this story. */
export function spaceName(desk: Desk, space: string): string {
  const spaces = factsOf(desk, roomOf(space), "room")?.spaces;
  const names = spaces?.[`${space}@${viewOf(desk).story}`] ?? spaces?.[space];
  return names?.[desk.lang] ?? desk.name(roomOf(space));
}

/** Whether the visitor sits on the keeper's side of the screen. */
export function isKeeper(desk: Desk): boolean {
  const { seat, keeper } = viewOf(desk);
  return seat !== null && seat === keeper.seat;
}

/** The side that has won: all of it and nobody else, "some" if only those who are named have. */
export function winningSide({ seats }: MansionView, winners: readonly number[]): string {
  if (winners.length === 0) return "nobody";
  const alone = (side: boolean) => seats.every(({ seat, keeper }) => (keeper === side) === winners.includes(seat));
  return alone(true) ? "keeper" : alone(false) ? "investigators" : "some";
}

/** The investigator of a seat by name, also one that has escaped; whoever sits there if there is none. */
export function playedAt(desk: Desk, seat: number): string {
  const at = viewOf(desk).seats.find((one) => one.seat === seat);
  const slug = at?.investigator?.slug ?? at?.escaped ?? "";
  return slug === "" ? (desk.scene.seats.find((one) => one.seat === seat)?.name ?? "") : desk.name(slug);
}

/** The investigator whose sheet lies before whoever looks; none on the keeper's side. */
export function ownSeat(view: MansionView): SeatView | undefined {
  if (view.seat === view.keeper.seat) return undefined;
  return view.seats.find(({ seat }) => seat === (view.seat ?? view.active));
}

/** Why nobody of a seat is in the house. */
export function whyEmpty(desk: Desk, { eliminated, escaped }: SeatView): string {
  const words = deskWordsOf(desk);
  if (escaped !== "") return words.escaped({ who: desk.name(escaped) });
  return eliminated ? words.eliminated : words.joining;
}

/** More cards than these are offered over the board. */
export const MANY = 3;

/** What is asked about and lies nowhere on the stage: investigators and traits to choose from, cards that are offered. */
export function offeredIn(desk: Desk): string[] {
  return desk.strays.filter((piece) => slugOf(piece) in desk.pieces);
}

/** Kinds of cards that bring questions about and are read while they are answered. */
const ASKING = ["lock", "obstacle", "mythos", "trauma", "event", "objective", "spell", "exploration", "story"];

/** The card that asks and lies nowhere on the stage; "" if there is none. A puzzle has a table of its own. */
export function askingCard(desk: Desk): string {
  const source = desk.scene.question?.source ?? "";
  const asks = ASKING.includes(desk.pieces[slugOf(source)]?.kind ?? "") && viewOf(desk).attempt === null;
  return asks && !Object.values(laid(viewOf(desk))).some((pieces) => pieces.has(source)) ? source : "";
}

/** Which pieces lie in which region of the stage. */
export function laid(view: MansionView): Laid {
  const own = ownSeat(view)?.investigator ?? null;
  const people = view.seats.flatMap(({ investigator }) => (investigator ? [investigator] : []));
  const { actions, mythos, trauma } = view.keeper;
  const keeping = view.seat === view.keeper.seat;
  return {
    band: pieces(keeping ? "" : view.objective),
    board: pieces(
      ...view.spaces.map(({ id }) => id),
      ...view.doors.map(({ id }) => id),
      ...view.rooms.flatMap(({ id, cards }) => [id, ...cards.map(({ card }) => card)]),
      ...view.monsters.map(({ id }) => id),
      ...people.filter(({ at }) => at !== "").map(({ slug }) => slug),
      ...(keeping ? supplied(view) : []),
    ),
    own: own
      ? pieces(own.slug, "skill_point", ...own.traits, ...own.cards, ...own.spells, ...suffered(own))
      : keeping
        ? pieces(...actions, ...(mythos ?? []), ...(trauma ?? []))
        : pieces(),
    others: pieces(...people.filter((one) => one !== own).map(({ slug }) => slug)),
    case: pieces(view.fight?.card ?? ""),
  };
}

/** What an investigator suffers from, as far as it may be read. */
export function suffered({ injury, insanity, under, secret }: InvestigatorView): string[] {
  return [injury, insanity, ...under, secret].filter((card) => card !== "" && card !== "?");
}

/** The kinds of monsters of which there are figures left beside the board. */
export function supplied({ supply }: MansionView): string[] {
  return Object.keys(supply).filter((kind) => (supply[kind] ?? 0) > 0);
}

function pieces(...named: string[]): ReadonlySet<string> {
  return new Set(named.filter((piece) => piece !== ""));
}

export { seatColor, visitors };
