"""What has just happened, as data: it drives the log, the animations and the triggers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.kernel.audience import EVERYBODY, Audience, Ears, ears_of
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import PHRASES, Arg, Message, Name, Text, because, ended, inner, key_of, name

EVENTS: dict[str, dict[str, type[Event]]] = {}
"""Every kind of event, by game and name: two of the same name could not be told apart in a record."""
CLASHES: list[str] = []
"""Where an event has the name of another one of its game: the first one counts, and the box of the other cannot be opened."""
STANDING = "box/"
"""What comes before the name of a box where its rules stand among the cards in play."""


class Event(Struct, frozen=True, gc=False, kw_only=True):
    """One thing that happened. Its text is the message `<prefix>-event-<class-name>` with its fields as arguments.

    Each game derives its own base with its `game` and the `prefix` of its messages. Fields named in `pieces` are ids of
    pieces and are shown by name. `private` names the field that holds the only seat or team that may know of it, if not
    everybody may.
    """

    cause: str = ""
    """The card, enemy or place that brought it about; "" where the rules themselves did. It is set when the event is told."""

    game: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    pieces: ClassVar[tuple[str, ...]] = ()
    private: ClassVar[str] = ""
    says_why: ClassVar[bool] = True
    """Whether its line says in brackets what brought it about."""
    stage: ClassVar[Stage | None] = None
    """How it is told; None for an event without a line in the log."""
    tells: ClassVar[tuple[str, ...]] = ()
    """What of it has sentences in the story, the most particular first: `("sealed-{place}", "sealed")`."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.stage and (problem := cls.stage.problem or _not_shown(cls, cls.stage.shows)):
            raise ValueError(f"the stage of {cls.__name__} is wrong: {problem}")
        known = EVENTS.setdefault(cls.game, {}).setdefault(cls.__name__, cls)
        if cls.game and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            CLASHES.append(f"{cls.game} has an event {cls.__name__!r} already, in {known.__module__}")

    def text(self) -> Text:
        """The line of the log."""
        cls = type(self)
        fields = [(field, self.said(field)) for field in cls.__struct_fields__ if field != "cause"]
        return Message(event_key(cls), (*fields, *self.said_beside().items()))

    def said_beside(self) -> Mapping[str, Arg]:
        """What the line of the log says beside the fields."""
        return {}

    def said(self, field: str) -> Arg:
        """What the line of the log says of a field: a piece by its name, several things one after the other."""
        cls = type(self)
        value = getattr(self, field)
        if isinstance(value, (list, tuple)):
            return " ".join(map(str, value))
        if field in cls.pieces and isinstance(value, str):
            return name(cls.game, value)
        return value if isinstance(value, int | str | float | Text) else str(value)

    def scenes(self) -> Iterable[str]:
        """What of it has sentences in the story, with the components of its fields in place of their names."""
        values = {field: str(getattr(self, field)).partition("#")[0] for field in type(self).__struct_fields__}
        return (scene.format_map(values) for scene in type(self).tells)

    def line(self) -> Text:
        """The line of the log, a sentence, with what brought it about, unless the line names that already."""
        words = self.text()
        return ended(self._with_cause(words) if self.says_why else words)

    def about(self, seat: int) -> Text | None:
        """What everybody reads where a seat is asked whether to answer it; None where not everybody may know of it.

        What is only about to happen has no line in the log, or one that would come too early: the message
        `<prefix>-about-<class-name>` says it.
        """
        if self.audience is not EVERYBODY or not self.visible_to(ears_of(seat)):
            return None
        words = self.text()
        if not isinstance(words, Message):
            return None
        key = words.key.replace("-event-", "-about-", 1)
        if PHRASES.has(key, "en"):
            return self._with_cause(Message(key, words.args))
        return self._with_cause(words) if PHRASES.has(words.key, "en") else None

    def _with_cause(self, words: Text) -> Text:
        if not self.cause or self.cause.startswith(STANDING) or names_piece(words, self.cause):
            return words
        return because(words, name(type(self).game, self.cause))

    @property
    def told(self) -> bool:
        """Whether the log has a line for it: some events only let cards answer before something happens."""
        return PHRASES.has(key_of(self.text()), "en")

    @property
    def concerns(self) -> int | None:
        """The seat that it happened to, if any: the seat that knows most of it."""
        return getattr(self, "seat", None)

    @property
    def audience(self) -> Audience:
        """Who may know of it."""
        private = type(self).private
        return getattr(self, private) if private else EVERYBODY

    def visible_to(self, ears: Ears) -> bool:
        """Whether a reader who belongs to those audiences may know of it."""
        return self.audience in ears


def _not_shown(cls: type[Event], field: str) -> str:
    """Why a field cannot be shown; "" if it can. Its slots are all that is known of a class while it is being made."""
    if not field:
        return ""
    if not any(field in getattr(base, "__slots__", ()) for base in cls.__mro__):
        return f"it has no field {field!r} to show"
    return "" if field in cls.pieces else f"{field!r} holds no piece"


@cache
def event_key(cls: type[Event]) -> str:
    """`MonsterAppeared` is told by the message `es-event-monster-appeared`."""
    return f"{cls.prefix}-event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


def has_line(cls: type[Event]) -> bool:
    """Whether the log has a line for a kind of event: the message of its name, or one that its own `text` chooses."""
    return PHRASES.has(event_key(cls), "en") or cls.text is not Event.text


def names_piece(words: Text, piece: str) -> bool:
    """Whether a sentence names a piece, or another copy of it."""
    slug = piece.partition("#")[0]
    if isinstance(words, Name):
        return words.piece.partition("/")[2].partition("#")[0] == slug
    if isinstance(words, Message) and any(arg == slug for _, arg in words.args):
        return True
    return any(names_piece(text, piece) for text in inner(words))


def event_types(game: str) -> dict[str, type[Event]]:
    """Every kind of event of a game and its boxes that has been imported, by name."""
    return dict(EVENTS.get(game, {}))
