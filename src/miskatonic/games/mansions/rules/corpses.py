"""Corpses: they come to lie in spaces, investigators drag them about and burn them, and the keeper raises the dead."""

from __future__ import annotations

from functools import cache

from miskatonic.games.mansions.components import ASK, room_of
from miskatonic.games.mansions.events import CorpseDragged, CorpsePlaced, CorpsesBurnt
from miskatonic.games.mansions.state import Investigator, Mansion
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import text

MARKERS = 3
"""How many there are in the game."""

DRAG = ASK("drag", "MM-FEAT-10", bool)
HOW_MANY = ASK("how_many_corpses", "MM-FEAT-08", int)


def lying(game: Mansion) -> list[str]:
    """The spaces with corpses, one entry for each."""
    return game.features.get("corpse", [])


def left(game: Mansion) -> int:
    """How many markers are in the supply."""
    return MARKERS - len(lying(game))


def place(game: Mansion, space: str) -> None:
    """A corpse comes to lie in a space; nothing happens if no marker is left, and none stays in a burning room."""
    if left(game) < 1:
        return
    game.features.setdefault("corpse", []).append(space)
    game.tell(CorpsePlaced(space=space))
    burn_in_fire(game, room_of(space))


def take_away(game: Mansion, space: str, number: int = 1) -> None:
    """Corpses of a space go back to the supply."""
    for _ in range(number):
        game.features["corpse"].remove(space)


def burn_in_fire(game: Mansion, room: str) -> None:
    """Corpses in a burning room are discarded."""
    if not lying(game) or not game.has_status(room, "fire"):
        return
    for space in [space for space in lying(game) if room_of(space) == room]:
        take_away(game, space)
        game.tell(CorpsesBurnt(space=space, number=1))


# --- investigators and corpses


def takes_along(you: Investigator) -> Rules[bool]:
    """Who leaves a space with a corpse may drag one along."""
    return (yield from ask(you.seat, DRAG, _DRAGS, you.slug))


_DRAGS: list[Option[bool]] = [
    Option("drag", True, text("mm-option-drag")),
    Option("leave_it", False, text("mm-option-leave-it")),
]


def drag(game: Mansion, you: Investigator, origin: str) -> None:
    """A corpse comes along into the new space."""
    take_away(game, origin)
    game.features["corpse"].append(you.at)
    game.tell(CorpseDragged(who=you.slug, space=you.at))
    burn_in_fire(game, you.room)


def can_burn(game: Mansion, you: Investigator) -> bool:
    """Whether a campfire and a corpse are in the space."""
    return you.at in lying(game) and game.has_feature(you.at, "campfire")


def burn(game: Mansion, you: Investigator) -> Rules[None]:
    """Any number of the corpses beside a campfire are thrown into it."""
    here = lying(game).count(you.at)
    number = yield from ask(you.seat, HOW_MANY, [_number(n) for n in range(here, 0, -1)], you.slug)
    take_away(game, you.at, number)
    game.tell(CorpsesBurnt(space=you.at, number=number))


@cache
def _number(n: int) -> Option[int]:
    return Option(f"corpses:{n}", n, text("mm-option-corpses", n=n))
