"""The chances of single tests, as they stand before anything is spent on them."""

from __future__ import annotations

from miskatonic.games.mansions.components import MONSTERS, SPELLS, Attribute
from miskatonic.games.mansions.rules.attribute_tests import chance, value
from miskatonic.games.mansions.rules.monsters import AWARENESS, HORROR_RATING
from miskatonic.games.mansions.state import AttributeTest, Investigator, Mansion, TestKind
from miskatonic.kernel.hooks import total


def passing(
    game: Mansion, you: Investigator, which: Attribute, modifier: int, kind: TestKind = "plain", monster: str = ""
) -> float:
    """The chance of passing a test."""
    return chance(value(game, you, AttributeTest(you.seat, which, modifier, kind, monster)))


def evading(game: Mansion, you: Investigator, figure: str) -> float:
    """The chance of slipping past a monster."""
    awareness = total(game, AWARENESS, MONSTERS[figure].awareness, you, figure)
    return passing(game, you, "dexterity", awareness, "evade", figure)


def bearing(game: Mansion, you: Investigator, figure: str) -> float:
    """The chance of bearing the sight of a monster."""
    rating = total(game, HORROR_RATING, MONSTERS[figure].horror, you, figure)
    return passing(game, you, "willpower", rating, "horror", figure)


def braving_fire(game: Mansion, you: Investigator) -> float:
    """The chance of entering a burning room without horror."""
    return passing(game, you, "willpower", 0, "fire")


def casting(game: Mansion, you: Investigator, spell: str) -> float:
    """The chance of passing the test of a spell."""
    card = SPELLS[spell]
    return passing(game, you, card.attribute, card.modifier, "spell")
