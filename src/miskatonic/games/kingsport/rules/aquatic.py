"""Aquatic places, and monsters that swim from one of them to another."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import AREAS
from miskatonic.games.arkham_horror.rules.monsters import MOVERS, hunted, shift, walk_on
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.components import AQUATIC_MARKERS
from miskatonic.kernel.decision import Rules

AQUATIC = "aquatic"
"""The sign of the waves, and how those move who swim."""


def is_aquatic(game: Arkham, place: str) -> bool:
    """Whether waves are printed on a place, or a marker with waves lies there."""
    if place not in AREAS:
        return False
    return AQUATIC in AREAS[place].signs or any(
        at == place and marker in AQUATIC_MARKERS for marker, at in game.markers.items()
    )


def swim(game: Arkham, monster: str, color: str) -> Rules[None]:
    """From an aquatic place straight to another one with an investigator; in all other cases along an arrow."""
    here = game.monsters[monster]
    if is_aquatic(game, here):
        prey = [person for person in game.present() if person.at != here and is_aquatic(game, person.at)]
        if prey:
            shift(game, monster, (yield from hunted(game, monster, prey, "KH-AQUA-05")).at)
            return
    yield from walk_on(game, monster, color)


MOVERS[AQUATIC] = swim
