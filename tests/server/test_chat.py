"""Talking at the table, and watching it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.server.serving import Server, Visitor, in_process, table
from tests.server.test_tidying import rows_in

from miskatonic.server import storage
from miskatonic.server.config import Config


def chat(table: str) -> str:
    return f"/api/tables/{table}/chat"


def test_what_is_said_is_kept_in_order_with_who_said_it(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1, "Zoey")
    visitor.post("/api/me", {"name": "Harvey"}, "PUT")
    visitor.post(chat(scene["id"]), {"words": "Is anybody there?"})
    line = guest.post(chat(scene["id"]), {"words": "I am."})
    assert (line["number"], line["name"], line["seat"], line["words"]) == (2, "Zoey", 1, "I am.")
    said = server.visitor().get(chat(scene["id"]))
    assert [line["words"] for line in said] == ["Is anybody there?", "I am."]
    assert said[1] == line


def test_a_host_without_a_seat_may_speak_too(visitor: Visitor) -> None:
    visitor.post("/api/me", {"name": "Harvey"}, "PUT")
    scene = visitor.open("open")
    line = visitor.post(chat(scene["id"]), {"words": "Welcome."})
    assert (line["name"], line["seat"]) == ("Harvey", None)


def test_who_only_watches_may_read_but_not_speak(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    other = server.visitor()
    assert other.refused("POST", chat(scene["id"]), {"words": "Go left!"}) == (403, "not_at_the_table")
    assert other.get(chat(scene["id"])) == []


@pytest.mark.parametrize("words", ["", "  \n ", "\u0000\u202e", "x" * 501, None, 7])
def test_there_must_be_something_to_read_and_not_too_much(visitor: Visitor, words: object) -> None:
    scene = visitor.open("me")
    assert visitor.refused("POST", chat(scene["id"]), {"words": words}) == (400, "bad_request")
    assert visitor.get(chat(scene["id"])) == []


def test_everything_that_people_write_comes_back(visitor: Visitor) -> None:
    scene = visitor.open("me")
    for words in (
        "« Où est-il ? » — là !",
        "星の智慧派",
        "\N{OCTOPUS}\ufe0f",
        "'; DROP TABLE chat; --",
        "{{7*7}} %s \\n",
    ):
        assert visitor.post(chat(scene["id"]), {"words": words})["words"] == words


def test_when_all_speak_at_once_everybody_is_heard(visitor: Visitor) -> None:
    scene = visitor.open("me")
    with ThreadPoolExecutor(6) as people:
        said = list(people.map(lambda n: visitor.post(chat(scene["id"]), {"words": f"word {n}"}), range(24)))
    assert sorted(line["number"] for line in said) == list(range(1, 25))
    assert len(visitor.get(chat(scene["id"]))) == 24


def test_only_the_latest_is_shown(visitor: Visitor) -> None:
    scene = visitor.open("me")
    for number in range(103):
        visitor.post(chat(scene["id"]), {"words": str(number)})
    assert [line["words"] for line in visitor.get(chat(scene["id"]))] == [str(number) for number in range(3, 103)]


def test_who_has_not_said_what_to_watch_hears_nothing(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    with server.visitor().live(scene["id"]) as passer_by:
        visitor.set(scene["id"], spectators=False)
        visitor.post(f"/api/tables/{scene['id']}/chat", {"words": "Nobody listens."})
        with pytest.raises(TimeoutError):
            passer_by.hear("chat", seconds=1)


def test_the_host_decides_whether_others_may_watch(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest, other = server.guest(scene, 1), server.visitor()
    path = f"/api/tables/{scene['id']}"
    assert other.see(scene["id"])["seat"] is None
    visitor.set(scene["id"], spectators=False)
    for what in ("", "/moments/0", "/log?before=10", "/odds", "/chat", "/save"):
        assert other.refused("GET", path + what) == (403, "not_for_spectators")
    assert other.refused("POST", f"{path}/chat", {"words": "Let me in"}) == (403, "not_for_spectators")
    assert guest.see(scene["id"])["seat"] == 1
    visitor.set(scene["id"], spectators=True)
    assert other.see(scene["id"])["seat"] is None


def test_an_invitation_is_good_where_nobody_may_watch(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    visitor.set(scene["id"], spectators=False)
    assert server.guest(scene, 1).see(scene["id"])["seat"] == 1


def test_a_host_without_a_seat_may_watch_its_own_table(visitor: Visitor) -> None:
    scene = visitor.set(visitor.open("open")["id"], spectators=False)
    assert visitor.see(scene["id"])["host"]


def test_of_all_that_is_said_at_a_table_the_latest_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOST_SAID", 5)
    database = str(tmp_path / "tables.sqlite3")
    with in_process(Config(database=database)) as client:
        scenes = [client.post("/api/tables", json=table("me")).json() for _ in range(2)]
        for number in range(12):
            client.post(chat(scenes[0]["id"]), json={"words": f"Ph'nglui {number}"})
        client.post(chat(scenes[1]["id"]), json={"words": "Mglw'nafh"})
        assert [line["number"] for line in client.get(chat(scenes[0]["id"])).json()] == [8, 9, 10, 11, 12]
    assert rows_in(database)["chat"] == 6
