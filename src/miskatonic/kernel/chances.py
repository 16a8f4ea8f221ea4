"""Chances that are tried out: what was shown, whether it came true, and what was heard on the way."""

from __future__ import annotations

from typing import Any, NamedTuple

from miskatonic.kernel.event import Event
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.table import Table


class Trial(NamedTuple):
    """One option that was taken: of what kind, with what chance shown, and whether it came true."""

    kind: str
    shown: float
    came_true: bool
    where: str


def fresh(seed: int) -> Rng:
    """Chance that has nothing to do with the game's own."""
    return seeded(seed * 2_654_435_761 + 97)


class Heard(list[Event]):
    """Everything that happens at a table, kept when a step is over; `ends` are the numbers of events that there were then."""

    def __init__(self) -> None:
        super().__init__()
        self.ends: list[int] = []

    def clear(self) -> None:
        """A step is over; nothing is forgotten."""
        self.ends.append(len(self))


def listen(table: Table[Any]) -> Heard:
    """What happens at a table from now on."""
    heard = Heard()
    table.state.watch(True)
    table.state.__dict__["events"] = heard
    return heard
