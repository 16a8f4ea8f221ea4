"""The skills."""

from miskatonic.games.arkham_horror.components import SKILLS
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.skills import adds, better_clues, rerolls

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
        adds(**{_skill: 1}),
        better_clues(_skill),
        copies=2,
    )

card(
    "skill",
    "bravery",
    "Bravery",
    "Bravoure",
    rerolls("all", "exhaust", "horror"),
    copies=2,
)
card(
    "skill",
    "expert_occultist",
    "Expert Occultist",
    "Expert en Occultisme",
    rerolls("all", "exhaust", "spell"),
    copies=2,
)
card(
    "skill",
    "marksman",
    "Marksman",
    "Tireur d’Élite",
    rerolls("all", "exhaust", "combat"),
    copies=2,
)
card(
    "skill",
    "stealth",
    "Stealth",
    "Furtivité",
    rerolls("all", "exhaust", "evade"),
    copies=2,
)
