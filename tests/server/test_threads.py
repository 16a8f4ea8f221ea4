"""Threads of a server that need the same thing at the same time."""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table, decoder, new_table
from miskatonic.server.app import make_app
from miskatonic.server.config import Config

MOMENTS = range(0, 2000, 50)
"""When the first thread is interrupted: after so many calls of functions written in Python."""


def test_a_thread_may_read_a_state_while_another_reads_the_first_of_its_kind(tmp_path: Path) -> None:
    server = multiprocessing.get_context("spawn").Process(target=serve, args=[str(tmp_path / "tables.sqlite3")])
    server.start()
    server.join()
    assert server.exitcode == 0


def serve(database: str) -> None:
    """A server that has just been started, with a table of each game; it is tried out at every moment until it crashes."""
    make_app(Config(database=database))
    for table in [new_table(game, seed=7) for game in GAMES.names()]:
        for moment in MOMENTS:
            server = multiprocessing.get_context("fork").Process(target=read_interrupted, args=[table, moment])
            server.start()
            server.join()
            if server.exitcode:
                sys.exit(f"{table.rules.slug}: interrupted at call {moment}, it has ended with {server.exitcode}")


def read_interrupted(table: Table[State], moment: int) -> None:
    """Reads the state. At that moment another thread comes in between and reads it too."""
    calls = 0

    def read() -> None:
        decoder(table.rules.state_type).decode(table.checkpoint)

    def interrupt(_: object, event: str, __: object) -> None:
        nonlocal calls
        if event == "call":
            calls += 1
            if calls == moment:
                other.submit(read).result()

    with ThreadPoolExecutor(1) as other:
        sys.setprofile(interrupt)
        read()
        sys.setprofile(None)
