"""A server that is killed two hundred times on each kind of database. `make soak` runs this; `make test` does not."""

from pathlib import Path

import pytest
from tests.server import test_killed
from tests.server.conftest import database, elephant

__all__ = ["database", "elephant"]


def test_a_server_that_is_killed_two_hundred_times_loses_no_acknowledged_move(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_killed, "KILLS", 200)
    test_killed.test_a_server_that_is_killed_fifty_times_loses_no_acknowledged_move(database, tmp_path)
