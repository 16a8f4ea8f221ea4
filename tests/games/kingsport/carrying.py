"""Situations that the tests of people and their cards share."""

from typing import Any

from miskatonic.games.kingsport import BOX
from miskatonic.testing import Scenario, scenario

PETE = "ashcan_pete"
"""Speed 0, Sneak 6, Fight 2, Will 5, Lore 0, Luck 3 with his sliders at the first stops; 4 sanity, 6 stamina, focus 1."""
HARVEY = "harvey_walters"
"""Speed 0, Sneak 5, Fight 0, Will 3, Lore 3 to 6, Luck 4; 7 sanity, 3 stamina, focus 2."""
JOE = "joe_diamond"


def game(*who: str, ancient_one: str = "azathoth", **setup: Any) -> Scenario:
    """A quiet game with the box."""
    return scenario("arkham_horror", boxes=[BOX.slug], seats=list(who), ancient_one=ancient_one, **setup)


def facing(
    *monsters: str,
    who: str = PETE,
    cards: tuple[str, ...] = (),
    sliders: tuple[int, ...] = (0, 0, 0),
    at: str = "downtown",
    others: tuple[str, ...] = (),
) -> Scenario:
    """Somebody stands among monsters in the movement phase; the game stops before the encounters."""
    g = game(who, *others).place(who, at=at)
    for monster in monsters:
        g.spawn(monster, at=at)
    return g.give(who, *cards).set(f"{who}.sliders", list(sliders)).stop("encounter")


def upkeep(who: str, *cards: str) -> Scenario:
    """The upkeep of somebody who has some cards is about to begin."""
    return game(who).give(who, *cards)


def headline(card: str, who: str = PETE, *cards: str) -> Scenario:
    """What a Mythos card is about is about to happen; the game stops before the turn ends."""
    return game(who).give(who, *cards).place(card, at="drawn").begin(step="mythos_ability").stop("turn_end")
