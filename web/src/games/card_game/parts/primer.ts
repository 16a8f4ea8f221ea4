// The words of the game in short.
import type { Lang } from "../../../protocol/types";

const en = {
  lines: [
    "You play one scenario of a story. Acts tell how far you have come: clues advance them. Agendas tell how far the enemy has come: doom advances them. Be the first to get through.",
    "Every round begins with the Mythos phase: one more doom, and an encounter card for everybody. In the first round it is left out.",
    "Then everybody has a turn with three actions: investigate, move, play a card, fight, evade, engage, draw a card, gain a resource, or use an ability. While an enemy is engaged with you, nearly everything but fighting and evading lets it attack.",
    "Most things are settled by a test: your skill, the icons of the cards that you commit, and a chaos token drawn from the bag, against a difficulty. As much or more is a success.",
    "To investigate, test intellect against the shroud of your location: a success finds a clue. To fight, test combat against the enemy's fight value; to evade, agility against its evade value.",
    "In the enemy phase hunters move and engaged enemies attack. In upkeep everything readies, and everybody draws a card and gains a resource.",
    "As much damage as your health, or as much horror as your sanity, and you are out of the scenario, with a trauma that stays.",
  ],
  skills: "Skills",
  tokens: "Chaos tokens",
  things: "On the table",
  names: {
    clue: "clue",
    doom: "doom",
    damage: "damage and health",
    horror: "horror and sanity",
    resource: "resource",
    shroud: "shroud",
  },
};

export type Primer = typeof en;

const fr: Primer = {
  lines: [
    "Vous jouez un scénario d'une histoire. Les actes disent où vous en êtes\u202f: les indices les font progresser. Les intrigues disent où en est l'adversaire\u202f: la fatalité les fait progresser. Soyez les premiers au bout.",
    "Chaque round commence par la phase du Mythe\u202f: une fatalité de plus et une carte Rencontre pour chacun. Au premier round, on la saute.",
    "Puis chacun joue un tour de trois actions\u202f: enquêter, se déplacer, jouer une carte, combattre, échapper, engager, piocher une carte, prendre une ressource, ou utiliser une capacité. Tant qu'un ennemi est aux prises avec vous, presque tout, sauf combattre et échapper, le laisse attaquer.",
    "Presque tout se règle par un test\u202f: votre compétence, les icônes des cartes que vous attribuez et un pion tiré du sac du Chaos, contre une difficulté. Autant ou plus, c'est réussi.",
    "Pour enquêter, testez l'intelligence contre la valeur occulte de votre lieu\u202f: une réussite trouve un indice. Pour combattre, la lutte contre la valeur de combat de l'ennemi\u202f; pour échapper, l'agilité contre sa valeur d'évasion.",
    "À la phase des Ennemis, les chasseurs se déplacent et les ennemis engagés attaquent. À l'entretien, tout se redresse, chacun pioche une carte et prend une ressource.",
    "Autant de dégâts que votre vie, ou autant d'horreurs que votre santé mentale, et vous quittez le scénario avec un traumatisme qui reste.",
  ],
  skills: "Compétences",
  tokens: "Pions Chaos",
  things: "Sur la table",
  names: {
    clue: "indice",
    doom: "fatalité",
    damage: "dégâts et vie",
    horror: "horreurs et santé mentale",
    resource: "ressource",
    shroud: "valeur occulte",
  },
};

export const PRIMER: Readonly<Record<Lang, Primer>> = { en, fr };
