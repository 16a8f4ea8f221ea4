"""How a server bears up: many tables played at once against one process, everything on loopback."""

from __future__ import annotations

import asyncio
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

import httpx
from msgspec import Struct

OPENING_AT_ONCE = 8
"""So many tables are opened at the same time, before anything is measured."""


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


class Crowd:
    """Everybody who plays: one visitor a table, who plays both its seats and thinks for a while before each move."""

    def __init__(self, url: str, game: str, think: float) -> None:
        self.url = url
        self.game = game
        self.think = think
        self.times: list[float] = []
        self.finished = 0
        self.errors = 0

    async def open(self, client: httpx.AsyncClient, seed: int) -> dict[str, Any]:
        """A new table."""
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": seed}
        answer = await client.post("/api/tables", json=body)
        answer.raise_for_status()
        scene: dict[str, Any] = answer.json()
        return scene

    async def play(self, client: httpx.AsyncClient, scene: dict[str, Any], seed: int, until: float) -> None:
        """Moves at random until time is up, game after game."""
        chance = random.Random(seed)
        await asyncio.sleep(chance.random() * self.think)
        while time.monotonic() < until:
            try:
                if scene["question"] is None:
                    self.finished += 1
                    scene = await self.open(client, chance.randrange(2**32))
                else:
                    scene = await self.move(client, scene, chance)
            except (httpx.HTTPError, ValueError):
                self.errors += 1
            await asyncio.sleep(min(chance.expovariate(1 / self.think), until - time.monotonic()))

    async def move(self, client: httpx.AsyncClient, scene: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        """One move, timed."""
        question = scene["question"]
        options = [option["id"] for option in question["options"]]
        chosen = chance.sample(options, max(question["least"], 1))
        body = {"version": scene["version"], "seat": question["seat"], "options": chosen}
        began = time.perf_counter()
        answer = await client.post(f"/api/tables/{scene['id']}/choices", json=body)
        self.times.append(time.perf_counter() - began)
        answer.raise_for_status()
        after: dict[str, Any] = answer.json()
        return after


def measure(
    game: str, tables: int, seconds: float, think: float, progress: Callable[[float], None] = lambda _: None
) -> Load:
    """Starts a server of its own with an empty database and plays so many tables on it at once."""
    return asyncio.run(_measure(game, tables, seconds, think, progress))


async def _measure(game: str, tables: int, seconds: float, think: float, progress: Callable[[float], None]) -> Load:
    async with server() as url:
        crowd = Crowd(url, game, think)
        clients = [httpx.AsyncClient(base_url=url, timeout=60, verify=False, trust_env=False) for _ in range(tables)]
        try:
            doors = asyncio.Semaphore(OPENING_AT_ONCE)

            async def enter(number: int) -> dict[str, Any]:
                async with doors:
                    return await crowd.open(clients[number], number)

            scenes = await asyncio.gather(*(enter(number) for number in range(tables)))
            began = time.monotonic()
            until = began + seconds
            ticking = asyncio.create_task(_tick(began, seconds, progress))
            players = (crowd.play(clients[n], scenes[n], n, until) for n in range(tables))
            await asyncio.gather(*players)
            took = time.monotonic() - began
            ticking.cancel()
        finally:
            await asyncio.gather(*(client.aclose() for client in clients))
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
async def server() -> AsyncIterator[str]:
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
            await _answering(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


async def _answering(url: str, process: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        while process.poll() is None:
            try:
                await client.get("/api/me")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return
    raise RuntimeError("the server has ended by itself")
