"""Declaring tomes: books that are read for movement points."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import Card, Skill
from miskatonic.games.arkham_horror.declare.cards import card
from miskatonic.games.arkham_horror.effects.checks import check
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import ArkhamEffect


def tome(
    slug: str,
    en: str,
    fr: str,
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
    reading = uses(IN_MOVEMENT, check(skill, modifier, passed=passed), costing("exhaust", movement=movement))
    return card("unique", slug, en, fr, reading, price=price, copies=copies, tome=True, uses=uses_left)
