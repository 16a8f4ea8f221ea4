"""A server that is killed at any moment loses nothing that it has acknowledged, and leaves nothing broken behind."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest
from tests.server.killing import Tally, kill_again_and_again
from tests.server.serving import QuickServer, Server, wait_for

KILLS = 8


def killed(database: str, data: Path, kills: int) -> Tally:
    """Kills a server that often while people and bots play at twenty tables, and checks everything afterwards."""
    server = QuickServer(data, "--database", database, "--rate", "0")
    try:
        server.start()
        tally = asyncio.run(kill_again_and_again(server, kills))
    finally:
        server.close()
    if not database.startswith("postgresql"):
        with closing(sqlite3.connect(database)) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert tally.acknowledged > 10 * kills, "the players were hardly there"
    assert tally.connections > 10 * kills, "hardly anybody has looked on"
    return tally


def test_a_server_that_is_killed_while_twenty_tables_move_loses_nothing_that_it_has_acknowledged(
    database: str, tmp_path: Path
) -> None:
    killed(database, tmp_path, KILLS)


@pytest.mark.parametrize("after", [0.0, 0.3, 3.0])
def test_bots_that_think_go_away_with_a_killed_server(
    after: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONWARNINGS", "ignore:resource_tracker")  # it complains of what the killed have left to it
    server = Server(tmp_path, "--think", "30").start()
    try:
        server.visitor().open("search", "search")
        wait_for(lambda: len(processes(tmp_path)) > 1)
        time.sleep(after)
    finally:
        server.kill()
    wait_for(lambda: not processes(tmp_path))


def processes(data: Path) -> list[int]:
    """The processes of a server with that data folder: itself, and the bots that think."""
    mark = f"MISKATONIC_DATA={data}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found
