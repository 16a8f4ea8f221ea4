"""What the tests share that break a position, to see that it is noticed."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.text import LANGUAGES

Break = Callable[[Any], Any]


def set_to(path: str, value: object) -> Break:
    """Sets `doom`, `investigators.0.at` and so on."""

    def change(state: Any) -> None:
        *way, last = path.split(".")
        inside = state
        for step in way:
            inside = inside[int(step)] if step.isdecimal() else getattr(inside, step)
        setattr(inside, last, value)

    return change


def all_of(*changes: Break) -> Break:
    """Several changes, one after the other."""

    def change(state: Any) -> None:
        for each in changes:
            each(state)

    return change


def refuses(check: Callable[[Any], None], state: Any, wrong: tuple[Break, str]) -> None:
    """Breaks a state: the check refuses it with a sentence in each language."""
    change, sentence = wrong
    change(state)
    with pytest.raises(Impossible, match=sentence) as found:
        check(state)
    en, fr = (found.value.say(lang) for lang in LANGUAGES)
    assert en != fr


def leaves_alone(check: Callable[[Any], None], state: Any) -> None:
    """A check changes nothing."""
    before = msgspec.msgpack.encode(state)
    check(state)
    assert msgspec.msgpack.encode(state) == before
