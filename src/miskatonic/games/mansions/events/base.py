"""What all events of Mansions of Madness share."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.components import COMBAT
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Text, ended


class MansionEvent(Event, frozen=True, gc=False):
    """Something that happened in the house."""

    game: ClassVar[str] = "mansions"
    prefix: ClassVar[str] = "mm"
    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "room", "space", "door", "monster", "other", "story")

    def line(self) -> Text:
        """The line of the log with its cause; a combat card has only a number, which means nothing to readers."""
        return ended(self.text()) if self.cause in COMBAT else super().line()
