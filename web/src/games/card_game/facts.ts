// What is printed on the cards, as the server tells it beside their words, and what of it lies open.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";
import type { Laid } from "../../table/front";

type Own = Wire<"card_game">;

export type CardInPlay = Own["CardInPlayView"];
export type EnemyView = Own["EnemyView"];
export type CardGameView = Own["CardGameView"];
export type Facts = Own["Facts"];
export type InvestigatorView = Own["InvestigatorView"];
export type LocationView = Own["LocationView"];
export type TestView = Own["TestView"];
export type TokenView = Own["TokenView"];
/** A card of players. */
type Kept = "asset" | "event" | "skill";
export type Role = Facts["lines"][number];

/** A line of the log, with what happened as data. */
export type Line = Happened<"card_game">;

export const { viewOf, factsOf, settledOf } = readings<CardGameView, Facts, Line>();

/** What the numbers on a card do not say: the lines of its text box. */
const TEXT_BOX: readonly Role[] = [
  "keywords",
  "timing",
  "ability",
  "revelation",
  "limit",
  "elder_sign",
  "spawn",
  "prey",
  "unrevealed",
];

/** The class that a card looks like: those of no player are of the Mythos. */
export function classOf(facts: Facts | undefined): string {
  if (facts === undefined) return "neutral";
  return facts.encounter_set || facts.weakness ? "mythos" : "faction" in facts ? facts.faction : "neutral";
}

/** The facts of a card of players; undefined for all others. */
export function keptOf(facts: Facts | undefined): Extract<Facts, { kind: Kept }> | undefined {
  return facts?.kind === "asset" || facts?.kind === "event" || facts?.kind === "skill" ? facts : undefined;
}

/** The skill icons of a card, one by one. */
export function iconsOf(facts: Facts | undefined): string[] {
  return Object.entries(keptOf(facts)?.icons ?? {}).flatMap(([icon, n]) => Array<string>(n).fill(icon));
}

/** The lines of a card that are about something, of those that lie open. */
export function linesOf(desk: Desk, piece: string, ...roles: Role[]): string[] {
  const words = desk.pieces[slugOf(piece)]?.lines ?? [];
  const about = factsOf(desk, piece)?.lines ?? [];
  return words.filter((_, n) => roles.includes(about[n] as Role) && isOpen(desk, piece, about[n] as Role));
}

/** The text box of a card. */
export function textOf(desk: Desk, piece: string): string[] {
  return linesOf(desk, piece, ...TEXT_BOX);
}

/** The lines of a card that a reader may see: not those of a side that lies face down. */
export function openLines(desk: Desk, piece: string): readonly string[] {
  const words = desk.pieces[slugOf(piece)]?.lines ?? [];
  const about = factsOf(desk, piece)?.lines ?? [];
  return words.filter((_, n) => isOpen(desk, piece, about[n] as Role));
}

function isOpen(desk: Desk, piece: string, role: Role): boolean {
  const { locations, difficulty, scenario } = viewOf(desk);
  const place = locations.find(({ card }) => card === piece);
  if (place) return place.revealed !== (role === "unrevealed");
  if (piece !== `${scenario}_reference`) return true;
  return role.startsWith(sideOf(difficulty));
}

/** The side of the reference card that counts. */
function sideOf(difficulty: string): "easy" | "hard" {
  return difficulty === "easy" || difficulty === "standard" ? "easy" : "hard";
}

/** What a chaos token means in this scenario, to whoever takes the test; "" for plain numbers. */
export function tokenLine(desk: Desk, token: string, tester: string): string {
  const { scenario, difficulty } = viewOf(desk);
  if (token === "elder_sign") return factsOf(desk, tester, "investigator")?.elder_sign[desk.lang] ?? "";
  const reference = factsOf(desk, `${scenario}_reference`, "reference");
  return reference?.[`${sideOf(difficulty)}_tokens`][token]?.[desk.lang] ?? "";
}

/** The enemies at a location, engaged or not. */
export function enemiesAt(view: CardGameView, place: string): EnemyView[] {
  return view.enemies.filter((enemy) => enemy.at === place);
}

/** Whose area lies open: the visitor's, or that of whoever plays. */
export function mine(view: CardGameView): InvestigatorView | undefined {
  const seat = view.seat ?? (view.active >= 0 ? view.active : view.lead);
  return view.investigators.find((investigator) => investigator.seat === seat);
}

/** Whether the scenario is over and the next one has not begun: nothing of it lies on the table any more. */
export function isBetween(view: CardGameView): boolean {
  return view.step === "interlude";
}

/** The card that asks and whom one fights, unless it can be read where it lies. */
export function aboutIn(desk: Desk): string[] {
  const view = viewOf(desk);
  const { own, board, bench, case: here } = laid(view);
  const asks = [view.test?.target ?? "", desk.scene.question?.source ?? ""];
  return [...new Set(asks)].filter(
    (card) =>
      view.enemies.some((enemy) => enemy.card === card) ||
      (factsOf(desk, card) !== undefined &&
        !desk.strays.includes(card) &&
        ![own, board, bench, here].some((region) => region?.has(card))),
  );
}

/** Which pieces lie in which region of the stage. */
export function laid(view: CardGameView): Laid {
  if (isBetween(view)) return { board: new Set(view.dossiers.map(({ slug }) => slug)) };
  const own = mine(view);
  const cardsOf = (things: readonly { readonly card: string }[]) => things.map(({ card }) => card);
  return {
    band: new Set(cardsOf([view.agenda, view.act].filter((card) => card !== null))),
    board: new Set([
      ...cardsOf([...view.locations, ...view.locations.flatMap(({ attached }) => attached)]),
      ...cardsOf([...view.enemies, ...view.loose]),
      ...view.investigators.filter(({ at, fate }) => at !== "" && !fate).map(({ slug }) => slug),
    ]),
    bench: new Set(cardsOf(view.test?.committed ?? [])),
    own: new Set(
      own ? [own.slug, "deck", "resources", ...cardsOf([...own.play, ...own.threat, ...(own.hand ?? [])])] : [],
    ),
    others: new Set(view.investigators.filter((one) => one !== own).map(({ slug }) => slug)),
    case: new Set([...view.drawn, ...cardsOf(inForce(view))]),
  };
}

/** What is in force for a while, each card once. */
export function inForce(view: CardGameView): CardGameView["lasting"] {
  return view.lasting.filter(({ card }, n) => card && view.lasting.findIndex((one) => one.card === card) === n);
}
