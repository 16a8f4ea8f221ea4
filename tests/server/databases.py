"""PostgreSQL and Redis for the tests alone: on free ports, in temporary folders, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from sqlalchemy.ext.asyncio import create_async_engine
from tests.processes import ending_with_us
from tests.programs import program
from tests.server.serving import PATIENCE, free_port, wait_for

from miskatonic.server.config import Config

NOBODY = "nobody"
"""PostgreSQL refuses to run as root."""


class Service:
    """A server of the system as a process of the test: can be killed and started again at the same port."""

    def __init__(self, command: list[str], port: int, folder: Path, user: str | None = None) -> None:
        self.command = command
        self.port = port
        self.folder = folder
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Service:
        """Starts the process and waits until it can be connected to."""
        output = (self.folder / "output").open("ab")
        command = ending_with_us(self.command)
        self.process = subprocess.Popen(command, stdout=output, stderr=output, cwd=self.folder, user=self.user)
        output.close()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "output").read_text()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return self
            time.sleep(0.02)
        raise TimeoutError(f"{self.command[0]} does not answer")

    def stop(self, how: int = signal.SIGINT) -> None:
        """Ends the process; PostgreSQL understands SIGINT as: at once, but in good order."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


class Elephant(Service):
    """A PostgreSQL server."""

    @property
    def url(self) -> str:
        """The address of its first database."""
        return f"postgresql://miskatonic@127.0.0.1:{self.port}/postgres"

    def start(self) -> Elephant:
        """It listens a moment before it answers."""
        super().start()
        ready = program("pg_isready", "postgresql")
        question: list[str | Path] = [ready, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        wait_for(lambda: subprocess.run(question, check=False).returncode == 0)
        return self


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database of a PostgreSQL server of one's own."""
    with elephant() as service:
        yield service.url


@contextmanager
def elephant() -> Iterator[Elephant]:
    """A PostgreSQL server of one's own, that can be stopped and started again."""
    postgres, initdb = program("postgres", "postgresql"), program("initdb", "postgresql")
    user = NOBODY if os.geteuid() == 0 else None
    # Not in a folder of pytest's: those are for the user who runs the tests alone.
    folder = Path(tempfile.mkdtemp(prefix="miskatonic-postgresql-"))
    try:
        if user is not None:
            os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
        data = folder / "data"
        made = subprocess.run(
            [initdb, "-D", data, "-U", "miskatonic", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True,
            text=True,
            cwd=folder,
            user=user,
            check=False,
        )
        assert made.returncode == 0, made.stdout + made.stderr
        port = free_port()
        command = [str(postgres), "-D", str(data), "-p", str(port), "-k", str(folder), "-h", "127.0.0.1"]
        service = Elephant(command, port, folder, user)
        service.start()
        try:
            yield service
        finally:
            service.stop()
    finally:
        shutil.rmtree(folder)


def fresh_database(server: str) -> str:
    """The address of an empty database beside others on a PostgreSQL server."""
    name = f"test_{token_hex(8)}"

    async def create() -> None:
        engine = create_async_engine(Config(database=server).url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.exec_driver_sql(f"CREATE DATABASE {name}")
        await engine.dispose()

    asyncio.run(create())
    return f"{server.rpartition('/')[0]}/{name}"


@contextmanager
def redis() -> Iterator[Service]:
    """A Redis server of one's own, that keeps nothing."""
    server = program("redis-server", "redis-server")
    with tempfile.TemporaryDirectory(prefix="miskatonic-redis-") as folder:
        port = free_port()
        command = [str(server), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        service = Service(command, port, Path(folder)).start()
        try:
            yield service
        finally:
            service.stop()
