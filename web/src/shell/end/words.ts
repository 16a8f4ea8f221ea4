// The words of the end of a game.
import type { Lang, Report } from "../../protocol/types";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export interface Unit {
  readonly one: string;
  readonly many: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const en = {
  players: (count: number) => plural(count, "player", "players"),
  /** What a game counts its rounds in. */
  units: {
    round: { one: "round", many: "rounds" },
    game_turn: { one: "round", many: "rounds" },
    turn: { one: "turn", many: "turns" },
    day: { one: "day", many: "days" },
  } as Record<string, Unit>,
  rounds: (count: number, { one, many }: Unit) => plural(count, one, many),
  against: (name: string) => `against ${name}`,
  another: {
    ancient_one: "Another Ancient One",
    scenario: "Another scenario",
    story: "Another story",
  } as Record<string, string>,
  anotherGame: "Another game",
  lookBack: "Look back",
  save: "Save the game",
  lobby: "Lobby",
  seeBoard: "See the board",
  toTheEnd: "The end of the game",
  telling: "The game is being told once more…",
  untold: "This game cannot be told once more. You can still look back at it.",
  parts: "The account of the game",
  course: ({ one }: Unit) => `${capital(one)} by ${one}`,
  courseHelp: ({ one }: Unit) => `press a ${one} to see it`,
  round: (number: number, { one }: Unit) => `${capital(one)} ${number}`,
  atTheEnd: "In the end",
  values: (when: string, values: string) => `${when}: ${values}`,
  value: (name: string, value: number, limit: number | null) =>
    limit === null ? `${name} ${value}` : `${name} ${value} of ${limit}`,
  lookAt: (when: string) => `${when}. See it again`,
  limit: (name: string, limit: number) => `${name}: ${limit}`,
  points: "Turning points",
  pointsShort: "Moments",
  noPoints: "No single moment turned this game.",
  oneIn: (number: number) => `1 in ${number}`,
  chance: (number: number) => `a chance of 1 in ${number}`,
  goThere: (words: string, when: string) => `${words}. ${when}: see it again`,
  deeds: "What each of you did",
  deedsShort: "Deeds",
  best: "best in bold",
  deed: "What",
  luck: "Luck",
  tries: (rolls: number, got: number, expected: string) =>
    `${plural(rolls, "try", "tries")}: ${plural(got, "success", "successes")}, ${expected} expected.`,
  rarest: "The least likely:",
  usual: "How good was that?",
  wins: (often: string, rounds: string, now: number) =>
    `Played by bots, the investigators win ${often} games like this one, in about ${rounds}; this one took ${now}.`,
  often: (wins: number, of: number) => (wins === 0 ? "hardly any" : wins === of ? "nearly all" : `${wins} of ${of}`),
  lanes: "The story",
  lanesHelp: "what mattered most; each mark leads to its moment",
  all: "Everybody",
  chapters: "Written down",
  chaptersShort: "Notes",
};

export type EndWords = typeof en;

const fr: EndWords = {
  players: (count) => plural(count, "joueur", "joueurs"),
  units: {
    round: { one: "round", many: "rounds" },
    game_turn: { one: "tour", many: "tours" },
    turn: { one: "tour", many: "tours" },
    day: { one: "jour", many: "jours" },
  },
  rounds: (count, { one, many }) => plural(count, one, many),
  against: (name) => `contre ${name}`,
  another: {
    ancient_one: "Un autre Grand Ancien",
    scenario: "Un autre scénario",
    story: "Une autre histoire",
  },
  anotherGame: "Une autre partie",
  lookBack: "Revoir",
  save: "Enregistrer",
  lobby: "Accueil",
  seeBoard: "Le plateau",
  toTheEnd: "La fin de la partie",
  telling: "Le récit de la partie se prépare…",
  untold: "Cette partie ne peut pas être racontée. Vous pouvez toujours la revoir.",
  parts: "Le récit de la partie",
  course: ({ one }) => `${capital(one)} après ${one}`,
  courseHelp: () => "touchez pour revoir",
  round: (number, { one }) => `${capital(one)} ${number}`,
  atTheEnd: "À la fin",
  values: (when, values) => `${when}\u202f: ${values}`,
  value: (name, value, limit) => (limit === null ? `${name} ${value}` : `${name} ${value} sur ${limit}`),
  lookAt: (when) => `${when}. Revoir ce moment`,
  limit: (name, limit) => `${name}\u202f: ${limit}`,
  points: "Moments décisifs",
  pointsShort: "Moments",
  noPoints: "Aucun moment n’a fait basculer cette partie.",
  oneIn: (number) => `1 sur ${number}`,
  chance: (number) => `1 chance sur ${number}`,
  goThere: (words, when) => `${words}. ${when}\u202f: revoir ce moment`,
  deeds: "Ce que chacun a fait",
  deedsShort: "Exploits",
  best: "le meilleur en gras",
  deed: "Quoi",
  luck: "La chance",
  tries: (rolls, got, expected) => `${plural(rolls, "essai", "essais")}\u202f: ${got} succès, ${expected} attendus.`,
  rarest: "Le plus improbable\u202f:",
  usual: "Était-ce bien joué\u202f?",
  wins: (often, rounds, now) =>
    `Joués par des bots, les investigateurs gagnent ${often} dans ces conditions, en ${rounds} environ\u202f; celle-ci en a duré ${now}.`,
  often: (wins, of) =>
    wins === 0
      ? "très peu de parties"
      : wins === of
        ? "presque toutes les parties"
        : `${plural(wins, "partie", "parties")} sur ${of}`,
  lanes: "L’histoire",
  lanesHelp: "ce qui a le plus compté\u202f; chaque signe mène à son moment",
  all: "Tous",
  chapters: "Ce qui est écrit",
  chaptersShort: "Notes",
};

/** What the rounds of a game are called: by itself, or else as any game's are. */
export function unitOf(w: EndWords, report: Pick<Report, "unit" | "unit_words"> | null): Unit {
  const [one, many] = report?.unit_words ?? [];
  if (one !== undefined && many !== undefined) return { one, many };
  return w.units[report?.unit ?? "round"] ?? w.units["round"]!;
}

export const END: Readonly<Record<Lang, EndWords>> = { en, fr };
