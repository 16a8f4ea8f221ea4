"""Scenes of Arkham Horror for the tests of the browser's board.

`python -m tests.games.arkham_horror.scenes` prints them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.arkham_horror.editions import BASE
from tests.games.arkham_horror.gambler import Gambler
from tests.games.scenes import Scenes, collect, played, sorts, tell

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.components import ANCIENT_ONES

GAMES = 48


def scenes() -> Scenes:
    """The same at every call: games follow from their seeds."""
    return collect("arkham_horror", tables(), kinds)


def tables() -> Iterator[Table[Any]]:
    """Tables in many moments of many games, of every size and against everyone."""
    ancient_ones = [card.slug for card in BASE[ANCIENT_ONES]]
    for seed in range(GAMES):
        players, foe = 1 + seed % 4 + 4 * (seed % 8 == 7), ancient_ones[seed % len(ancient_ones)]
        table = new_table("arkham_horror", seed=seed, history=False, players=players, ancient_one=foe)
        yield from played(table, Gambler(seed, bold=seed % 2 == 0))


def kinds(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """What the question is about, by the sorts of options that it has; and whether it is asked in the final battle."""
    assert table.decision is not None
    battle = "battle" if table.state.awake else "town"
    for sort in sorts(table):
        yield (table.decision.kind.name, sort, battle)


if __name__ == "__main__":
    tell(scenes())
