"""Server processes to be measured, and how much of the machine processes take."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from msgspec import Struct

from miskatonic.simulate.visitor import HOST, Line

PROC = Path("/proc")
"""Where Linux tells of processes. Elsewhere, what they take is not known."""


class Server(Struct, frozen=True):
    """A server process."""

    port: int
    pid: int


@asynccontextmanager
async def servers(processes: int, database: str, redis: str) -> AsyncIterator[list[Server]]:
    """Server processes on one database, for as long as they are needed; without one, on an empty SQLite file."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        places = [("--database", database), ("--redis", redis)]
        options = [word for option, place in places if place for word in (option, place)]
        yield [await stack.enter_async_context(server(folder, options)) for _ in range(processes)]


@asynccontextmanager
async def server(folder: str, options: Sequence[str]) -> AsyncIterator[Server]:
    """One server process."""
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port = listener.getsockname()[1]
    command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--rate", "0", *options], env={**os.environ, "MISKATONIC_DATA": folder}, stdout=subprocess.DEVNULL
    )
    try:
        await _answering(port, process)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        process.wait(30)


async def _answering(port: int, process: subprocess.Popen[bytes]) -> None:
    line = Line(port)
    while process.poll() is None:
        try:
            await line.ask("GET /api/me")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            line.close()
            return
    raise RuntimeError("the server has ended by itself")


class Taken(Struct, frozen=True):
    """Seconds of the processor that have been taken so far."""

    at: float
    servers: float
    players: float
    machine: float


def taken(running: Sequence[Server]) -> Taken | None:
    """By the servers with the processes that they have started, by this process, and by all together; where that is known."""
    if not (PROC / "stat").exists():
        return None
    by_servers = sum(seconds_of(pid) for each in running for pid in family(each.pid))
    user, nice, system, _, _, interrupts, soft, stolen, *_ = map(
        int, (PROC / "stat").read_text().splitlines()[0].split()[1:]
    )
    everything = (user + nice + system + interrupts + soft + stolen) / os.sysconf("SC_CLK_TCK")
    return Taken(time.monotonic(), by_servers, time.process_time(), everything)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        tasks = list((PROC / str(pid) / "task").iterdir())
        children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    except OSError:  # it has ended
        return [pid]
    return [pid, *(member for child in children for member in family(child))]


def seconds_of(pid: int) -> float:
    """What a process has taken of the processor."""
    try:
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(running: Sequence[Server]) -> float | None:
    """Megabytes that servers and what they have started hold in memory; None where that is not known."""
    if not (PROC / "stat").exists():
        return None
    pages = 0
    for pid in [member for each in running for member in family(each.pid)]:
        try:
            pages += int((PROC / str(pid) / "statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
