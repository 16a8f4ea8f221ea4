"""What has been found out once need not be found out again: for ever, or until components are declared or withdrawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, cast

K = TypeVar("K")
V = TypeVar("V")
P = ParamSpec("P")
T = TypeVar("T")

_MOST_REMEMBERED = 20_000
"""More pieces than any game has: what asks about more has made them up."""

_FORGET: list[Callable[[], None]] = []
"""What empties each cache that follows from the declared components."""


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


def printed(find: Callable[P, T]) -> Callable[P, T]:
    """`functools.cache` for results that depend on declared components only: cleared when one is declared or withdrawn."""
    return printed_at_most(None)(find)


def printed_at_most(most: int | None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """`printed` for functions of many arguments: only the latest answers are kept, up to that number."""

    def keep(find: Callable[P, T]) -> Callable[P, T]:
        kept = lru_cache(maxsize=most)(find)
        _FORGET.append(kept.cache_clear)
        return cast(Callable[P, T], kept)

    return keep


def printed_on(find: Callable[[K], V]) -> Callable[[K], V]:
    """`printed` for functions of one component that are asked several times a decision, as `remembered` is."""
    known = Memory(find)
    _FORGET.append(known.clear)
    return known.__getitem__


def forget_printed() -> None:
    """Empties the caches of all that is `printed`: components or boxes have been declared or withdrawn."""
    for forget in _FORGET:
        forget()
