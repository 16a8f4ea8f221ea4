"""Getting about: which rooms an investigator can enter as far as it knows, and how far it is."""

from __future__ import annotations

from functools import lru_cache

from miskatonic.games.mansions.bot.puzzle_plans import actions_needed, usual_actions
from miskatonic.games.mansions.components import BARRIERS, LOCKS, Attribute, room_of
from miskatonic.games.mansions.rules.attribute_tests import attribute, chance
from miskatonic.games.mansions.rules.house import lock_of, routes
from miskatonic.games.mansions.state import Investigator, Mansion, of_type
from miskatonic.kernel.space import Routes

UNSEEN, WITH_KEY = 0.5, 0.7
"""The chances of getting past an unseen lock or obstacle, and with a key of any kind."""
FREE = 1.0


def past(game: Mansion, you: Investigator, card: str) -> float:
    """How likely an investigator gets past a lock or an obstacle in one try."""
    if card not in game.face_up:
        return WITH_KEY if of_type(you, "key") else UNSEEN
    barrier = BARRIERS[card].barrier
    match barrier.name, barrier.args:
        case "needs_key", (key,):
            return FREE if key in you.cards else 0.0
        case "needs_test", (which, int(modifier)):
            return chance(attribute(game, you, _attribute(which)) + modifier)
        case "needs_puzzle", (layout,):
            puzzle = game.puzzles.get(card)
            needed = usual_actions(str(layout)) if puzzle is None else actions_needed(puzzle)
            return min(FREE, attribute(game, you, "intellect") / needed)
        case "sealed", _:
            return 0.0
    return FREE


def _attribute(which: object) -> Attribute:
    assert isinstance(which, str)
    return which  # type: ignore[return-value]


def getting_in(game: Mansion, you: Investigator, room: str) -> float:
    """How likely an investigator gets into a room in one try."""
    lock = lock_of(game, room)
    return past(game, you, lock) if lock and room != you.room else FREE


def getting_through(game: Mansion, you: Investigator, room: str) -> float:
    """How likely an investigator gets to the bottom of the cards of a room in one try."""
    found = getting_in(game, you, room)
    for card in game.piles[room]:
        if card in BARRIERS and card not in LOCKS:
            found *= past(game, you, card)
    return found


def ways(game: Mansion, you: Investigator) -> Routes:
    """How an investigator gets about: not into rooms that it knows to be closed to it."""
    closed = tuple(room for room in game.piles if room != you.room and getting_in(game, you, room) <= 0)
    return _without(routes(game), closed) if closed else routes(game)


@lru_cache(maxsize=256)
def _without(all_ways: Routes, closed: tuple[str, ...]) -> Routes:
    return Routes(
        {
            space: tuple(there for there in near if room_of(there) not in closed)
            for space, near in all_ways.connections.items()
        }
    )
