"""Declaring tomes: books that are read for movement points."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import Card, Skill, signed
from miskatonic.games.arkham_horror.declare.cards import card
from miskatonic.games.arkham_horror.declare.making import Words
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.rules.abilities import uses
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import ArkhamEffect

NAMES: dict[Skill, Words] = {"lore": ("Lore", "Savoir"), "will": ("Will", "Volonté")}
"""The skills that books ask for."""


def tome(
    slug: str,
    en: str,
    fr: str,
    words: Words,
    modifier: int,
    passed: ArkhamEffect,
    *,
    movement: int,
    price: int,
    copies: int = 1,
    uses_left: int = 0,
    skill: Skill = "lore",
) -> Card:
    """A unique item that is read for movement points: what happens if a check, of lore unless it says otherwise, is passed."""
    en_skill, fr_skill = NAMES[skill]
    read = (
        f"Movement: exhaust it and spend {movement} movement point{'s' * (movement > 1)} for a {en_skill} ({signed(modifier)}) "
        f"check. If you pass, {words[0]}",
        f"Mouvement : épuisez-le et dépensez {movement} point{'s' * (movement > 1)} de mouvement pour un test de {fr_skill} "
        f"({signed(modifier)}). En cas de réussite, {words[1]}",
    )
    reading = uses(IN_MOVEMENT, check(skill, modifier, passed=passed), exhaust=True, movement=movement)
    return card("unique", slug, en, fr, read, reading, price=price, copies=copies, tome=True, uses=uses_left)
