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
        *("max_sanity", "max_stamina", "hand_size", "value", "purse"),
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
                yield from _values(value, people, f"{path}[{number}]", owner if isinstance(value, str) else "")
        case _:
            yield path, (shown, owner)


def first_untold(before: Sheet, after: Sheet, lines: Sequence[Event], covered: Sequence[Event] = ()) -> str:
    """The first change that those lines do not explain, in words of the view; "" if they explain all.

    Any line explains any change, but for two. Numbers of an investigator need lines that name it and whose numbers can add up to
    the change; each line may tell of one more. A piece that comes into a list on the sheet of an investigator, or leaves
    it, needs a line that names the piece, or an event without a line (`covered`) that names it together with something
    that a line names: a blessing that is told as such covers its card. A turning point explains everything: it may lay the
    table out anew.
    """
    named = names_in(lines)
    named |= names_in([event for event in covered if names_in([event]) & named])
    turned = any(line.stage is not None and line.stage.form == "point" for line in lines)
    for path in {**before, **after}:
        was, now = before.get(path, (None, "")), after.get(path, (None, ""))
        if was == now or (lines and (turned or not is_number(was, now) or add_up(lines, now[1], now[0] - was[0]))):
            continue
        return described(path, now[1] or was[1])
    for who, piece in {} if turned else pieces_of(before).keys() ^ pieces_of(after).keys():
        if piece not in named and all(who in {owner for _, owner in shown.values()} for shown in (before, after)):
            return described({**pieces_of(before), **pieces_of(after)}[who, piece], who)
    return ""


def described(path: str, whose: str) -> str:
    """A path of a view without the numbers of its lists, with the investigator on whose sheet it stands."""
    place = re.sub(r"\[\d+\]", "", path).strip(".")
    return f"{place} ({whose})" if whose else place


def pieces_of(shown: Sheet) -> dict[tuple[str, str], str]:
    """The entries of lists on the sheets of investigators, by investigator and entry, with their paths."""
    return {(who, value): path for path, (value, who) in shown.items() if who and path.endswith("]")}


def add_up(lines: Sequence[Event], who: str, change: int) -> bool:
    """Whether the numbers in lines that name an investigator can add up to a change, each counted either way or not at all."""
    sums = {0}
    for line in lines:
        if who in names_in([line]):
            fields = [getattr(line, field) for field in line.__struct_fields__ if field != "seat"]
            for number in {1, *(value for value in fields if type(value) is int)}:
                sums |= {sum_ + sign * number for sum_ in sums for sign in (1, -1)}
    return change in sums


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
