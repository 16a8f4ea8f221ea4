"""Live: whoever looks at a table sees at once what happens there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json
from tests.server.serving import Live, Scene, Server, Visitor, events_of, in_process, table, wait_for
from websockets.exceptions import ConnectionClosed

from miskatonic.server import live, scene
from miskatonic.server.config import Config, Limits


def closed_with(connection: Live) -> tuple[int, str]:
    """How the server ends the connection."""
    with pytest.raises(ConnectionClosed) as end:
        connection.hear("nothing of this kind")
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


# --- scenes


def test_the_scene_comes_at_once(visitor: Visitor) -> None:
    scene = visitor.open("me")
    with visitor.live(scene["id"], lang="en") as connection:
        assert connection.scene() == visitor.see(scene["id"])


def test_every_choice_comes_to_everybody_with_what_each_may_see(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", first_player=0)
    guest, passer_by = server.guest(scene, 1), server.visitor()
    with (
        visitor.live(scene["id"], lang="en") as first,
        guest.live(scene["id"], lang="en") as second,
        passer_by.live(scene["id"], lang="en") as third,
    ):
        for connection in (first, second, third):
            connection.scene()
        for _ in range(3):
            after = visitor.choose(visitor.see_turn(scene["id"]))
            seen = [connection.scene_of(after["version"]) for connection in (first, second, third)]
            assert [each["seat"] for each in seen] == [0, 1, None]
            assert [each["version"] for each in seen] == [after["version"]] * 3
            assert [bool(each["question"]["options"]) for each in seen] == [
                after["question"]["seat"] == 0,
                False,
                False,
            ]
            assert all(events_of(each)[-1:] == events_of(after)[-1:] for each in seen)


def test_what_bots_do_comes_too(visitor: Visitor) -> None:
    scene = visitor.open("open", "random", "random", first_player=1)
    with visitor.live(scene["id"], lang="en") as connection:
        while connection.scene()["question"]["seat"] != 0:
            pass


def test_every_change_of_the_table_comes(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    path = f"/api/tables/{scene['id']}"
    with server.visitor().live(scene["id"], lang="en") as connection:
        connection.scene()
        changed = visitor.set(scene["id"], paused=True)
        assert connection.scene_of(changed["version"])["status"] == "paused"
        changed = visitor.post(f"{path}/seats/1/bot", {"bot": "random"})
        assert connection.scene_of(changed["version"])["seats"][1]["bot"] == "random"
        changed = visitor.post(f"{path}/seats/0/name", {"name": "Harvey"}, "PUT")
        assert connection.scene_of(changed["version"])["seats"][0]["name"] == "Harvey"
        changed = visitor.post(f"{path}/close")
        assert connection.scene_of(changed["version"])["status"] == "closed"


def test_taking_back_comes_with_the_log_of_the_line_that_counts(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me")["id"], free_undo=True)
    with visitor.live(scene["id"], lang="en") as connection:
        connection.scene()
        after = visitor.choose(visitor.choose(scene))
        connection.scene_of(after["version"])
        back = visitor.undo(after)
        seen = connection.scene_of(back["version"])
        assert seen["timeline"] == back["timeline"] == 1
        assert seen["log"] == visitor.see(scene["id"])["log"]


# --- what is to be watched


def test_another_language_and_another_seat_can_be_asked_for_at_any_time(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", first_player=0)
    with visitor.live(scene["id"], lang="en", seat=0) as connection:
        english = connection.scene()
        known = english["log_length"]
        connection.watch(lang="fr", seat=1, log_after=known)
        french = connection.scene()
        assert (english["seat"], french["seat"]) == (0, 1)
        assert (english["title"], french["title"]) == ("Elder Sign", "Le Signe des Anciens")
        assert french["log"] == []
        connection.watch(lang="fr", log_after=0)
        assert events_of(connection.scene()) == events_of(english)


def test_the_seat_of_another_cannot_be_watched_through(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", first_player=0)
    guest = server.guest(scene, 1)
    with guest.live(scene["id"], seat=0) as connection, server.visitor().live(scene["id"], seat=0) as other:
        for who, seat in ((connection, 1), (other, None)):
            seen = who.scene()
            assert seen["seat"] == seat
            assert seen["question"]["options"] == []
            assert [each["invite"] for each in seen["seats"]] == ["", ""]


def test_who_was_away_misses_nothing_and_hears_nothing_twice(visitor: Visitor) -> None:
    scene = visitor.open("me")
    heard = list(events_of(scene))
    known, timeline = scene["log_length"], scene["timeline"]
    for away in (0, 1, 3, 7):
        for _ in range(away):
            scene = visitor.choose(scene)
        with visitor.live(scene["id"], lang="en", log_after=known, timeline=timeline) as connection:
            for _ in range(2):
                seen = connection.scene_of(scene["version"])
                heard += events_of(seen)
                known, timeline = seen["log_length"], seen["timeline"]
                scene = visitor.choose(scene)
            seen = connection.scene_of(scene["version"])
            heard += events_of(seen)
            known = seen["log_length"]
    assert heard == events_of(visitor.see(scene["id"]))


def test_nothing_is_shown_before_it_is_known_what_is_to_be_watched(visitor: Visitor) -> None:
    scene = visitor.open("me")
    with visitor.live(scene["id"]) as connection:
        after = visitor.choose(scene)
        time.sleep(0.1)
        connection.watch(lang="fr", log_after=scene["log_length"])
        assert connection.scene()["log"] == visitor.see(scene["id"], lang="fr", log_after=scene["log_length"])["log"]
        assert after["version"] == visitor.see(scene["id"])["version"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "[]",
        '{"type": "scene"}',
        '{"type": "watch", "seat": "one"}',
        '{"type": "watch", "seat": 64}',
        '{"type": "watch", "lang": "tlh"}',
        '{"type": "watch", "log_after": -1}',
        '{"type": "watch", "more": 1}',
        '{"type": "watch", "more": ' + "[" * 20_000 + "]" * 20_000 + "}",
        "[" * 20_000,
        b"\x00\x01\x02",
    ],
)
def test_what_cannot_be_understood_is_refused_and_the_connection_goes_on(
    visitor: Visitor, message: str | bytes
) -> None:
    scene = visitor.open("me")
    with visitor.live(scene["id"], lang="fr") as connection:
        connection.scene()
        connection.socket.send(message)
        problem = connection.hear("error")
        assert problem["code"] == "bad_request"
        assert problem["message"] == "Le serveur n’a pas compris cette demande."
        after = visitor.choose(scene)
        assert connection.scene_of(after["version"])["title"] == "Le Signe des Anciens"


def test_a_message_that_is_too_large_ends_the_connection(visitor: Visitor) -> None:
    scene = visitor.open("me")
    limit = Limits().message
    with visitor.live(scene["id"], lang="en") as connection:
        connection.scene()
        connection.socket.send("x" * (limit + 1))
        assert connection.hear("error")["code"] == "too_large"
        assert closed_with(connection) == (4413, "too_large")
    with visitor.live(scene["id"], lang="en") as connection:
        connection.scene()
        connection.socket.send("x" * (40 * limit))
        assert closed_with(connection)[0] == 1009
    assert visitor.see(scene["id"])["version"] == scene["version"]


def test_a_table_that_is_not_there_cannot_be_watched(visitor: Visitor) -> None:
    for name in ("nowhere", "%00", "x" * 100):
        with visitor.live(name) as connection:
            assert connection.hear("error")["code"] == "unknown_table"
            assert closed_with(connection) == (4400, "unknown_table")


# --- who is there


def online(scene: Scene) -> list[bool]:
    return [seat["online"] for seat in scene["seats"]]


def until(connection: Live, wanted: list[bool]) -> None:
    while online(connection.scene()) != wanted:
        pass


def test_everybody_sees_who_is_there(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", "random", first_player=0)
    guest = server.guest(scene, 1)
    with visitor.live(scene["id"], lang="en") as connection:
        until(connection, [True, True, True])
        with guest.live(scene["id"], lang="en"):
            pass
        until(connection, [True, False, True])
        with guest.live(scene["id"], lang="en"):
            until(connection, [True, True, True])


def test_who_leaves_one_of_two_tables_is_gone_from_that_one(visitor: Visitor, server: Server) -> None:
    scene, other = visitor.open("me", "open"), visitor.open("me", "open")
    guest = server.guest(scene, 1)
    guest.post(f"/api/tables/{other['id']}/seats/1/claim", {"invite": other["seats"][1]["invite"]})
    with visitor.live(scene["id"], lang="en") as connection, guest.live(other["id"], lang="en") as there:
        there.scene()
        with guest.live(scene["id"], lang="en") as here:
            here.scene()
            until(connection, [True, True])
        until(connection, [True, False])
        assert online(visitor.see(other["id"]))[1]


def test_who_looks_with_two_windows_is_there_until_both_are_closed(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1)
    with guest.live(scene["id"], lang="en") as first:
        first.scene()
        with guest.live(scene["id"], lang="en") as second:
            second.scene()
        time.sleep(0.1)
        assert online(visitor.see(scene["id"])) == [False, True]


def test_passers_by_come_and_go_without_anybody_being_told(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    with visitor.live(scene["id"], lang="en") as connection:
        connection.scene()
        with server.visitor().live(scene["id"], lang="en") as other:
            other.scene()
        with pytest.raises(TimeoutError):
            connection.scene(0.3)


def test_who_may_no_longer_watch_is_told_so(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    with server.visitor().live(scene["id"], lang="en") as other:
        other.scene()
        visitor.set(scene["id"], spectators=False)
        assert other.hear("error")["code"] == "not_for_spectators"
        assert closed_with(other) == (4400, "not_for_spectators")


def test_people_who_come_and_go_all_the_time_do_no_harm(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("me")["id"], free_undo=True)
    for round in range(24):
        with visitor.live(scene["id"], lang="en") as connection:
            if round % 2:
                connection.watch(lang="fr")
            if round % 4 == 0:
                scene = visitor.undo(scene) if scene["moves"] else visitor.choose(scene)
    with visitor.live(scene["id"], lang="en") as connection:
        assert connection.scene() == visitor.see(scene["id"])


# --- talking


def test_what_is_said_comes_to_everybody(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1, "Zoey")
    with visitor.live(scene["id"], lang="en") as connection, server.visitor().live(scene["id"], lang="fr") as other:
        for each in (connection, other):
            each.scene()
        line = guest.post(f"/api/tables/{scene['id']}/chat", {"words": "I hear something…"})
        assert [each.hear("chat")["line"] for each in (connection, other)] == [line, line]


# --- limits, on a server of their own


@pytest.fixture
def client(tmp_path: Path) -> Any:
    """A server in this process."""

    def make(**limits: Any) -> TestClient[Any]:
        config = Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(**limits))
        return in_process(config)

    return make


def opened(client: TestClient[Any]) -> str:
    client.get("/api/me")
    return f"/api/tables/{client.post('/api/tables', json=table('me')).json()['id']}/live"


def test_a_quiet_connection_is_used_now_and_then(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING_EVERY", 0.05)
    with client() as here:
        with here.websocket_connect(opened(here)) as socket:
            socket.send_text('{"type": "watch"}')
            kinds = [json.decode(socket.receive_text())["type"] for _ in range(4)]
        assert kinds == ["scene", "ping", "ping", "ping"]


def test_a_connection_that_says_nothing_is_ended(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PING_EVERY", 0.05)
    with client() as here, here.websocket_connect(opened(here)) as socket:
        assert json.decode(socket.receive_text())["code"] == "bad_request"


def test_nobody_watches_at_too_many_windows_at_once(client: Any) -> None:
    with client(sockets=2) as here:
        path = opened(here)
        with here.websocket_connect(path) as first, here.websocket_connect(path) as second:
            for socket in (first, second):
                socket.send_text('{"type": "watch"}')
                assert json.decode(socket.receive_text())["type"] == "scene"
            with here.websocket_connect(path) as third:
                assert json.decode(third.receive_text())["code"] == "too_fast"
        with here.websocket_connect(path) as again:
            again.send_text('{"type": "watch"}')
            assert json.decode(again.receive_text())["type"] == "scene"


def test_who_comes_without_a_cookie_again_and_again_is_stopped_too(client: Any) -> None:
    with client(rate=0.001, burst=3) as here:
        path = opened(here)
        refused = 0
        for _ in range(15):
            here.cookies.clear()
            with here.websocket_connect(path) as socket:
                socket.send_text('{"type": "watch"}')
                refused += json.decode(socket.receive_text()).get("code") == "too_fast"
        assert refused > 0


def test_nobody_asks_for_scenes_without_end(client: Any) -> None:
    with client(rate=0.001, burst=10) as here, here.websocket_connect(opened(here)) as socket:
        for _ in range(40):
            socket.send_text('{"type": "watch"}')
        kinds = []
        while "error" not in kinds:
            message = json.decode(socket.receive_text())
            kinds.append(message["type"])
        assert message["code"] == "too_fast"
        assert len(kinds) < 20


def test_a_fault_of_the_server_is_told_without_details(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("a secret of the database")

    with client() as here, here.websocket_connect(opened(here)) as socket:
        monkeypatch.setattr(scene, "see_lately", fail)
        socket.send_text('{"type": "watch"}')
        heard = socket.receive_text()
        assert json.decode(heard)["code"] == "internal"
        assert "secret" not in heard


def test_nothing_stays_behind_when_everybody_has_left(client: Any) -> None:
    with client() as here:
        path = opened(here)
        for _ in range(3):
            with here.websocket_connect(path) as socket:
                socket.send_text('{"type": "watch"}')
                socket.receive_text()
        channels = here.app.plugins.get(live.Channels)
        wait_for(lambda: channels.followed == 0)
