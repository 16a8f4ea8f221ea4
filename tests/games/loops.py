"""What the tests share that look for circles: choices without chance that lead back to where they began."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from miskatonic import Table
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import encode

Way = tuple[tuple[int, ...], ...]
"""Choices one after the other, each as the places of the options that it takes."""

FEW = 12
"""So many answers to a question are tried."""
PATIENCE = 250
"""So many choices in circles may follow one another. A few things that can be taken up and put down in any order have as many
positions as there are orders, and from each of them every way may be gone twice."""


def stands(table: Table[Any]) -> tuple[object, ...]:
    """Everything by which a moment of a game can be told from another."""
    decision = table.decision
    assert decision is not None
    options = tuple(option.id for option in decision.everything.options)
    return encode(table.state), decision.seat, decision.kind.name, decision.source, decision.amount, options


def answers(decision: Decision) -> Iterator[tuple[int, ...]]:
    """What can be answered with as few options as are needed: nothing, or one, or so many."""
    if decision.least == 0:
        yield ()
    places = range(len(decision.options))
    yield from islice(combinations(places, max(1, decision.least)), FEW)


def way_back(table: Table[Any], longest: int, tries: int) -> Way | None:
    """The shortest choices that lead back here without chance, as far as so many tries find them."""
    here, still = stands(table), table.state.rng.reveals
    seen = {here}
    ways: list[tuple[Table[Any], Way]] = [(table, ())]
    for at, way in ways:
        assert at.decision is not None
        for answer in answers(at.decision):
            if not tries:
                return None
            tries -= 1
            there = at.clone()
            try:
                there.choose(*answer)
            except IllegalChoice:  # options that exclude one another
                continue
            if there.decision is None or there.state.rng.reveals != still:
                continue
            if (found := stands(there)) == here:
                return (*way, answer)
            if found not in seen and len(way) + 1 < longest:
                seen.add(found)
                ways.append((there, (*way, answer)))
    return None


def go_in_circles(table: Table[Any], choices: int, *, longest: int = 3, tries: int = 40) -> int:
    """Plays so many choices that lead on, taken at random, and all that lead round in circles; how many those were.

    Fails if there is no end to them.
    """
    rng, in_circles, all_in_all = seeded(table.seed), 0, 0
    while table.decision is not None and choices:
        way = way_back(table, longest, tries)
        if way is None:
            decision = table.decision
            most = min(decision.most, max(1, decision.least))
            places = list(range(len(decision.options)))
            rng.shuffle(places)
            table.choose(*decision.allowed(places)[:most])
            choices, in_circles = choices - 1, 0
            continue
        for answer in way:
            table.choose(*answer)
        in_circles += len(way)
        all_in_all += len(way)
        assert in_circles <= PATIENCE, f"{table.decision} can be asked for ever: {way}"
    return all_in_all
