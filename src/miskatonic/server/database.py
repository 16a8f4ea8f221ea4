"""How the database is worked with: a piece of work is a function of a connection, and happens as a whole or not at all.

PostgreSQL is reached from the event loop. An SQLite file is not: every call may wait for the disk, so that the file has
threads of its own. A piece of work goes there in one go, because each way from thread to thread and back waits for
whatever the event loop does meanwhile; and only one thread writes, because in one file only one may.
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from miskatonic.folders import private_file

MAGIC = b"SQLite format 3\0"
"""What an SQLite file begins with."""

READERS = 4
"""Maximum number of concurrent readers of a database file."""

ANSWERS_WITHIN = 30.0
"""Seconds after which PostgreSQL is given up that does not answer."""

LANES = 8
"""Connections of a process for the statements that every move needs."""

T = TypeVar("T")
Work = Callable[[Connection], T]


def open_database(url: str) -> Database:
    """The database at that address."""
    return File(url) if url.startswith("sqlite") else Service(url)


class DatabaseFails(Exception):
    """The database does not do what it is asked for."""


class DatabaseGone(DatabaseFails):
    """The database file was moved or removed: anything written to it is lost."""


class Database(ABC):
    """Where everything is kept."""

    folder: Path | None = None
    """The folder that it is in, if it is a file."""
    changes_together = False
    """Whether one statement can change several tables, and tell what it has changed."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Looks something up."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """A transaction. It is on the disk when this returns."""

    @abstractmethod
    async def fetch(self, statement: Executable, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The rows of a statement that is asked for again and again, and is a transaction of its own."""

    @abstractmethod
    async def tidy(self) -> None:
        """What has to be done from time to time."""

    @abstractmethod
    async def close(self) -> None:
        """Lets go of the database."""


class Service(Database):
    """PostgreSQL."""

    changes_together = True

    def __init__(self, url: str) -> None:
        # A connection is returned after the end of its transaction: there is nothing to roll back.
        pool = {
            "pool_size": 4,
            "max_overflow": 4,
            "pool_pre_ping": True,
            "pool_reset_on_return": None,
            "connect_args": {"timeout": ANSWERS_WITHIN, "command_timeout": ANSWERS_WITHIN},
        }
        self._to_read = create_async_engine(url, isolation_level="AUTOCOMMIT", **pool)
        self._to_write = create_async_engine(url, **pool)
        self._lanes = Lanes(self._to_read)

    async def read(self, work: Work[T]) -> T:
        """Looks something up."""
        async with self._to_read.connect() as db:
            return await db.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction."""
        async with self._to_write.begin() as db:
            return await db.run_sync(work)

    async def fetch(self, statement: Executable, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The rows of a statement that every move needs."""
        return await self._lanes.fetch(statement, values)

    async def tidy(self) -> None:
        """It keeps itself tidy."""

    async def close(self) -> None:
        """Lets go of all connections."""
        await self._lanes.close()
        await self._to_read.dispose()
        await self._to_write.dispose()


class Lanes:
    """Connections to PostgreSQL without what SQLAlchemy puts around them, which takes several times as long as the rest.

    A connection that was cut while nobody used it knows so itself: none has to be tried out before it is used.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._free: list[Any] = []
        self._room = asyncio.Semaphore(LANES)
        self._written: dict[Executable, tuple[str, Sequence[str]]] = {}
        """Statements as PostgreSQL reads them, with the names of their values in order."""

    async def fetch(self, statement: Executable, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The rows of a statement. It is a transaction of its own."""
        words, names = self._written.get(statement) or self._write(statement)
        errors = self._engine.dialect.loaded_dbapi.asyncpg
        async with self._room:
            connection = self._open() or await self._another()
            try:
                found: Sequence[Mapping[str, Any]] = await connection.fetch(words, *[values[name] for name in names])
            except errors.PostgresError as error:
                self._free.append(connection)
                raise DatabaseFails(str(error)) from error
            except errors.InterfaceError as error:
                connection.terminate()
                raise DatabaseFails(str(error)) from error
            except BaseException:
                connection.terminate()
                raise
            self._free.append(connection)
            return found

    def _write(self, statement: Executable) -> tuple[str, Sequence[str]]:
        compiled = statement.compile(dialect=self._engine.dialect)  # type: ignore[attr-defined]
        self._written[statement] = written = (str(compiled), tuple(compiled.positiontup))
        return written

    def _open(self) -> Any:
        """An idle connection that has not been cut."""
        while self._free:
            if not (connection := self._free.pop()).is_closed():
                return connection
        return None

    async def _another(self) -> Any:
        pooled = await self._engine.raw_connection()
        connection = pooled.driver_connection
        pooled.detach()  # it is not given back
        return connection

    async def close(self) -> None:
        """Lets go of all of them."""
        while self._free:
            await self._free.pop().close()


class File(Database):
    """SQLite. What has to be written waits while something is being written, and is then written together.

    So the disk is waited for once, however much has come in, and when the disk is slow for a moment, what has piled up is gone
    with the next time.
    """

    def __init__(self, url: str) -> None:
        name = make_url(url).database or ""
        path = None if name in ("", ":memory:") else Path(name)
        self.folder = None if path is None else path.parent
        if path is not None:
            close_database(path)
        self._files = Files([] if path is None else [path, path.with_name(f"{path.name}-wal")])
        self._to_read = file_engine(url, isolation_level="AUTOCOMMIT")
        self._to_write = file_engine(url)
        event.listen(self._to_write, "begin", lambda db: db.exec_driver_sql("BEGIN IMMEDIATE"))
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Looks something up, beside the writing."""
        return await self._autocommit(self._readers, work)

    async def _autocommit(self, thread: Executor, work: Work[T]) -> T:
        def run() -> T:
            with self._to_read.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(thread, run)

    async def fetch(self, statement: Executable, values: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The rows of a statement that looks something up."""
        found = await self.read(lambda db: db.execute(statement, dict(values)).all())
        return [row._asdict() for row in found]

    async def write(self, work: Work[T]) -> T:
        """A transaction, together with others that wait. It may be tried twice."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            results = await loop.run_in_executor(self._writer, self._write_all, [work for work, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._writing = None

    def _write_all(self, batch: Sequence[Work[Any]]) -> list[Any]:
        """What comes of each; if one of them fails, the others are not to suffer from it."""
        try:
            with self._to_write.begin() as db:
                self._files.require()
                results = [work(db) for work in batch]
            self._files.require()
            return results
        except Exception as error:
            if len(batch) == 1:
                return [error]
        return [result for work in batch for result in self._write_all([work])]

    async def tidy(self) -> None:
        """Moves what is in the write-ahead log into the file: most of it beside the writing, the rest in between.

        Then the log begins anew. While it grows, the disk takes longer to write it.
        """
        await self._autocommit(self._readers, checkpoint)
        await self._autocommit(self._writer, checkpoint)

    async def close(self) -> None:
        """Finishes what has been begun."""
        if self._writing is not None:
            await self._writing
        self._writer.shutdown()
        self._readers.shutdown()
        self._to_read.dispose()
        self._to_write.dispose()


def close_database(path: Path) -> None:
    """Makes an SQLite file that only its user can read, or closes the one that is there: what is written beside it has the same
    rights. Whatever else is there is left as it is, for SQLite to refuse."""
    with suppress(OSError):
        if path.exists() and not is_database(path):
            return
        private_file(path)
        for beside in (path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
            if beside.exists():
                private_file(beside)


def is_database(path: Path) -> bool:
    """Whether a file is SQLite's, or will be: it is empty."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in (b"", MAGIC)


class Files:
    """Open database files. A file may be removed or replaced while it is open, which its users do not notice."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self._paths = paths
        self._opened: list[tuple[int, int]] | None = None

    def require(self) -> None:
        """Refused unless they are those that were there the first time."""
        try:
            found = [(stat.st_dev, stat.st_ino) for stat in map(os.stat, self._paths)]
        except FileNotFoundError as missing:
            raise DatabaseGone(f"{missing.filename} has been removed") from None
        self._opened = self._opened or found
        if self._opened != found:
            raise DatabaseGone(f"{self._paths[0]} has been replaced")


def checkpoint(db: Connection) -> None:
    """Moves the part of the write-ahead log into the file that no reader needs any more."""
    db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


def file_engine(url: str, **more: Any) -> Engine:
    """Connections to an SQLite file."""
    engine = create_engine(url, connect_args={"timeout": 30}, pool_reset_on_return=None, pool_size=READERS + 1, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun by us alone
        # A choice that has been acknowledged survives a power cut too. Checkpoints are left to `tidy`, so that nobody's
        # choice has to wait for them.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
            connection.execute(f"PRAGMA {pragma}")

    return engine
