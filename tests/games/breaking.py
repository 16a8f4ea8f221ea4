"""What the tests share that break a position, to see that it is noticed."""

from collections.abc import Callable
from typing import Any

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
