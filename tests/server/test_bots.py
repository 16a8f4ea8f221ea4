"""Bots at the tables of a server."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.serving import PATIENCE, Scene, Server, Visitor, in_process, stranger, table, wait_for

from miskatonic.kernel.table import Table, new_table
from miskatonic.server import attendance, bots, hall
from miskatonic.server.config import Config, Limits
from miskatonic.server.thinking import think


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    config = Config(database=str(tmp_path / "tables.sqlite3"), think=0.01, limits=Limits(rate=0))
    with in_process(config) as client:
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


def fail(*_: object) -> list[str]:
    raise RuntimeError("no idea")


GIVEN_UP = {
    "en": "The bot whose turn it is has stopped and cannot continue.",
    "fr": "Le bot dont c’est le tour ne peut pas continuer et s’est arrêté.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bot_that_fails_stops_and_everybody_is_told(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lang: str
) -> None:
    monkeypatch.setattr(bots, "SWEEP_EVERY", 0.01)
    monkeypatch.setattr(bots, "LEFT_AFTER", 0.0)
    asked = []

    def think(*_: object) -> list[str]:
        asked.append(1)
        return fail()

    monkeypatch.setattr(bots, "think", think)
    scene = client.post("/api/tables", json=table("random", "random") | {"seed": None}).json()
    path = f"/api/tables/{scene['id']}?lang={lang}"
    (note,) = wait_for(lambda: client.get(path).json()["notes"])
    assert note.startswith(GIVEN_UP[lang])
    time.sleep(0.2)
    assert len(asked) == 1, "it does not try again by itself"
    assert len([line for line in caplog.records if line.levelname == "ERROR"]) == 1, "one failure is one line"
    seen = client.get(path).json()
    assert (seen["status"], seen["version"], seen["view"]) == ("playing", scene["version"], scene["view"])


def test_a_person_can_go_on_in_the_place_of_a_bot_that_fails(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", fail)
    scene = client.post("/api/tables", json=table("random", "random") | {"seed": None}).json()
    path, seat = f"/api/tables/{scene['id']}", scene["question"]["seat"]
    wait_for(lambda: client.get(path).json()["notes"])
    opened = client.post(f"{path}/seats/{seat}/open").json()
    claimed = client.post(f"{path}/seats/{seat}/claim", json={"invite": opened["seats"][seat]["invite"]}).json()
    assert claimed["notes"] == []
    assert claimed["question"]["options"]


def test_a_choice_that_the_rules_fail_at_leaves_the_table_as_it_was(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = client.post("/api/tables", json=table("me")).json()
    option = scene["question"]["options"][0]["id"]
    with monkeypatch.context() as broken:
        broken.setattr(Table, "choose", fail)
        choice = {"version": scene["version"], "seat": 0, "options": [option]}
        answer = client.post(f"/api/tables/{scene['id']}/choices", json=choice)
        assert (answer.status_code, answer.json()["code"]) == (409, "table_failed")
    assert client.get(f"/api/tables/{scene['id']}").json() == scene
    assert client.post(f"/api/tables/{scene['id']}/choices", json=choice).json()["moves"] == 1


def test_a_choice_whose_outcome_cannot_be_shown_is_not_made(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = client.post("/api/tables", json=table("me")).json()
    choice = {"version": scene["version"], "seat": 0, "options": [scene["question"]["options"][0]["id"]]}
    with monkeypatch.context() as broken:
        broken.setattr(Table, "view", fail)
        answer = client.post(f"/api/tables/{scene['id']}/choices", json=choice)
        assert (answer.status_code, answer.json()["code"]) == (409, "table_failed")
    assert client.get(f"/api/tables/{scene['id']}").json()["moves"] == 0


def test_a_bot_that_fails_is_no_harm_to_the_table(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(bots, "think", fail)
        scene = client.post("/api/tables", json=table("me", "random", first_player=1)).json()
        wait_for(lambda: "no idea" in caplog.text)
    changed = client.patch(f"/api/tables/{scene['id']}/settings", json={"pace": 0})
    assert changed.status_code == 200, "and the next change wakes it up again"
    wait_for(lambda: client.get(f"/api/tables/{scene['id']}").json()["question"]["seat"] == 0)


def test_a_bot_goes_on_sooner_than_it_begins(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "GOING_ON", 0.0)
    began = time.monotonic()
    scene = client.post("/api/tables", json=table("me", "random", first_player=1, pace=1.0)).json()
    seen = wait_for(lambda: at_the_first_seat(client.get(f"/api/tables/{scene['id']}").json()))
    assert seen is not None
    assert seen["moves"] > 1
    assert 1.0 <= time.monotonic() - began < 1.0 * seen["moves"]


def at_the_first_seat(scene: Scene) -> Scene | None:
    """What is to be seen as soon as the first seat is asked."""
    return scene if scene["question"]["seat"] == 0 else None


def test_a_bot_waits_a_while_before_it_moves_where_nobody_looks(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "ATTENDED_FOR", 0.0)
    monkeypatch.setattr(bots, "LEAST_PACE", 0.5)
    scene = client.post("/api/tables", json=table("random", "random")).json()
    time.sleep(1.2)
    path = f"/api/tables/{scene['id']}"
    assert client.get(path).json()["moves"] <= 3
    with client.websocket_connect(f"{path}/live") as socket:
        socket.send_json({"type": "watch"})
        began = time.monotonic()
        wait_for(lambda: socket.receive_json().get("scene", scene)["moves"] > 30)
        assert time.monotonic() - began < 30 * 0.5, "it plays on at the pace of the table while somebody looks"


def test_bots_that_think_quickly_take_turns(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    moved: list[str] = []
    at_once: list[int] = []
    thinking = Counter[str]()

    def slow(game: str, options: Any, seed: int, *rest: Any) -> list[str]:
        thinking["now"] += 1
        at_once.append(thinking["now"])
        time.sleep(0.02)
        thinking["now"] -= 1
        moved.append("one" if seed == 1 else "many")
        return think(game, options, seed, *rest)

    monkeypatch.setattr(bots, "think", slow)
    host = stranger(client)
    for _ in range(12):
        client.post("/api/tables", json=table("random", "random", seed=2), headers=host)
    client.post("/api/tables", json=table("random", "random", seed=1), headers=stranger(client))
    wait_for(lambda: moved.count("one") >= 8)
    first = moved.index("one")
    assert moved[first:].count("many") < 4 * 8, "its table does not wait for twelve others each time"
    assert max(at_once) <= bots.MOVERS


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


def test_bots_that_move_at_once_keep_nobody_from_changing_the_table(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "RETRIES", 2)
    scene = client.post("/api/tables", json=table("random", "random", pace=0)).json()
    for free in [True, False] * 20:
        assert client.patch(f"/api/tables/{scene['id']}/settings", json={"free_undo": free}).status_code == 200
        moves = client.get(f"/api/tables/{scene['id']}").json()["moves"]
    assert moves > 0


def test_a_bot_of_chance_draws_anew_at_every_choice() -> None:
    """The table that it is asked at knows the choices since its checkpoint alone, which are none at the start of every step."""
    start = new_table("elder_sign", seed=1, players=1)
    taken = {
        tuple(think("elder_sign", start.options, start.seed, start.checkpoint, [], [], "random", moves, 0.1))
        for moves in range(20)
    }
    assert len(taken) > 3
