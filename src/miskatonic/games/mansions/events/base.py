"""What all events of Mansions of Madness share."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.kernel.event import Event


class MansionEvent(Event, frozen=True, gc=False):
    """Something that happened in the house."""

    game: ClassVar[str] = "mansions"
    prefix: ClassVar[str] = "mm"
    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "room", "space", "door", "monster", "other", "story")
