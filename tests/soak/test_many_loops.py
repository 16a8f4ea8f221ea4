"""At every choice of many games somebody looks for ways that lead back, and goes them. Only `make soak` runs this.

`MISKATONIC_SOAK` says how many lots of games are played of each game.
"""

import os
from typing import Any

import pytest
from tests.games.loops import go_in_circles
from tests.games.test_loops import GAMES

from miskatonic import new_table
from miskatonic.kernel.replay import verify

LOTS = int(os.environ.get("MISKATONIC_SOAK", "100"))


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_whoever_looks_for_circles_comes_to_the_end_of_the_game(game: str, setup: dict[str, Any], lot: int) -> None:
    table = new_table(game, seed=lot, **setup)
    go_in_circles(table, 2000, longest=4, tries=150)
    verify(table.save())
