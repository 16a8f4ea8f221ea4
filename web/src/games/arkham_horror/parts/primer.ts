// The words of the game in short.
import type { Lang } from "../../../protocol/types";

export const PRIMER: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    "You win together: seal six gates, or close every gate, or defeat the Ancient One when it has awakened.",
    "Every turn begins with upkeep: cards are refreshed, and you may move your skill sliders by your focus.",
    "Then you walk through the streets. Leaving a place with a monster, or stopping there, you evade it or fight it.",
    "At a location you have an encounter or use what it offers. A gate draws you into an Other World: come back from it, and you may close the gate.",
    "A check is a roll of as many dice as you have of a skill, with a modifier: each 5 and 6 is a success. A clue gives one die more.",
    "At the end of the turn a Mythos card opens a gate, brings a clue and moves the monsters. Each gate adds doom.",
    "Without sanity or stamina you wake up in the asylum or the hospital, and lose half of what you have.",
  ],
  fr: [
    "Vous gagnez ensemble : scellez six portails, ou fermez-les tous, ou battez le Grand Ancien s'il s'est réveillé.",
    "Chaque tour commence par l'entretien : les cartes se redressent, et vous pouvez déplacer vos curseurs selon votre concentration.",
    "Puis vous parcourez les rues. En quittant un lieu où se trouve un monstre, ou en vous y arrêtant, vous l'évitez ou le combattez.",
    "Dans un lieu, vous avez une rencontre ou utilisez ce qu'il offre. Un portail vous aspire dans un Autre Monde : revenez-en, et vous pourrez le fermer.",
    "Un test est un lancer d'autant de dés que votre compétence, avec un modificateur : chaque 5 et chaque 6 est un succès. Un indice donne un dé de plus.",
    "À la fin du tour, une carte Mythe ouvre un portail, apporte un indice et déplace les monstres. Chaque portail ajoute du Destin.",
    "Sans santé mentale ou sans résistance, vous vous réveillez à l'asile ou à l'hôpital, et perdez la moitié de vos biens.",
  ],
};
