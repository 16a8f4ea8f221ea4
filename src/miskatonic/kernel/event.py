"""What has just happened, as data: it drives the log, the animations and the triggers."""

from __future__ import annotations

import re
from functools import cache
from typing import ClassVar

from msgspec import Struct

from miskatonic.kernel.text import PHRASES, Arg, Text, name


class Event(Struct, frozen=True, gc=False):
    """One thing that happened. Its text is the message `<prefix>-event-<class-name>` with its fields as arguments.

    Each game derives its own base with its `game` and the `prefix` of its messages. Fields named in `pieces` are ids of
    pieces and are shown by name. `private` names the field that holds the only seat that may know of it, if not
    everybody may.
    """

    game: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    pieces: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[str] = ""

    def text(self) -> Text:
        """The line of the log."""
        cls = type(self)
        args: list[tuple[str, Arg]] = []
        for field in cls.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, (list, tuple)):
                value = " ".join(map(str, value))
            elif field in cls.pieces and isinstance(value, str):
                value = name(cls.game, value)
            args.append((field, value if isinstance(value, (int, str, float, Text)) else str(value)))
        return Text(event_key(cls), tuple(args))

    @property
    def told(self) -> bool:
        """Whether the log has a line for it: some events only let cards answer before something happens."""
        return PHRASES.has(self.text().key, "en")

    @property
    def concerns(self) -> int | None:
        """The seat that it happened to, if it happened to one: nobody knows more of it."""
        return getattr(self, "seat", None)

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        private = type(self).private
        return not private or getattr(self, private) == seat


@cache
def event_key(cls: type[Event]) -> str:
    """`MonsterAppeared` is told by the message `es-event-monster-appeared`."""
    return f"{cls.prefix}-event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


def event_types(game: str) -> dict[str, type[Event]]:
    """Every kind of event of a game that has been imported, by name."""
    found: dict[str, type[Event]] = {}
    bases: list[type[Event]] = [Event]
    while bases:
        for cls in bases.pop().__subclasses__():
            bases.append(cls)
            if cls.game == game:
                found[cls.__name__] = cls
    return found
