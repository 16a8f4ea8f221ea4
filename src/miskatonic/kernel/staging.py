"""How an event is presented: data beside the event that the browser, the terminal and replays share."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Importance: TypeAlias = Literal[1, 2, 3, 4]
Form: TypeAlias = Literal["flight", "mark", "banner", "card", "sheet", "point"]

OPENING: frozenset[Form] = frozenset({"banner", "card", "sheet", "point"})
"""The forms that stay long enough for other events to be told on them."""


class Stage(Struct, frozen=True):
    """How a kind of event is told: `stage = Stage(3, "card", shows="card", opens=True)` in the event's class."""

    importance: Importance
    """1: in passing, 2: briefly, 3: long enough to be read, 4: a turning point."""
    form: Form
    """`flight`: a piece goes from where it was to where it is. `mark`: a number or a chip changes. `banner`: a line over
    the board. `card`: a card is turned over and read. `sheet`: dice or tokens of a test or a fight. `point`: a turning
    point over the whole board."""
    own: Importance | None = None
    """The importance for the seat that it happened to; None where it is the same for everybody."""
    shows: str = ""
    """The field of the event that holds the piece it is about, one of `Event.pieces`; "" where it is about none."""
    opens: bool = False
    """Whether it begins a moment of its own, which the events it causes belong to: a Mythos card, an encounter, a fight."""

    @property
    def problem(self) -> str:
        """The error in the values themselves; "" if there is none. A box may come without a type checker."""
        if not {self.importance, self.own or self.importance} <= {*get_args(Importance)}:
            return "its importance is not one of 1 to 4"
        if self.form not in get_args(Form):
            return f"there is no form {self.form!r}"
        if self.opens and self.form not in OPENING:
            return f"a {self.form} is over too soon to open a moment"
        return ""


OF_BOXES = Stage(1, "mark")
"""How an event of a box is told whose author has not said so."""
