"""Saved games that somebody has crafted, by the thousand. `make soak` runs this; `make test` does not."""

from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.test_crafted_saves import client, everything_is_met

from miskatonic.kernel.game import GAMES

__all__ = ["client"]


@pytest.mark.parametrize("lot", range(10))
@pytest.mark.parametrize("game", GAMES.names())
def test_a_thousand_crafted_saves(client: TestClient[Any], game: str, lot: int) -> None:
    everything_is_met(client, game, range(1000 * lot, 1000 * lot + 1000))
