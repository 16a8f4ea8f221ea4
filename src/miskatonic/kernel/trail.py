"""Where a game has been since chance moved last, so that nobody goes round in a circle for ever.

A choice that costs nothing and leads back to the very same position could be made again and again. From a position that has
come back, what was taken there twice is not offered any more, as long as something else is. Whatever is different in the
position, it is another one, where everything is offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.record import Visit, digest
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State

ENOUGH = 2
"""So often an option may be taken from the very same position."""
LONGEST = 1024
"""Maximum number of positions that are remembered, the latest ones."""
NO_CHANCE = Rng(0)
"""What stands in for the chance of positions that are compared without it."""

Trail = tuple[tuple[bytes | str, Sequence[str]], ...]
"""The positions since chance moved last, the oldest first, each with what was chosen there: encoded, or as a fingerprint where it
was read from a record. Those come first."""


def lengthened(trail: Trail, position: bytes, chosen: Sequence[str]) -> Trail:
    """The trail with one more position."""
    return (*trail[1 - LONGEST :], (position, chosen))


def chosen_at(trail: Trail, position: bytes) -> list[Sequence[str]]:
    """What was chosen each time that the game was at this very position."""
    found = [chosen for earlier, chosen in trail if earlier == position]
    if isinstance(trail[0][0], str):
        fingerprint = digest(position)
        found += [chosen for earlier, chosen in trail if earlier == fingerprint]
    return found


def left(decision: Decision, earlier: Sequence[Sequence[str]]) -> list[int]:
    """The places of the options that were not taken often enough when the question was asked earlier."""
    times = [0] * len(decision.options)
    for chosen in earlier:
        for option in chosen:
            if (place := decision.index(option)) >= 0:
                times[place] += 1
    return [place for place, taken in enumerate(times) if taken < ENOUGH]


def without_circles(decision: Decision, earlier: Sequence[Sequence[str]]) -> Decision:
    """A question without what was taken often enough when it was asked earlier, unless too little would be left."""
    return decision if len(earlier) < ENOUGH else decision.reduced(left(decision, earlier))


def written(trail: Trail) -> list[Visit]:
    """The trail as it is kept."""
    return [Visit(p if isinstance(p, str) else digest(p), list(chosen)) for p, chosen in trail]


def read(visits: Iterable[Visit]) -> Trail:
    """A trail that was kept."""
    return tuple((visit.position, visit.options) for visit in visits)[-LONGEST:]


class Circle(Struct):
    """The same for a question that comes again and again within one step: what to take in hand before a blow, for instance.

    All that the answers change must stand in the state: what the rules know beside it is not looked at.
    """

    visits: list[tuple[bytes, str]] = []
    closed: bool = False
    """Whether everything that can be chosen has led back here."""
    idle: bool = False
    """Whether no roll can change anything here: positions that differ in their chance alone are the same then."""

    def ask(self, game: State, decision: Decision) -> Rules[Option[Any]]:
        """The option that is taken."""
        here = self._position(game)
        earlier = [(chosen,) for position, chosen in self.visits if position == here]
        self.closed = len(earlier) >= ENOUGH and not left(decision, earlier)
        chosen = (yield without_circles(decision, earlier))[0]
        self.visits.append((here, chosen.id))
        return chosen

    def _position(self, game: State) -> bytes:
        """The encoded state; without its chance while rolls are idle."""
        chance = game.rng
        if self.idle:
            game.rng = NO_CHANCE
        position = msgspec.msgpack.encode(game)
        game.rng = chance
        return position
