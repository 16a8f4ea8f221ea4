"""What is true now: plain data, with a few things beside it that are never saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from miskatonic.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from miskatonic.kernel.event import Event
    from miskatonic.kernel.hooks import Index, Source


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended: who won, and the key of the text that says why."""

    winners: list[int]
    reason: str


class State(Struct, dict=True, kw_only=True, omit_defaults=True):
    """Everything that is true in a game, as data that can be copied, saved and sent.

    Two things live beside the data and are made again when it is loaded: `events`, what has happened and has not been read
    yet, and `index`, which card in play answers which question.
    """

    game: ClassVar[str] = ""
    """The name of the game that this is a state of."""

    rng: Rng
    outcome: Outcome | None = None

    events: ClassVar[list[Event]]
    index: ClassVar[Index | None]

    def __post_init__(self) -> None:
        self.__dict__["events"] = []
        self.__dict__["index"] = None

    def sources(self) -> Iterator[Source]:
        """The cards in play whose hooks are in force now, in the order in which they are asked."""
        return iter(())

    def tell(self, event: Event) -> None:
        """Something has happened."""
        self.events.append(event)

    def cards_changed(self) -> None:
        """A card with hooks has entered or left play."""
        self.__dict__["index"] = None
