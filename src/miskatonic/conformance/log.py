"""What a seat sees, as a flat sheet of values, and which changes of it no line of the log explains."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from miskatonic.kernel.event import Event
from miskatonic.kernel.rulebook import View

PASSING = frozenset(
    {
        *("step", "active", "waiting", "encounter", "checks", "walks"),
        *("points", "actions", "tome_actions", "moves", "acted", "rested", ".used"),
        *("max_sanity", "max_stamina", "hand_size", "value"),
    }
)
"""Fields of views that show whose turn it is and what is under way, what can still be done in a turn, and what follows from the
cards in play; with a dot, a field of the view itself."""

Sheet = dict[str, tuple[Any, str]]
"""The values of a view by their paths, each with the investigator on whose sheet it stands; "" for everything else."""


def sheet(view: View, people: Collection[str]) -> Sheet:
    """The position as a view shows it, without passing details; `people` are the investigators in play."""
    return dict(_values(msgspec.to_builtins(view), people, "", ""))


def _values(shown: Any, people: Collection[str], path: str, owner: str) -> Iterator[tuple[str, tuple[Any, str]]]:
    match shown:
        case dict():
            owner = next((str(slug) for slug in (shown.get("slug"), shown.get("card")) if slug in people), "")
            for field, value in shown.items():
                if not {field, f"{path}.{field}"} & PASSING:
                    yield from _values(value, people, f"{path}.{field}", owner)
        case list() | tuple():
            for number, value in enumerate(shown):
                yield from _values(value, people, f"{path}[{number}]", "")
        case _:
            yield path, (shown, owner)


def first_untold(before: Sheet, after: Sheet, lines: Sequence[Event]) -> str:
    """The first change that those lines do not explain, in words of the view; "" if they explain all.

    Any line explains any change, but for the numbers of an investigator: those need a line that names the investigator, or a
    turning point, which may lay everything out anew.
    """
    named = names_in(lines)
    turned = any(line.stage is not None and line.stage.form == "point" for line in lines)
    for path in {**before, **after}:
        was, now = before.get(path, (None, "")), after.get(path, (None, ""))
        if was == now or (lines and (turned or now[1] in named or not is_number(was, now))):
            continue
        place, whose = re.sub(r"\[\d+\]", "", path).strip("."), now[1] or was[1]
        return f"{place} ({whose})" if whose else place
    return ""


def is_number(was: tuple[Any, str], now: tuple[Any, str]) -> bool:
    """Whether a value is a number of one and the same investigator, before and after."""
    return bool(now[1]) and was[1] == now[1] and all(type(value) is int for value, _ in (was, now))


def names_in(lines: Sequence[Event]) -> set[str]:
    """The pieces that some lines name."""
    return {value for line in lines for field in line.__struct_fields__ for value in _words(getattr(line, field))}


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping | list | tuple):
        for each in value:
            yield from _words(each)
