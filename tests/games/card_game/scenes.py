"""Scenes of the card game for the tests of the browser's board.

`python -m tests.games.card_game.scenes` prints them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.card_game.gambler import Gambler
from tests.games.scenes import Scenes, collect, played, sorts, tell

from miskatonic import Table, new_table

GAMES = 24
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")


def scenes() -> Scenes:
    """The same at every call: games follow from their seeds."""
    return collect("card_game", tables(), kinds)


def tables() -> Iterator[Table[Any]]:
    """Tables in many moments of many games: every scenario, every number of players, and a campaign."""
    for seed in range(GAMES):
        options = {"players": 1 + seed % 4, "scenario": SCENARIOS[seed % 3]} if seed % 6 else {"campaign": True}
        yield from played(new_table("card_game", seed=seed, **options), Gambler(seed, bold=seed % 2 == 0))


def kinds(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """What the question is about, by the sorts of options that it has; and whether a test is under way."""
    assert table.decision is not None
    testing = "test" if table.state.test is not None else "quiet"
    for sort in sorts(table):
        yield (table.decision.kind.name, sort, testing, table.state.scenario)


if __name__ == "__main__":
    tell(scenes())
