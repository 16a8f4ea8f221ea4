"""What a request costs counts: who asks for what is dear may ask for less of it, and nobody waits for another address."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from tests.server.serving import PATIENCE, Server, in_process, playable, serving, table, wait_for

from miskatonic.server import log, scene, visitors
from miskatonic.server.config import Config, Limits
from miskatonic.server.costs import Timed

ELSEWHERE = "127.0.0.2"


def toil(seconds: float) -> None:
    """Keeps the processor busy."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_a_task_waits_for_costs_nothing() -> None:
    async def work() -> str:
        toil(0.02)
        await asyncio.sleep(0.2)
        await asyncio.to_thread(toil, 0.2)
        return "done"

    async def measure() -> float:
        timed = Timed(work())
        assert await timed == "done"
        return timed.seconds

    assert 0.02 <= asyncio.run(measure()) < 0.1


def test_who_is_interrupted_is_so_at_its_place() -> None:
    ended = []

    async def work() -> None:
        try:
            await asyncio.sleep(600)
        finally:
            ended.append(True)

    async def interrupt() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await Timed(work())

    asyncio.run(interrupt())
    assert ended == [True]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    limits = Limits(rate=0.001, burst=100)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)) as client:
        yield client


def granted(client: TestClient[Any], path: str, most: int = 40) -> int:
    """How often something is granted before one has to wait."""
    return next((n for n in range(most) if client.get(path).status_code == 429), most)


@pytest.mark.parametrize("dear", ["scene", "log"])
def test_full_scenes_and_logs_count_for_what_they_cost(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, dear: str
) -> None:
    path = f"/api/tables/{client.post('/api/tables', json=table('me')).json()['id']}"
    composed, lines = scene.compose, log.lines

    def dear_scene(*args: Any, **more: Any) -> Any:
        toil(10 * visitors.COST)
        return composed(*args, **more)

    def dear_log(*args: Any, **more: Any) -> Any:
        toil(10 * visitors.COST)
        return lines(*args, **more)

    monkeypatch.setattr(scene, "compose", dear_scene)
    monkeypatch.setattr(log, "lines", dear_log)
    assert granted(client, path if dear == "scene" else f"{path}/log?before=10") <= 12
    assert client.get(path).json()["code"] == "too_fast"


def test_a_scene_that_is_asked_for_over_a_live_connection_counts_too(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{client.post('/api/tables', json=table('me')).json()['id']}"
    monkeypatch.setattr(visitors, "COST", 1e-9)
    with client.websocket_connect(f"{path}/live") as socket:
        for lang in ("en", "fr") * 40:
            socket.send_json({"type": "watch", "lang": lang})
            if (answer := socket.receive_json())["type"] == "error":
                break
    assert answer.get("code") == "too_fast"


def test_what_takes_very_long_once_shuts_nobody_out(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{client.post('/api/tables', json=table('me')).json()['id']}"
    composed = scene.compose

    def dear_scene(*args: Any, **more: Any) -> Any:
        toil(2 * visitors.MOST_COST * visitors.COST)
        return composed(*args, **more)

    with monkeypatch.context() as once:
        once.setattr(scene, "compose", dear_scene)
        assert client.get(path).status_code == 200
    assert client.get(path).status_code == 200


# --- another address


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with playable("treadmill"), serving(tmp_path, knows="tests.server.treadmill.known") as running:
        yield running


def pondering(server: Server) -> httpx.Client:
    """Somebody at a table whose odds take as long as they may."""
    http = httpx.Client(base_url=server.url, timeout=PATIENCE)
    http.get("/api/me")
    opened = http.post("/api/tables", json={"game": "treadmill", "seats": [{"kind": "me"}]}).json()
    path = f"/api/tables/{opened['id']}"
    http.post(f"{path}/choices", json={"version": 0, "seat": 0, "options": ["ponder"]})
    http.headers["X-Path"] = path
    return http


def test_nobody_waits_for_all_the_visitors_of_another_address(server: Server) -> None:
    crowd = [pondering(server) for _ in range(10)]
    answered: list[int] = []

    def ask(http: httpx.Client) -> None:
        with suppress(httpx.TransportError):  # the server is gone before all of them are answered
            answered.append(http.get(f"{http.headers['X-Path']}/odds").status_code)

    threads = [threading.Thread(target=ask, args=[http], daemon=True) for http in crowd]
    for thread in threads:
        thread.start()
    wait_for(lambda: answered)
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), base_url=server.url, timeout=60) as other:
        opened = other.post("/api/tables", json=table("me")).json()
        before = len(answered)
        assert other.get(f"/api/tables/{opened['id']}/moments/0").status_code == 200
        assert len(answered) - before < 4, "it has not waited for those who came before"
