"""Bots at the tables of a server."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.serving import PATIENCE, Server, Visitor, table, wait_for

from miskatonic.server import bots
from miskatonic.server.app import make_app
from miskatonic.server.config import Config


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(make_app(Config(database=str(tmp_path / "tables.sqlite3"), think=0.01))) as client:
        client.headers["Authorization"] = "Bearer " + "A" * 43
        yield client


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_bot_plays_until_a_person_is_asked(visitor: Visitor, bot: str) -> None:
    scene = visitor.see_turn(visitor.open("me", bot, first_player=1)["id"])
    assert scene["question"]["seat"] == 0
    assert scene["moves"] > 0


def test_bots_wait_as_long_as_the_table_says(visitor: Visitor) -> None:
    began = time.monotonic()
    scene = visitor.open("open", "random", first_player=1, pace=0.5)
    visitor.see_when(scene["id"], lambda seen: seen["moves"])
    assert time.monotonic() - began >= 0.5


def test_a_bot_that_wants_what_is_not_offered_does_not_try_for_ever(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = []

    def nonsense(*_: object) -> list[str]:
        asked.append(1)
        return ["nonsense"]

    monkeypatch.setattr(bots, "think", nonsense)
    scene = client.post("/api/tables", json=table("open", "random", first_player=1)).json()
    wait_for(lambda: "illegal_choice" in caplog.text)
    time.sleep(0.3)
    assert len(asked) == 1
    assert client.get(f"/api/tables/{scene['id']}").json()["moves"] == 0


def test_a_bot_that_fails_is_no_harm_to_the_table(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> list[str]:
        raise RuntimeError("no idea")

    with monkeypatch.context() as broken:
        broken.setattr(bots, "think", fail)
        scene = client.post("/api/tables", json=table("me", "random", first_player=1)).json()
        wait_for(lambda: "no idea" in caplog.text)
    changed = client.patch(f"/api/tables/{scene['id']}/settings", json={"pace": 0})
    assert changed.status_code == 200, "and the next change wakes it up again"
    wait_for(lambda: client.get(f"/api/tables/{scene['id']}").json()["question"]["seat"] == 0)


def test_a_process_that_thinks_for_bots_may_be_killed(client: TestClient[Any]) -> None:
    scene = client.post("/api/tables", json=table("open", "search", first_player=1)).json()
    killed = False
    deadline = time.monotonic() + PATIENCE
    while (seen := client.get(f"/api/tables/{scene['id']}").json())["question"]["seat"] == 1:
        if seen["moves"] and not killed:
            for process in multiprocessing.active_children():
                process.kill()
                killed = True
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert killed


def test_moves_of_bots_and_the_wishes_of_the_host_do_not_get_in_each_others_way(
    visitor: Visitor, server: Server
) -> None:
    scene = visitor.open("random", "random", "open")
    for number in range(10):
        scene = visitor.set(scene["id"], paused=number % 2 == 0)
        assert scene["status"] in ("paused" if number % 2 == 0 else "playing", "over")
    assert server.visitor().see(scene["id"])["settings"]["paused"] is False
