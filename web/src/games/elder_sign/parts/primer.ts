// The words of the game in short.
import type { Lang } from "../../../protocol/types";

const en = {
  lines: [
    "You win together by finding the elder signs that seal the Ancient One. When its doom track is full it awakens, and you have to fight it.",
    "On your turn you go to an adventure and roll. A roll can complete one task: the dice that show what it asks for are laid on it. You go on with the others.",
    "A roll that completes no task costs a die: it is set aside, and you try again with the rest or give up.",
    "When every task is completed you gain what stands beside the tick, and the card as a trophy. If not, you suffer what stands beside the cross.",
    "Items and spells help before a roll, clues after it. At the entrance you heal, search and spend trophies.",
    "Every turn takes three hours. At midnight, whatever waits for it strikes, and a new Mythos card is turned up.",
    "Who has no sanity or no stamina left is devoured.",
  ],
  dice: "On dice and tasks",
  tokens: "On cards",
  needs: { investigation: "investigation, as many as it says", lore: "lore", peril: "peril", terror: "terror" },
  signs: {
    elder_sign: "elder sign",
    clue: "clue",
    common: "common item",
    unique: "unique item",
    spell: "spell",
    ally: "ally",
    sanity: "sanity",
    stamina: "stamina",
    doom: "doom",
    monster: "monster",
    gate: "gate to an Other World",
  },
};

export type Primer = typeof en;

const fr: Primer = {
  lines: [
    "Vous gagnez ensemble en trouvant les Signes des Anciens qui scellent le Grand Ancien. Quand sa piste de Destin est pleine, il se réveille et il faut le combattre.",
    "À votre tour, vous allez à une aventure et lancez les dés. Un lancer peut accomplir une tâche : les dés qui montrent ce qu'elle demande y sont posés. Vous continuez avec les autres.",
    "Un lancer qui n'accomplit aucune tâche coûte un dé : il est mis de côté, et vous réessayez avec le reste ou abandonnez.",
    "Quand toutes les tâches sont accomplies, vous gagnez ce qui suit la coche, et la carte comme trophée. Sinon, vous subissez ce qui suit la croix.",
    "Objets et sorts aident avant un lancer, les indices après. À l'entrée, on se soigne, on cherche et on dépense ses trophées.",
    "Chaque tour dure trois heures. À minuit frappe ce qui l'attendait, et une nouvelle carte Mythe est révélée.",
    "Qui n'a plus de santé mentale ou plus de résistance est dévoré.",
  ],
  dice: "Sur les dés et les tâches",
  tokens: "Sur les cartes",
  needs: { investigation: "investigation, autant qu'indiqué", lore: "savoir", peril: "péril", terror: "terreur" },
  signs: {
    elder_sign: "Signe des Anciens",
    clue: "indice",
    common: "objet commun",
    unique: "objet unique",
    spell: "sort",
    ally: "allié",
    sanity: "santé mentale",
    stamina: "résistance",
    doom: "Destin",
    monster: "monstre",
    gate: "portail vers un Autre Monde",
  },
};

export const PRIMER: Readonly<Record<Lang, Primer>> = { en, fr };
