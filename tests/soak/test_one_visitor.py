"""One visitor asks for the most that a server allows: how long do others wait? On a machine that does nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.crowding import crowd, importing, looking, quantile, time_of_moves, walked, worst_files
from tests.server.serving import Server, playable, serving

from miskatonic.server.config import Limits

IN_TIME = 250
"""Milliseconds within which 99 of 100 moves are made."""
MOVES = 500
LONGEST = Limits().moves


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with (
        playable("treadmill"),
        serving(tmp_path, "--rate", "0", knows="tests.server.treadmill.known") as running,
    ):
        yield running


def in_time(server: Server) -> None:
    took = time_of_moves(server, MOVES)
    print(f"{len(took)} moves: p50 {quantile(took, 0.5):.0f} ms, p99 {quantile(took, 0.99):.0f} ms")
    assert quantile(took, 0.99) < IN_TIME


def test_moves_are_in_time_while_somebody_brings_the_worst_files(server: Server) -> None:
    files = worst_files(LONGEST)
    with crowd(server, *(importing(files[number:] + files[:number]) for number in range(4))) as answers:
        in_time(server)
    assert answers[201] + answers[400]


def test_moves_are_in_time_while_somebody_saves_and_looks_back_at_the_longest_game(server: Server) -> None:
    visitor = server.visitor()
    opened = visitor.http.post("/api/tables/import", content=walked(LONGEST).save())
    path = f"/api/tables/{opened.json()['id']}"
    wishes = [looking(visitor, f"{path}/save", f"{path}/moments/{LONGEST - number}", path) for number in range(4)]
    with crowd(server, *wishes) as answers:
        in_time(server)
    assert answers[200]
