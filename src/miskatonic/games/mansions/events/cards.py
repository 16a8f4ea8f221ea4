"""What happens to the cards of investigators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.mansions.components import SPELLS
from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg


class Explored(MansionEvent, frozen=True, gc=False):
    """An investigator has explored a room."""

    stage = Stage(2, "mark", shows="room")
    tells = ("room-{room}",)
    who: str
    room: str


class CardFound(MansionEvent, frozen=True, gc=False):
    """An investigator has found a card."""

    stage = Stage(2, "flight", shows="card")
    who: str
    card: str


class NothingFound(MansionEvent, frozen=True, gc=False):
    """There was nothing of interest."""

    stage = Stage(1, "mark", shows="who")
    who: str


class ClueFound(MansionEvent, frozen=True, gc=False):
    """An investigator has found a clue."""

    stage = Stage(3, "card", shows="card")
    tells = ("clue-{card}",)
    who: str
    card: str
    room: str
    """The room that it hints at; "" for the last one."""
    level: int


class ObstacleMet(MansionEvent, frozen=True, gc=False):
    """An investigator has met an obstacle."""

    stage = Stage(3, "card", shows="card", opens=True)
    who: str
    card: str


class Dropped(MansionEvent, frozen=True, gc=False):
    """A card was left in a room."""

    stage = Stage(1, "flight", shows="card")
    who: str
    card: str
    room: str


class PutBack(MansionEvent, frozen=True, gc=False):
    """A card that was found lies under the cards of its room again."""

    stage = Stage(1, "flight", shows="card")
    who: str
    card: str
    room: str


class Discarded(MansionEvent, frozen=True, gc=False):
    """A card of an investigator has left the game."""

    stage = Stage(1, "flight", shows="card")
    who: str
    card: str


class CardUsed(MansionEvent, frozen=True, gc=False):
    """An investigator has used a card or trait that works once in a game."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str


class Given(MansionEvent, frozen=True, gc=False):
    """An investigator has given a card to another."""

    stage = Stage(1, "flight", shows="card")
    who: str
    other: str
    card: str


class RoomSeen(MansionEvent, frozen=True, gc=False):
    """An investigator has looked at the cards of a room."""

    stage = Stage(1, "mark", shows="room")
    who: str
    room: str


class ObjectiveRead(MansionEvent, frozen=True, gc=False):
    """An investigator has read the objective, which stays face down."""

    stage = Stage(2, "mark", shows="who")
    who: str


class CardSeen(MansionEvent, frozen=True, gc=False):
    """A card that lies face down, seen by one player alone."""

    private: ClassVar[str] = "seat"
    stage = Stage(1, "mark", shows="card")

    seat: int
    card: str


class SpellGained(MansionEvent, frozen=True, gc=False):
    """An investigator has gained a spell."""

    stage = Stage(2, "flight", shows="card")
    who: str
    card: str


class SpellCast(MansionEvent, frozen=True, gc=False):
    """An investigator has cast a spell."""

    stage = Stage(2, "mark", shows="card")
    who: str
    card: str


class SpellTurned(MansionEvent, frozen=True, gc=False):
    """A spell card has been turned over: which of the backs of its spell it has, and whether the test was passed."""

    stage = Stage(3, "card", shows="card", opens=True)
    who: str
    card: str
    back: int
    """From 1."""
    passed: int

    def said_beside(self) -> Mapping[str, Arg]:
        """What that half of the back does."""
        back = SPELLS[self.card].backs[self.back - 1]
        return {"words": (back.passed if self.passed else back.failed).text}
