"""The skills."""

from miskatonic.games.arkham_horror.components import SKILLS
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.rules.abilities import adds, better_clues, rerolls

_NAMES = {
    "speed": ("Speed", "Vitesse"),
    "sneak": ("Sneak", "Discrétion"),
    "fight": ("Fight", "Vigueur"),
    "will": ("Will", "Volonté"),
    "lore": ("Lore", "Savoir"),
    "luck": ("Luck", "Chance"),
}

for _skill in SKILLS:
    _en, _fr = _NAMES[_skill]
    card(
        "skill",
        _skill,
        _en,
        _fr,
        (
            f"+1 to {_en}. Each clue that you spend on a {_en} check is worth 1 die more.",
            f"+1 en {_fr}. Chaque indice dépensé pour un test de {_fr} vaut 1 dé de plus.",
        ),
        adds(_skill, 1),
        better_clues(_skill),
        copies=2,
    )

card(
    "skill",
    "bravery",
    "Bravery",
    "Bravoure",
    ("Exhaust it to roll a horror check again.", "Épuisez-la pour relancer un test d'horreur."),
    rerolls("all", "exhaust", "horror"),
    copies=2,
)
card(
    "skill",
    "expert_occultist",
    "Expert Occultist",
    "Expert en Occultisme",
    ("Exhaust it to roll a spell check again.", "Épuisez-la pour relancer un test de sort."),
    rerolls("all", "exhaust", "spell"),
    copies=2,
)
card(
    "skill",
    "marksman",
    "Marksman",
    "Tireur d'Élite",
    ("Exhaust it to roll a combat check again.", "Épuisez-la pour relancer un test de combat."),
    rerolls("all", "exhaust", "combat"),
    copies=2,
)
card(
    "skill",
    "stealth",
    "Stealth",
    "Furtivité",
    ("Exhaust it to roll an evade check again.", "Épuisez-la pour relancer un test d'évasion."),
    rerolls("all", "exhaust", "evade"),
    copies=2,
)
