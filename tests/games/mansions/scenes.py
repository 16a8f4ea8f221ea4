"""Scenes of Mansions of Madness for the tests of the browser's board.

`python -m tests.games.mansions.scenes` prints them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.mansions.gambler import Wanderer
from tests.games.scenes import Scenes, collect, played, sorts, tell

from miskatonic import Table, new_table
from miskatonic.games.mansions.components import STORIES
from miskatonic.kernel.box import edition_of

GAMES = 20


def scenes() -> Scenes:
    """The same at every call: games follow from their seeds."""
    return collect("mansions", tables(), kinds)


def tables() -> Iterator[Table[Any]]:
    """Tables in many moments of many games, of every size and in every house."""
    stories = [story.slug for story in edition_of("mansions")[STORIES]]
    for seed in range(GAMES):
        table = new_table("mansions", seed=seed, history=False, players=2 + seed % 4, story=stories[seed % 5])
        yield from played(table, Wanderer(seed, bold=seed % 2 == 0))


def kinds(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """What the question is about, by the sorts of options that it has."""
    assert table.decision is not None
    for sort in sorts(table):
        yield (table.decision.kind.name, sort)


if __name__ == "__main__":
    tell(scenes())
