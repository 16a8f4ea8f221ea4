// What is printed on the cards, as the server tells it beside their words, and what of it lies open.
import { type Desk, readings, slugOf } from "../../table/desk";
import type { Happened, Wire } from "../../protocol/types";

type Own = Wire<"card_game">;

export type CardInPlay = Own["CardInPlayView"];
export type EnemyView = Own["EnemyView"];
export type CardGameView = Own["CardGameView"];
export type Facts = Own["CardGameFacts"];
export type InvestigatorView = Own["InvestigatorView"];
export type LocationView = Own["LocationView"];
export type TestView = Own["TestView"];
export type TokenView = Own["TokenView"];
export type Role = Facts["lines"][number];

/** A line of the log, with what happened as data. */
export type Line = Happened<"card_game">;

export const { viewOf, factsOf, logOf } = readings<CardGameView, Facts, Line>();

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
  return facts.encounter_set !== "" || facts.weakness !== "" ? "mythos" : facts.faction;
}

/** The skill icons of a card, one by one. */
export function iconsOf(facts: Facts | undefined): string[] {
  return Object.entries(facts?.icons ?? {}).flatMap(([icon, n]) => Array<string>(n).fill(icon));
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
  if (token === "elder_sign") return factsOf(desk, tester)?.elder_sign?.[desk.lang] ?? "";
  const reference = factsOf(desk, `${scenario}_reference`);
  return reference?.[`${sideOf(difficulty)}_tokens`][token]?.[desk.lang] ?? "";
}

/** The enemies before an investigator. A massive one lies on the map: it is engaged with everybody there. */
export function enemiesBefore(view: CardGameView, investigator: InvestigatorView): EnemyView[] {
  return view.enemies.filter((enemy) => enemy.engaged === investigator.seat);
}

/** The enemies that lie at a location: those that are engaged lie before whom they are engaged with. */
export function enemiesAt(view: CardGameView, place: string): EnemyView[] {
  return view.enemies.filter((enemy) => enemy.at === place && enemy.engaged < 0);
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

/** Everything that has its place on the table. */
export function piecesOnTable(view: CardGameView): Set<string> {
  if (isBetween(view)) return new Set(view.dossiers.flatMap(({ cards }) => cards ?? []));
  const on = new Set<string>(["deck", "resources", ...view.drawn]);
  if (view.agenda) on.add(view.agenda.card);
  if (view.act) on.add(view.act.card);
  for (const place of view.locations) {
    on.add(place.card);
    for (const { card } of place.attached) on.add(card);
  }
  for (const { card } of [...view.enemies, ...view.loose]) on.add(card);
  for (const investigator of view.investigators) {
    on.add(investigator.slug);
    for (const { card } of [...investigator.play, ...investigator.threat, ...(investigator.hand ?? [])]) on.add(card);
  }
  for (const { card } of view.test?.committed ?? []) on.add(card);
  return on;
}

/** What the question is about that has no place on the table: cards that were searched for, upgrades of a deck. */
export function offered(desk: Desk): string[] {
  const on = piecesOnTable(viewOf(desk));
  const asked = desk.scene.question?.options.flatMap(({ pieces }) => pieces) ?? [];
  return [...new Set(asked)].filter((piece) => !on.has(piece) && desk.optionsOf(piece).length > 0);
}
