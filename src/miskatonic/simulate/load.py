"""How a server bears up: many tables played at once against one process, everything on loopback."""

from __future__ import annotations

import asyncio
import gzip
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from httptools import HttpResponseParser
from msgspec import Struct

from miskatonic.simulate.collector import rare_collections

OPENING_AT_ONCE = 8
"""So many tables are opened at the same time, before anything is measured."""

PATIENCE = 60.0
"""Seconds after which a request counts as failed."""


class Load(Struct, frozen=True):
    """What was measured."""

    tables: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    max_ms: float
    games_finished: int
    errors: int


class Option(Struct, frozen=True):
    """What can be chosen, as far as a player at random cares."""

    id: str


class Question(Struct, frozen=True):
    """What is asked."""

    seat: int
    least: int
    options: list[Option]


class Scene(Struct, frozen=True):
    """A table."""

    id: str
    version: int
    question: Question | None


_read_scene = msgspec.json.Decoder(Scene).decode


class NoSuccess(Exception):
    """An answer that does not grant what was asked for."""


class Visitor(asyncio.Protocol):
    """One visitor with a connection that stays open, like a browser's.

    It takes as little of the processor as it can: what the players take, the server on the same machine has not.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self.transport: asyncio.Transport | None = None
        self.head = f"Host: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\n"

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Sends a request and waits for the whole answer."""
        loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[None] = loop.create_future()
        if self.transport is None:
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        sent = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\n{self.head}Content-Length: {len(sent)}\r\n\r\n"
        if self.transport is not None:
            self.transport.write(head.encode() + sent)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.answered
        except TimeoutError:
            self.close()  # an answer that comes too late is not to be taken for the next one
            raise
        if self.parser.get_status_code() >= 400:
            raise NoSuccess(self.parser.get_status_code(), self.body)
        return gzip.decompress(self.body) if self.zipped else self.body

    def close(self) -> None:
        """Goes away."""
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.parser = HttpResponseParser(self)

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone; for the next request there will be another."""
        self.transport = None
        if not self.answered.done():
            self.answered.set_exception(ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        self.parser.feed_data(data)

    def on_message_begin(self) -> None:
        """An answer begins."""
        self.body = b""
        self.zipped = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        match name.lower():
            case b"content-encoding":
                self.zipped = value == b"gzip"
            case b"set-cookie":
                self.head += f"Cookie: {value.decode().partition(';')[0]}\r\n"

    def on_body(self, part: bytes) -> None:
        """A part of what it says."""
        self.body += part

    def on_message_complete(self) -> None:
        """An answer ends."""
        if not self.answered.done():
            self.answered.set_result(None)


class Crowd:
    """Everybody who plays: one visitor a table, who plays both its seats and thinks for a while before each move."""

    def __init__(self, game: str, think: float) -> None:
        self.game = game
        self.think = think
        self.times: list[float] = []
        self.finished = 0
        self.errors = 0

    async def open(self, visitor: Visitor, seed: int) -> Scene:
        """A new table."""
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": seed}
        return _read_scene(await visitor.ask("POST", "/api/tables", body))

    async def play(self, visitor: Visitor, scene: Scene, seed: int, until: float) -> None:
        """Moves at random until time is up, game after game, and thinks before the first move as before the others.

        If all of them came within the first few seconds, they would move twice as often there as they do in the long run.
        """
        chance = random.Random(seed)
        while (pause := chance.expovariate(1 / self.think)) < until - time.monotonic():
            await asyncio.sleep(pause)
            try:
                if scene.question is None:
                    self.finished += 1
                    scene = await self.open(visitor, chance.randrange(2**32))
                else:
                    scene = await self.move(visitor, scene, scene.question, chance)
            except (OSError, NoSuccess, msgspec.DecodeError):
                self.errors += 1
        await asyncio.sleep(max(0.0, until - time.monotonic()))

    async def move(self, visitor: Visitor, scene: Scene, question: Question, chance: random.Random) -> Scene:
        """One move, timed."""
        chosen = chance.sample([option.id for option in question.options], max(question.least, 1))
        body = {"version": scene.version, "seat": question.seat, "options": chosen}
        began = time.perf_counter()
        answer = await visitor.ask("POST", f"/api/tables/{scene.id}/choices", body)
        self.times.append(time.perf_counter() - began)
        return _read_scene(answer)


def measure(
    game: str, tables: int, seconds: float, think: float, progress: Callable[[float], None] = lambda _: None
) -> Load:
    """Starts a server of its own with an empty database and plays so many tables on it at once."""
    with rare_collections():  # a pause of the players would count as one of the server
        return asyncio.run(_measure(game, tables, seconds, think, progress))


async def _measure(game: str, tables: int, seconds: float, think: float, progress: Callable[[float], None]) -> Load:
    async with server() as port:
        crowd = Crowd(game, think)
        visitors = [Visitor(port) for _ in range(tables)]
        try:
            doors = asyncio.Semaphore(OPENING_AT_ONCE)

            async def enter(number: int) -> Scene:
                async with doors:
                    return await crowd.open(visitors[number], number)

            scenes = await asyncio.gather(*(enter(number) for number in range(tables)))
            began = time.monotonic()
            until = began + seconds
            ticking = asyncio.create_task(_tick(began, seconds, progress))
            players = (crowd.play(visitors[n], scenes[n], n, until) for n in range(tables))
            await asyncio.gather(*players)
            took = time.monotonic() - began
            ticking.cancel()
        finally:
            for visitor in visitors:
                visitor.close()
    times = sorted(crowd.times)
    return Load(
        tables=tables,
        seconds=round(took, 1),
        moves=len(times),
        moves_per_second=round(len(times) / took, 1),
        p50_ms=percentile(times, 0.50),
        p95_ms=percentile(times, 0.95),
        p99_ms=percentile(times, 0.99),
        max_ms=percentile(times, 1.0),
        games_finished=crowd.finished,
        errors=crowd.errors,
    )


async def _tick(began: float, seconds: float, progress: Callable[[float], None]) -> None:
    while True:
        progress(min(1.0, (time.monotonic() - began) / seconds))
        await asyncio.sleep(0.5)


def percentile(times: list[float], share: float) -> float:
    """How many milliseconds that share of the moves took at most; `times` are sorted."""
    if not times:
        return math.nan
    return round(times[max(0, math.ceil(share * len(times)) - 1)] * 1000, 1)


@asynccontextmanager
async def server() -> AsyncIterator[int]:
    """A server process with an empty database, for as long as it is needed."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--port", str(port)]
        process = subprocess.Popen(
            [*command, "--rate", "0"], env={**os.environ, "MISKATONIC_DATA": folder}, stdout=subprocess.DEVNULL
        )
        try:
            await _answering(port, process)
            yield port
        finally:
            process.terminate()
            process.wait(30)


async def _answering(port: int, process: subprocess.Popen[bytes]) -> None:
    visitor = Visitor(port)
    while process.poll() is None:
        try:
            await visitor.ask("GET", "/api/me")
        except OSError:
            await asyncio.sleep(0.05)
        else:
            visitor.close()
            return
    raise RuntimeError("the server has ended by itself")
