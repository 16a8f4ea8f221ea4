"""What is hidden stays hidden: played with a game where every player draws words that the other must not know."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from miskatonic.kernel.game import Catalogue
from miskatonic.server.app import make_app
from miskatonic.server.config import Config


class Person:
    """Somebody who asks for everything there is, and remembers every secret word that comes back."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self.heard: set[str] = set()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        self.hear(answer.text)
        return answer.json()

    def hear(self, words: str) -> None:
        self.heard |= set(re.findall(r"secret\dx\d+", words))

    def look_everywhere(self, table: str) -> Any:
        path = f"/api/tables/{table}"
        scene = self.ask("GET", path)
        for query in ("?lang=fr", "?seat=0", "?seat=1", "?log_after=1"):
            self.ask("GET", path + query)
        for number in range(scene["moves"] + 1):
            for query in ("", "?seat=0", "?seat=1"):
                self.ask("GET", f"{path}/moments/{number}{query}")
        for query in ("", "&seat=0", "&seat=1"):
            self.ask("GET", f"{path}/log?before=1000{query}")
        for what in ("odds", "save", "chat"):
            self.ask("GET", f"{path}/{what}")
        self.ask("GET", "/api/tables")
        for seat in (0, 1):
            wrong = {"version": scene["version"], "seat": seat, "options": ["nonsense", "more"]}
            self.ask("POST", f"{path}/choices", wrong)
            with self.client.websocket_connect(f"{path}/live", headers=self.headers) as socket:
                socket.send_json({"type": "watch", "seat": seat})
                self.hear(socket.receive_text())
        return scene


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setitem(Catalogue._modules, "whispers", "tests.server.whispers")
    with TestClient(make_app(Config(database=str(tmp_path / "tables.sqlite3")))) as client:
        yield client


def test_nobody_ever_learns_a_word_of_another(client: TestClient[Any]) -> None:
    host, guest, passer_by = (Person(client) for _ in range(3))
    wanted = {"game": "whispers", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"free_undo": True}}
    opened = host.ask("POST", "/api/tables", wanted)
    path = f"/api/tables/{opened['id']}"
    guest.ask("POST", f"{path}/seats/1/claim", {"invite": opened["seats"][1]["invite"]})
    for turn in range(6):
        if turn % 2:
            for person in (host, guest, passer_by):
                person.look_everywhere(opened["id"])
        mover = (host, guest)[turn % 2]
        scene = mover.ask("GET", path)
        kept = scene["question"]["options"][turn % 3 == 0]["id"]
        scene = mover.ask("POST", f"{path}/choices", {"version": scene["version"], "seat": turn % 2, "options": [kept]})
        if turn == 3:
            scene = mover.ask("POST", f"{path}/undo", {"version": scene["version"]})
            kept = scene["question"]["options"][0]["id"]
            mover.ask("POST", f"{path}/choices", {"version": scene["version"], "seat": 1, "options": [kept]})
    assert {word[:7] for word in host.heard} == {"secret0"}
    assert {word[:7] for word in guest.heard} == {"secret1"}
    assert len(host.heard) >= 3
    assert len(guest.heard) >= 3
    assert passer_by.heard == set()


def test_what_a_seat_has_heard_goes_with_the_seat(client: TestClient[Any]) -> None:
    host, guest = Person(client), Person(client)
    wanted = {"game": "whispers", "seats": [{"kind": "me"}, {"kind": "open"}]}
    opened = host.ask("POST", "/api/tables", wanted)
    path = f"/api/tables/{opened['id']}"
    moving = host.ask("POST", f"{path}/seats/0/open")
    guest.ask("POST", f"{path}/seats/0/claim", {"invite": moving["seats"][0]["invite"]})
    host.heard.clear()
    host.look_everywhere(opened["id"])
    guest.look_everywhere(opened["id"])
    assert host.heard == set(), "who has given a seat away sees as much as anybody"
    assert {word[:7] for word in guest.heard} == {"secret0"}


def test_when_the_game_is_over_nothing_is_hidden_in_the_file(client: TestClient[Any]) -> None:
    host, passer_by = Person(client), Person(client)
    opened = host.ask("POST", "/api/tables", {"game": "whispers", "seats": [{"kind": "me"}, {"kind": "me"}]})
    scene = opened
    while scene["question"] is not None:
        body = {"version": scene["version"], "seat": scene["seat"], "options": [scene["question"]["options"][0]["id"]]}
        scene = host.ask("POST", f"/api/tables/{opened['id']}/choices", body)
    passer_by.ask("GET", f"/api/tables/{opened['id']}/save")
    assert {word[:7] for word in passer_by.heard} == {"secret0", "secret1"}
