"""The skills."""

from miskatonic.games.arkham_horror.components import SKILLS
from miskatonic.games.arkham_horror.declare import card
from miskatonic.games.arkham_horror.effects.skills import adds, better_clues, rerolls

_NAMES = {
    "speed": ("Speed", "Vitesse (t)"),
    "sneak": ("Sneak", "Discrétion (t)"),
    "fight": ("Fight", "Vigueur (t)"),
    "will": ("Will", "Volonté (t)"),
    "lore": ("Lore", "Savoir (t)"),
    "luck": ("Luck", "Chance (t)"),
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
    "Bravoure (t)",
    rerolls("all", "exhaust", "horror"),
    copies=2,
)
card(
    "skill",
    "expert_occultist",
    "Expert Occultist",
    "Expert en Occultisme (t)",
    rerolls("all", "exhaust", "spell"),
    copies=2,
)
card(
    "skill",
    "marksman",
    "Marksman",
    "Tireur d’Élite (t)",
    rerolls("all", "exhaust", "combat"),
    copies=2,
)
card(
    "skill",
    "stealth",
    "Stealth",
    "Furtivité (t)",
    rerolls("all", "exhaust", "evade"),
    copies=2,
)
