"""Saved games that somebody has crafted, by the thousand. `make soak` runs this; `make test` does not.

`MISKATONIC_SOAK` says how many hundreds are brought in of each game.
"""

import os
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.test_crafted_saves import client, everything_is_met

from miskatonic.kernel.game import GAMES

__all__ = ["client"]

LOTS = max(1, int(os.environ.get("MISKATONIC_SOAK", "100")) // 10)


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("game", GAMES.names())
def test_a_thousand_crafted_saves(client: TestClient[Any], game: str, lot: int) -> None:
    everything_is_met(client, game, range(1000 * lot, 1000 * lot + 1000))
