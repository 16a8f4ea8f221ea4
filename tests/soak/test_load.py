"""Two server processes on PostgreSQL and Redis bear two thousand tables at once. What is measured is printed: it says more on a
quiet machine than any bound that holds on every one."""

from __future__ import annotations

import os

import msgspec
import pytest
from tests.server.databases import postgresql, redis

from miskatonic.simulate.load import Plan, measure


@pytest.mark.parametrize("think", [4.0, 8.0, 16.0])
@pytest.mark.parametrize("odds", [False, True], ids=["without odds", "with odds"])
def test_two_thousand_tables_are_played_without_an_error(think: float, odds: bool) -> None:
    with postgresql() as database, redis() as telegraph:
        plan = Plan(
            game="elder_sign",
            tables=2000,
            think=think,
            odds=odds,
            seconds=45,
            processes=2,
            database=database,
            redis=f"redis://127.0.0.1:{telegraph.port}/0",
        )
        load = measure(plan)
    print(f"\nload average {os.getloadavg()[0]:.1f}:", msgspec.json.encode(load).decode())
    assert load.moves > 0
    assert load.errors == 0
