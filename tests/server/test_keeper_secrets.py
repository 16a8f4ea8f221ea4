"""A keeper's secrets stay with the keeper: a table of Mansions of Madness, where everybody asks for everything there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.games.hidden import strings
from tests.server.serving import in_process
from tests.server.test_hidden import Person

from miskatonic.games.mansions.components import ITEMS
from miskatonic.kernel.rng import seeded
from miskatonic.server.config import Config, Limits

KEEPER, HOST, GUEST = 0, 1, 2


class Reader(Person):
    """Somebody who remembers everything that was sent."""

    def hear(self, words: str) -> None:
        """Whatever it was."""
        self.heard.add(words)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(rate=0))) as client:
        yield client


def sit_down(client: TestClient[Any]) -> tuple[str, list[Reader]]:
    """A keeper and two investigators, of whom one has opened the table."""
    people = [Reader(client) for _ in (KEEPER, HOST, GUEST)]
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}]
    body = {"game": "mansions", "seats": seats, "options": {"story": "green_eyed_boy", "keeper": KEEPER}}
    opened = people[HOST].ask("POST", "/api/tables", body | {"settings": {"free_undo": True}})
    for seat in (KEEPER, GUEST):
        invite = {"invite": opened["seats"][seat]["invite"]}
        people[seat].ask("POST", f"/api/tables/{opened['id']}/seats/{seat}/claim", invite)
    return opened["id"], people


def play_on(table: str, people: list[Reader], choices: int) -> None:
    """Options at random."""
    for number in range(choices):
        question = people[HOST].ask("GET", f"/api/tables/{table}")["question"]
        mover = people[question["seat"]]
        options = mover.ask("GET", f"/api/tables/{table}")["question"]["options"]
        mover.choose(table, seeded(number).below(len(options)))


def secrets_of(keeper: Any, other: Any) -> set[str]:
    """What the keeper sees and somebody else does not: the objective, the hands, and the clues in the rooms."""
    hands = {keeper["objective"], *keeper["keeper"]["mythos"], *keeper["keeper"]["trauma"]}
    lying = {card["card"] for room in keeper["rooms"] for card in room["cards"]}
    return (hands | {card for card in lying if card in ITEMS and ITEMS[card].level}) - set(strings(other))


def test_nobody_else_is_ever_sent_what_only_the_keeper_knows(client: TestClient[Any]) -> None:
    table, people = sit_down(client)
    passer_by = Reader(client)
    play_on(table, people, 18)
    for person in (*people, passer_by):
        person.look_everywhere(table)
    views = [person.ask("GET", f"/api/tables/{table}")["view"] for person in (*people, passer_by)]
    for person, view in zip((people[HOST], people[GUEST], passer_by), views[1:], strict=True):
        secrets = secrets_of(views[KEEPER], view)
        assert len(secrets) > 6
        assert not [secret for secret in secrets if any(f'"{secret}"' in words for words in person.heard)]
        assert not [words for words in person.heard if '"ChoiceMade"' in words or "answer:1" in words]
    assert any('"ChoiceMade"' in words for words in people[KEEPER].heard)


def test_choices_are_told_again_to_a_keeper_and_to_investigators_as_each_may_see_them(client: TestClient[Any]) -> None:
    table, people = sit_down(client)
    play_on(table, people, 18)
    everybody = [*people, Reader(client)]
    views = [person.ask("GET", f"/api/tables/{table}")["view"] for person in everybody]
    beats = [person.ask("GET", f"/api/tables/{table}/beats?after=0&to=18&timeline=0")["beats"] for person in everybody]
    for person, told in zip(everybody, beats, strict=True):
        read = {line["number"] for line in person.ask("GET", f"/api/tables/{table}/log?before=1000")["log"]}
        assert told
        assert {beat["number"] for beat in told} <= read
    for view, told in zip(views[HOST:], beats[HOST:], strict=True):
        secrets = secrets_of(views[KEEPER], view)
        assert secrets.isdisjoint(strings(told))
        assert not secrets.isdisjoint(strings(beats[KEEPER])), "the keeper sees the own hand"


def test_whoever_plays_against_the_keeper_gets_no_file_before_the_end(client: TestClient[Any]) -> None:
    table, people = sit_down(client)
    for person in people:
        assert person.ask("GET", f"/api/tables/{table}/save")["code"] == "hidden"


def test_a_file_that_a_lone_host_has_saved_goes_on_as_another_table(client: TestClient[Any]) -> None:
    host = Reader(client)
    body = {"game": "mansions", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = host.ask("POST", "/api/tables", body)["id"]
    play_on(table, [host, host], 12)
    saved = host.ask("GET", f"/api/tables/{table}/save")
    opened = host.ask("POST", "/api/tables/import", saved)
    before = host.ask("GET", f"/api/tables/{table}")
    assert (opened["moves"], opened["view"], opened["question"]) == (12, before["view"], before["question"])
