"""What has been found out once need not be found out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

_MOST_REMEMBERED = 20_000
"""More pieces than any game has: what asks about more has made them up."""


class Memory(dict[K, V], Generic[K, V]):
    """What a function has said about each thing that it was asked about."""

    __slots__ = ("_find",)

    def __init__(self, find: Callable[[K], V]) -> None:
        self._find = find

    def __missing__(self, thing: K) -> V:
        if len(self) >= _MOST_REMEMBERED:
            self.clear()
        found = self[thing] = self._find(thing)
        return found


def remembered(find: Callable[[K], V]) -> Callable[[K], V]:
    """`functools.cache` for functions of one thing that are asked several times a decision: the answer is one look-up away."""
    return Memory(find).__getitem__
