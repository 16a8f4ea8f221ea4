"""A hundred whole games of each kind, each looked at in two worlds that are the same to whoever may not know the difference.

`make soak` runs this; `make test` plays a handful. `MISKATONIC_SOAK` says how many games are played of each kind.
"""

import os

import pytest
from tests.server.two_worlds import KINDS, look_at_games

LOTS = max(1, int(os.environ.get("MISKATONIC_SOAK", "100")) // 10)


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("name", KINDS)
def test_ten_games_in_two_worlds(name: str, lot: int) -> None:
    look = look_at_games(KINDS[name], range(10 * lot, 10 * lot + 10), every=4)
    assert not look.found
    assert look.steps > 50
