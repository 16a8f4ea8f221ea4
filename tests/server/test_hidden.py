"""What is hidden stays hidden: played with a game of two teams, where every player hears words that the other team must not
know, and words that nobody else may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.serving import in_process, playable, stranger

from miskatonic.server.config import Config, Limits

SEATS = range(4)


class Person:
    """Somebody who asks for everything there is, and remembers every secret word that comes back."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.headers = stranger(client)
        self.heard: set[str] = set()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        self.hear(answer.text)
        assert answer.status_code < 429, answer.text
        return answer.json()

    def hear(self, words: str) -> None:
        self.heard |= set(re.findall(r"(?:team|seat)\dx\d+", words))

    @property
    def knows_of(self) -> set[str]:
        """Whose words it has heard: `team0`, `seat3`."""
        return {word[:5] for word in self.heard}

    def look_everywhere(self, table: str) -> Any:
        path = f"/api/tables/{table}"
        scene = self.ask("GET", path)
        seats = [f"seat={seat}" for seat in SEATS]
        for query in ("lang=fr", "log_after=1", *seats):
            self.ask("GET", f"{path}?{query}")
        for number in range(scene["moves"] + 1):
            for query in ("", *seats):
                self.ask("GET", f"{path}/moments/{number}?{query}")
        choices = f"after=0&to={scene['moves']}&timeline={scene['timeline']}"
        for query in ("", *seats):
            self.ask("GET", f"{path}/beats?{choices}&{query}")
        for query in ("", *seats):
            self.ask("GET", f"{path}/log?before=1000&{query}")
            self.ask("GET", f"{path}/odds?{query}")
        for what in ("save", "chat"):
            self.ask("GET", f"{path}/{what}")
        self.ask("GET", "/api/tables")
        for seat in SEATS:
            wrong = {"version": scene["version"], "seat": seat, "options": ["nonsense", "more"]}
            self.ask("POST", f"{path}/choices", wrong)
            with self.client.websocket_connect(f"{path}/live", headers=self.headers) as socket:
                socket.send_json({"type": "watch", "seat": seat})
                self.hear(socket.receive_text())
        return scene

    def choose(self, table: str, position: int) -> Any:
        """Takes an option of the pending question."""
        path = f"/api/tables/{table}"
        scene = self.ask("GET", path)
        option = scene["question"]["options"][position]["id"]
        body = {"version": scene["version"], "seat": scene["question"]["seat"], "options": [option]}
        return self.ask("POST", f"{path}/choices", body)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(rate=0))
    with playable("whispers"), in_process(config) as client:
        yield client


def sit_down(client: TestClient[Any]) -> tuple[str, list[Person], Person]:
    """A table with four people and somebody who looks on."""
    people = [Person(client) for _ in SEATS]
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in SEATS[1:])]
    opened = people[0].ask("POST", "/api/tables", {"game": "whispers", "seats": seats, "settings": {"free_undo": True}})
    for seat in SEATS[1:]:
        body = {"invite": opened["seats"][seat]["invite"]}
        people[seat].ask("POST", f"/api/tables/{opened['id']}/seats/{seat}/claim", body)
    return opened["id"], people, Person(client)


def test_nobody_ever_learns_a_word_of_the_other_team_or_of_another_seat(client: TestClient[Any]) -> None:
    table, people, passer_by = sit_down(client)
    for turn in range(24):
        if turn % 5 == 4:
            for person in (*people, passer_by):
                person.look_everywhere(table)
        mover = people[turn // 3 % 4]
        scene = mover.choose(table, 0 if turn % 3 < 2 else turn % 2)
        if turn == 7:
            mover.ask("POST", f"/api/tables/{table}/undo", {"version": scene["version"]})
            mover.choose(table, 0)
    for seat, person in enumerate(people):
        person.look_everywhere(table)
        assert person.knows_of == {f"team{seat % 2}", f"seat{seat}"}
        assert len(person.heard) >= 4
    passer_by.look_everywhere(table)
    assert passer_by.heard == set()


def test_a_secret_question_is_read_by_the_own_team_or_by_nobody_else(client: TestClient[Any]) -> None:
    table, people, passer_by = sit_down(client)
    asked = [person.ask("GET", f"/api/tables/{table}")["question"]["kind"] for person in (*people, passer_by)]
    assert asked == ["team_word", "", "team_word", "", ""]
    people[0].choose(table, 0)
    asked = [person.ask("GET", f"/api/tables/{table}")["question"]["kind"] for person in (*people, passer_by)]
    assert asked == ["own_word", "", "", "", ""]
    people[0].choose(table, 0)
    asked = [person.ask("GET", f"/api/tables/{table}")["question"]["kind"] for person in (*people, passer_by)]
    assert asked == ["open"] * 5


def test_everybody_knows_who_plays_for_which_team(client: TestClient[Any]) -> None:
    table, people, passer_by = sit_down(client)
    for person in (people[0], passer_by):
        teams = [seat["team"] for seat in person.ask("GET", f"/api/tables/{table}")["seats"]]
        assert teams == ["owls", "crows", "owls", "crows"]


def test_what_a_seat_has_heard_goes_with_the_seat(client: TestClient[Any]) -> None:
    table, people, guest = sit_down(client)
    host = people[0]
    path = f"/api/tables/{table}"
    moving = host.ask("POST", f"{path}/seats/0/open")
    guest.ask("POST", f"{path}/seats/0/claim", {"invite": moving["seats"][0]["invite"]})
    host.heard.clear()
    host.look_everywhere(table)
    guest.look_everywhere(table)
    assert host.heard == set(), "who has given a seat away sees as much as anybody"
    assert guest.knows_of == {"team0"}


def test_when_the_game_is_over_nothing_is_hidden_in_the_file(client: TestClient[Any]) -> None:
    host, passer_by = Person(client), Person(client)
    opened = host.ask("POST", "/api/tables", {"game": "whispers", "seats": [{"kind": "me"} for _ in SEATS]})
    while host.ask("GET", f"/api/tables/{opened['id']}")["question"] is not None:
        host.choose(opened["id"], 0)
    passer_by.ask("GET", f"/api/tables/{opened['id']}/save")
    assert passer_by.knows_of == {"team0", "team1", "seat0", "seat1", "seat2", "seat3"}
