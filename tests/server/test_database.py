"""A database keeps what it was given when it says so, and nothing of what failed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from miskatonic.server.database import Database, open_database


@asynccontextmanager
async def notebook(file: Path) -> AsyncIterator[Database]:
    database = open_database(f"sqlite:///{file}")
    await database.write(lambda db: db.exec_driver_sql("CREATE TABLE notes (number INTEGER PRIMARY KEY, words TEXT)"))
    try:
        yield database
    finally:
        await database.close()


def note(number: int, words: str = "") -> Callable[[Connection], int]:
    def work(db: Connection) -> int:
        db.exec_driver_sql("INSERT INTO notes VALUES (?, ?)", (number, words))
        return number

    return work


def notes_in(file: Path) -> list[int]:
    """As another process reads them."""
    with closing(sqlite3.connect(file)) as db:
        return [number for (number,) in db.execute("SELECT number FROM notes ORDER BY number")]


def test_what_was_written_is_there_for_everybody(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite3"

    async def write() -> None:
        async with notebook(file) as database:
            assert await database.write(note(1)) == 1
            assert notes_in(file) == [1]
            assert await asyncio.gather(*(database.write(note(number)) for number in range(2, 50))) == [*range(2, 50)]
            assert notes_in(file) == [*range(1, 50)]

    asyncio.run(write())


def test_of_many_who_write_at_once_only_the_one_that_fails_is_told(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite3"

    def begin_and_fail(db: Connection) -> None:
        note(100)(db)
        note(1)(db)

    async def write() -> None:
        async with notebook(file) as database:
            await database.write(note(1))
            works = [note(2), begin_and_fail, note(3)]
            results = await asyncio.gather(*map(database.write, works), return_exceptions=True)
            assert results[0] == 2
            assert isinstance(results[1], IntegrityError)
            assert results[2] == 3
            with pytest.raises(IntegrityError):
                await database.write(note(3))

    asyncio.run(write())
    assert notes_in(file) == [1, 2, 3], "neither lost, nor twice, nor by halves"


def test_whoever_goes_away_does_not_keep_the_others_from_writing(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite3"

    async def write() -> None:
        async with notebook(file) as database:
            writers = [asyncio.create_task(database.write(note(number))) for number in range(6)]
            await asyncio.sleep(0)
            for gone in writers[::2]:
                gone.cancel()
            assert await asyncio.gather(*writers[1::2]) == [1, 3, 5]

    asyncio.run(write())
    assert {1, 3, 5} <= set(notes_in(file))


def test_the_log_of_a_file_does_not_grow_for_ever_while_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite3"
    sizes = []

    async def write() -> None:
        async with notebook(file) as database:
            for number in range(300):
                await database.write(note(number, "ph'nglui mglw'nafh " * 500))
                if number % 20 == 19:
                    await database.tidy()
                    sizes.append((tmp_path / "notes.sqlite3-wal").stat().st_size)

    asyncio.run(write())
    assert sizes[-1] < 3 * sizes[0]
    assert notes_in(file) == [*range(300)]
