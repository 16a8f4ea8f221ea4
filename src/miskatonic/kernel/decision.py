"""Questions to a seat. Rules are generators that yield a `Decision` and are sent the options that were taken."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from miskatonic.kernel.text import Text

T = TypeVar("T")
R = TypeVar("R")


class Option(Struct, Generic[T], frozen=True, gc=False):
    """One answer. `value` is what the rules receive; `pieces` are what a board lights up.

    `hint` says what the option costs or risks, where its label does not.
    """

    id: str
    value: T
    label: Text
    pieces: tuple[str, ...] = ()
    hint: Text | None = None


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat: take at least `least` and at most `most` of the options."""

    seat: int
    prompt: Text
    options: Sequence[Option[Any]]
    least: int = 1
    most: int = 1
    rule: str = ""

    def index(self, option_id: str) -> int:
        """Where the option with that id is, or -1."""
        for i, option in enumerate(self.options):
            if option.id == option_id:
                return i
        return -1


Choice = list[Option[Any]]
Rules = Generator[Decision, Choice, R]


def _nothing() -> Rules[None]:
    yield from ()


NOTHING: Rules[None] = _nothing()
"""Rules that are over already: `yield from NOTHING` costs next to nothing, as often as one likes."""
for _ in NOTHING:
    pass


def ask(seat: int, prompt: Text, options: Sequence[Option[T]], rule: str = "") -> Rules[T]:
    """The value of the option that the seat takes. A question with a single answer is not asked."""
    if len(options) < 2:
        return options[0].value
    chosen = yield Decision(seat, prompt, options, 1, 1, rule)
    value: T = chosen[0].value
    return value


def ask_option(seat: int, prompt: Text, options: Sequence[Option[Any]], rule: str = "") -> Rules[Option[Any]]:
    """The option that the seat takes, where options of different sorts are offered together."""
    if len(options) < 2:
        return options[0]
    chosen = yield Decision(seat, prompt, options, 1, 1, rule)
    return chosen[0]


def ask_many(
    seat: int, prompt: Text, options: Sequence[Option[T]], least: int, most: int, rule: str = ""
) -> Rules[list[T]]:
    """The values of the options that the seat takes, between `least` and `most` of them."""
    most = min(most, len(options))
    if least >= len(options):
        return [option.value for option in options]
    if most < 1:
        return []
    chosen = yield Decision(seat, prompt, options, least, most, rule)
    return [option.value for option in chosen]
