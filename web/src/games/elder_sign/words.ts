// The words of the board itself. Everything else comes from the engine, in the reader's language.
import type { Lang } from "../../protocol/types";
import type { NeedView } from "./facts";

const en = {
  adventures: "The museum",
  ancientOne: "Ancient One",
  aside: "Set aside",
  awake: "awake",
  battle: "The final battle",
  beside: "At hand",
  cards: "Cards",
  chance: (percent: string) => `${percent} with the next roll`,
  choose: "Investigators to choose from",
  clock: "Clock",
  clues: "Clues",
  completed: "completed",
  day: (day: number) => `Day ${day}`,
  decks: {
    adventure: "Adventures left",
    other_world: "Other Worlds left",
    common: "Common items left",
    unique: "Unique items left",
    spell: "Spells left",
    ally: "Allies left",
    mythos: "Mythos cards left",
    cup: "Monsters in the cup",
    clues: "Clues left",
  },
  devoured: "Devoured",
  dice: "Dice",
  die: { green: "Green die", yellow: "Yellow die", red: "Red die" } as Record<string, string>,
  doom: "Doom",
  elderSigns: "Elder Signs",
  eliminated: "out of the game",
  emptySlot: "No adventure",
  entrance: "Entrance",
  faces: {
    unrolled: "not rolled",
    investigation1: "1 investigation",
    investigation2: "2 investigations",
    investigation3: "3 investigations",
    investigation4: "4 investigations",
    lore: "lore",
    peril: "peril",
    terror: "terror",
    wild: "wild",
  } as Record<string, string>,
  firstAid: "First aid",
  here: (who: string) => `${who} is here`,
  hour: (hour: string) => `the hand points to ${hour}`,
  investigators: "Investigators",
  joining: "waiting for an investigator",
  locked: (die: string) => `${die}, locked`,
  lockedDice: "Locked",
  lostAndFound: "Lost and found",
  monsterSpace: "a monster appears",
  mythos: "Mythos",
  needs: {
    lore: () => "lore",
    peril: () => "peril",
    terror: () => "terror",
    investigation: (n: number) => (n === 1 ? "1 investigation" : `${n} investigations`),
    sanity: (n: number) => `pay ${n} sanity`,
    stamina: (n: number) => `pay ${n} stamina`,
    clock: () => "the clock advances",
  } as Record<string, (n: number) => string>,
  or: "or",
  ordered: "in order, from the top",
  otherWorlds: "Other Worlds",
  pool: "Pool",
  room: "room for a monster",
  sanity: "Sanity",
  seat: (n: number) => `Seat ${n}`,
  souvenirs: "Souvenirs",
  stamina: "Stamina",
  supply: "Supply",
  task: (n: number, needs: string) => (needs ? `Task ${n}: ${needs}` : `Task ${n}`),
  trophies: "Trophies",
  trophyValue: (n: number) => (n === 1 ? "worth 1 trophy" : `worth ${n} trophies`),
  turn: "plays",
  used: "used today",
  you: "you",
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  adventures: "Le musée",
  ancientOne: "Grand Ancien",
  aside: "Mis de côté",
  awake: "réveillé",
  battle: "La bataille finale",
  beside: "À disposition",
  cards: "Cartes",
  chance: (percent) => `${percent} au prochain lancer`,
  choose: "Investigateurs au choix",
  clock: "Horloge",
  clues: "Indices",
  completed: "accomplie",
  day: (day) => `Jour ${day}`,
  decks: {
    adventure: "Aventures restantes",
    other_world: "Autres Mondes restants",
    common: "Objets communs restants",
    unique: "Objets uniques restants",
    spell: "Sorts restants",
    ally: "Alliés restants",
    mythos: "Cartes Mythe restantes",
    cup: "Monstres dans la tasse",
    clues: "Indices restants",
  },
  devoured: "Dévorés",
  dice: "Dés",
  die: { green: "Dé vert", yellow: "Dé jaune", red: "Dé rouge" },
  doom: "Destin",
  elderSigns: "Signes des Anciens",
  eliminated: "hors jeu",
  emptySlot: "Aucune aventure",
  entrance: "Entrée",
  faces: {
    unrolled: "pas encore lancé",
    investigation1: "1 investigation",
    investigation2: "2 investigations",
    investigation3: "3 investigations",
    investigation4: "4 investigations",
    lore: "savoir",
    peril: "péril",
    terror: "terreur",
    wild: "joker",
  },
  firstAid: "Premiers soins",
  here: (who) => `${who} est ici`,
  hour: (hour) => `l'aiguille est sur ${hour}`,
  investigators: "Investigateurs",
  joining: "attend un investigateur",
  locked: (die) => `${die}, verrouillé`,
  lockedDice: "Verrouillés",
  lostAndFound: "Objets trouvés",
  monsterSpace: "un monstre apparaît",
  mythos: "Mythe",
  needs: {
    lore: () => "savoir",
    peril: () => "péril",
    terror: () => "terreur",
    investigation: (n) => (n === 1 ? "1 investigation" : `${n} investigations`),
    sanity: (n) => `payer ${n} santé mentale`,
    stamina: (n) => `payer ${n} résistance`,
    clock: () => "l'horloge avance",
  },
  or: "ou",
  ordered: "dans l'ordre, de haut en bas",
  otherWorlds: "Autres Mondes",
  pool: "Réserve",
  room: "place pour un monstre",
  sanity: "Santé mentale",
  seat: (n) => `Place ${n}`,
  souvenirs: "Souvenirs",
  stamina: "Résistance",
  supply: "Réserve",
  task: (n, needs) => (needs ? `Tâche ${n}\u202f: ${needs}` : `Tâche ${n}`),
  trophies: "Trophées",
  trophyValue: (n) => (n === 1 ? "vaut 1 trophée" : `vaut ${n} trophées`),
  turn: "joue",
  used: "utilisé aujourd'hui",
  you: "vous",
};

const WORDS: Record<Lang, BoardWords> = { en, fr };

export function wordsOf(lang: Lang): BoardWords {
  return WORDS[lang];
}

/** A row of requirements as words. */
export function needsInWords(needs: readonly NeedView[], words: BoardWords): string {
  return needs.map((need) => needInWords(need, words)).join(", ");
}

function needInWords(need: NeedView, words: BoardWords): string {
  if (need.kind === "either") return need.of.map((one) => needInWords(one, words)).join(` ${words.or} `);
  return words.needs[need.kind]?.(need.amount) ?? need.kind;
}

/** A chance as a percentage; what is nearly sure is not called sure. */
export function percent(chance: number, lang: Lang): string {
  const shown = chance > 0.995 && chance < 1 ? 0.99 : chance > 0 && chance < 0.005 ? 0.01 : chance;
  return shown.toLocaleString(lang, { style: "percent", maximumFractionDigits: 0 });
}
