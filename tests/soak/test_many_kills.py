"""A server that is killed two hundred times on each kind of database. `make soak` runs this; `make test` kills it a few times.

`MISKATONIC_SOAK` says half of how often.
"""

import os
from pathlib import Path

import pytest
from tests.server.conftest import database, elephant
from tests.server.test_killed import killed

__all__ = ["database", "elephant"]

KILLS = 2 * int(os.environ.get("MISKATONIC_SOAK", "100"))


def test_a_server_that_is_killed_hundreds_of_times_loses_nothing_that_it_has_acknowledged(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = killed(database, tmp_path, KILLS)
    with capsys.disabled():
        print(f"\n{KILLS} kills, nothing lost: {tally}")
