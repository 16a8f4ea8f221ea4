"""What a process remembers of a table saves it work, and never decides anything: the database does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace
from tests.server.serving import Scene, Server, Somebody, Visitor

from miskatonic.server import recent
from miskatonic.server.config import Config, Limits
from miskatonic.server.hall import version_told
from miskatonic.server.place import Place
from miskatonic.server.recent import Lately, Recent
from miskatonic.server.rows import Record, SeatRow, TableRow

Client = TestClient[Any]


@pytest.fixture
def two(database: str) -> Iterator[tuple[Client, Client]]:
    """One visitor at two processes, that do not tell each other of anything."""
    config, me = Config(database=database, limits=Limits(rate=0)), Somebody()
    with me.at(config) as one, me.at(config) as other:
        yield one, other


def opened(client: Client, *kinds: str) -> Scene:
    seats = [{"kind": kind} for kind in kinds]
    return client.post("/api/tables", json={"game": "elder_sign", "seats": seats, "seed": 7}).json()  # type: ignore[no-any-return]


def chooses(client: Client, scene: Scene) -> Any:
    question = scene["question"]
    chosen = [option["id"] for option in question["options"][: question["least"] or 1]]
    body = {"version": scene["version"], "seat": question["seat"], "options": chosen}
    return client.post(f"/api/tables/{scene['id']}/choices", json=body)


def test_a_choice_that_another_process_has_forestalled_is_refused(two: tuple[Client, Client]) -> None:
    one, other = two
    scene = chooses(one, opened(one, "me")).json()
    after = chooses(other, scene).json()
    refused = chooses(one, scene)
    assert (refused.status_code, refused.json()["code"]) == (409, "stale_version")
    again = chooses(one, after).json()
    assert (again["version"], again["moves"]) == (after["version"] + 1, 3)


def test_what_another_process_has_decided_meanwhile_counts(two: tuple[Client, Client]) -> None:
    one, other = two
    scene = chooses(one, opened(one, "me", "me")).json()
    other.patch(f"/api/tables/{scene['id']}/settings", json={"paused": True})
    assert chooses(one, scene).json()["code"] == "table_paused"
    other.post(f"/api/tables/{scene['id']}/close")
    assert chooses(one, scene).json()["code"] == "table_closed"


def test_choices_of_two_processes_in_turn_are_all_kept(two: tuple[Client, Client]) -> None:
    scene = opened(two[0], "me")
    for move in range(8):
        scene = chooses(two[move % 2], scene).json()
    assert scene["moves"] == 8
    assert two[0].get(f"/api/tables/{scene['id']}").json()["view"] == scene["view"]


def test_what_somebody_has_chosen_is_shown_as_it_was_answered(visitor: Visitor) -> None:
    opened = visitor.open("me")
    with visitor.live(opened["id"], lang="en", log_after=opened["log_length"]) as connection:
        before = connection.scene()
        after = visitor.choose(before)
        assert connection.scene_of(after["version"]) == after


def test_spectators_share_what_they_see_and_nobody_sees_more(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", first_player=0)
    watch = {"lang": "en", "log_after": scene["log_length"]}
    one, other = server.visitor(), server.visitor()
    with (
        visitor.live(scene["id"], **watch) as third,
        one.live(scene["id"], **watch) as first,
        other.live(scene["id"], **watch) as second,
    ):
        for connection in (first, second, third):
            while not connection.scene()["seats"][0]["online"]:
                pass
        after = visitor.choose(scene)
        seen = [connection.scene_of(after["version"]) for connection in (first, second, third)]
    assert seen[0] == seen[1]
    assert [each["seats"][1]["invite"] for each in seen] == ["", "", scene["seats"][1]["invite"]]
    assert [bool(each["question"]["options"]) for each in seen] == [False, False, after["question"]["seat"] == 0]


# --- what is remembered


ROW = TableRow(
    id="table",
    game="elder_sign",
    options={},
    seed=0,
    origin=None,
    version=3,
    timeline=0,
    moves=3,
    log_length=9,
    checkpoint=b"",
    since=[],
    kept_at=0,
    waits_for="person",
    waits_seat=0,
    moment=("", {}),  # type: ignore[arg-type]
    outcome=None,
    closed=False,
    paused=False,
    settings=None,  # type: ignore[arg-type]
    host="",
    created=0,
    touched=0,
    archived=None,
)


def place(version: int = 3, table: str = "table") -> Place:
    return Place(replace(ROW, id=table, version=version), [SeatRow(seat=0, kind="person")])


def test_what_was_read_before_a_change_does_not_take_its_place() -> None:
    memory, record = Recent(), Record(version=4, kind="move", number=4)
    early = place(3)
    memory.keep(Lately(place(4), record))
    memory.read(early)
    found = memory.since("table", 3)
    assert found is not None
    assert (found.place.row.version, found.record) == (4, record)
    assert memory.at("table", 3) is None


def test_who_is_there_is_not_relied_on_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Recent()
    memory.read(place())
    assert memory.at("table", 3) is not None
    monkeypatch.setattr(recent, "FRESH", -1.0)
    assert memory.at("table", 3) is None


def test_only_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "MOST", 2)
    memory = Recent()
    for name in ("first", "second", "third"):
        memory.read(place(table=name))
    assert [memory.at(name, 3) is not None for name in ("first", "second", "third")] == [False, True, True]


def test_a_message_tells_the_version_or_that_nobody_knows_it() -> None:
    assert [version_told(message) for message in (b"changed12", b"changed", b"seats12", b"chat")] == [
        12,
        None,
        None,
        None,
    ]
