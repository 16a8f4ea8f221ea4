"""A database of an earlier version becomes one of today when a server starts, and its tables go on."""

from __future__ import annotations

import asyncio
import gzip
import random
import time
from base64 import b64decode
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from litestar.testing import TestClient
from sqlalchemy import Connection, insert, inspect, update
from sqlalchemy.exc import DBAPIError
from tests.server.serving import Scene, Somebody, table

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.replay import verify
from miskatonic.server.config import Config, Limits
from miskatonic.server.database_schema import schema
from miskatonic.server.storage import Storage

T = TypeVar("T")

NEW_IN = {
    "2": ["ALTER TABLE tables DROP COLUMN chance"],
    "3": ["ALTER TABLE tables DROP COLUMN revision", "ALTER TABLE records DROP COLUMN revision"],
    "4": ["DROP TABLE pulse"],
    "5": ["DROP TABLE devices", "DROP TABLE codes", "DROP TABLE keys"],
}
"""What is taken away again, from the latest to the earliest, to have a database as it was before that version."""


def in_database(database: str, work: Callable[[Connection], T]) -> T:
    """What comes of a transaction in a database as it is."""

    async def run() -> T:
        storage = Storage(Config(database=database).url)
        try:
            return await storage.database.write(work)
        finally:
            await storage.close()

    return asyncio.run(run())


async def start(database: str) -> None:
    """What a server does when it starts."""
    storage = Storage(Config(database=database).url)
    try:
        await storage.open()
    finally:
        await storage.close()


def make_older(database: str, version: str) -> None:
    """A database as a server of that version has left it: versions were not written down then."""

    def work(db: Connection) -> None:
        for later in sorted(NEW_IN, reverse=True):
            for statement in NEW_IN[later] if later > version else []:
                db.exec_driver_sql(statement)
        db.exec_driver_sql("DROP TABLE alembic_version")

    in_database(database, work)


def version_in(database: str) -> str | None:
    return in_database(database, lambda db: MigrationContext.configure(db).get_current_revision())


def differences(database: str) -> list[Any]:
    """What in a database is not as the program declares it."""
    return in_database(database, lambda db: compare_metadata(MigrationContext.configure(db), schema))


def play(visitor: TestClient[Any], scene: Scene, choices: int) -> Scene:
    """So many choices later, the first of those that will do each time."""
    for _ in range(choices):
        question = scene["question"]
        chosen = [option["id"] for option in question["options"][: question["least"] or 1]]
        body = {"version": scene["version"], "seat": question["seat"], "options": chosen}
        answer = visitor.post(f"/api/tables/{scene['id']}/choices", json=body)
        assert answer.status_code == 200, answer.text
        scene = answer.json()
    return scene


def played(
    somebody: Somebody, database: str, games: tuple[str, ...] = ("elder_sign", "card_game", "arkham_horror")
) -> list[Scene]:
    """Tables that have been played at."""
    with somebody.at(Config(database=database)) as visitor:
        opened = [visitor.post("/api/tables", json=table("me", game=game)).json() for game in games]
        return [play(visitor, scene, 9) for scene in opened]


@pytest.fixture
def somebody() -> Somebody:
    return Somebody()


def test_a_new_database_is_as_the_program_declares_it(database: str) -> None:
    asyncio.run(start(database))
    assert differences(database) == []
    assert version_in(database) == max(NEW_IN)


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_a_database_without_a_version_is_recognised_and_its_tables_go_on(
    database: str, version: str, somebody: Somebody
) -> None:
    left = played(somebody, database)
    make_older(database, version)
    with somebody.at(Config(database=database)) as visitor:
        for before in left:
            scene = visitor.get(f"/api/tables/{before['id']}").json()
            assert (scene["view"], scene["moves"]) == (before["view"], before["moves"])
            after = play(visitor, scene, 3)
            assert visitor.get(f"/api/tables/{before['id']}/save").status_code == 200
            assert visitor.get(f"/api/tables/{before['id']}/moments/{before['moves']}").json()["view"] == before["view"]
            assert after["moves"] == before["moves"] + 3
    assert differences(database) == []
    assert version_in(database) == max(NEW_IN)


@pytest.mark.parametrize("version", ["0", "1"])
def test_processes_that_start_at_once_do_not_get_in_each_others_way(database: str, version: str) -> None:
    async def all_at_once() -> None:
        await asyncio.gather(*(start(database) for _ in range(6)))

    if version != "0":
        asyncio.run(start(database))
        make_older(database, version)
    asyncio.run(all_at_once())
    assert differences(database) == []


def test_an_upgrade_that_fails_has_changed_nothing(database: str) -> None:
    asyncio.run(start(database))
    make_older(database, "1")
    in_database(database, lambda db: db.exec_driver_sql("CREATE TABLE pulse (words VARCHAR(20))"))
    with pytest.raises(DBAPIError):
        asyncio.run(start(database))
    assert version_in(database) is None
    columns = in_database(database, lambda db: [column["name"] for column in inspect(db).get_columns("tables")])
    assert "chance" not in columns


def make_later(database: str, change: str) -> None:
    """A database as a server of a later version leaves it."""

    def work(db: Connection) -> None:
        db.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        db.exec_driver_sql(change)

    in_database(database, work)


def test_a_server_of_before_goes_on_with_a_database_that_has_more(database: str, somebody: Somebody) -> None:
    left = played(somebody, database, ("elder_sign",))
    make_later(database, "ALTER TABLE tables ADD COLUMN weather INTEGER")
    with somebody.at(Config(database=database)) as visitor:
        play(visitor, visitor.get(f"/api/tables/{left[0]['id']}").json(), 3)
    assert version_in(database) == "9999"


def test_a_later_database_that_lacks_something_is_refused_with_a_sentence(database: str) -> None:
    asyncio.run(start(database))
    make_later(database, "ALTER TABLE seats RENAME COLUMN seen TO last_seen")
    with pytest.raises(MiskatonicError, match="made by a later version"):
        asyncio.run(start(database))


def fields_in(database: str, column: str) -> dict[str, Any]:
    """What a database holds in a column of its only table."""
    return msgspec.json.decode(  # type: ignore[no-any-return]
        in_database(database, lambda db: bytes(db.exec_driver_sql(f"SELECT {column} FROM tables").scalar_one()))
    )


def write_of_the_future(database: str) -> None:
    """What a process of a later version has written beside what is known today."""
    for column in ("chance", "settings"):
        fields = msgspec.json.encode(fields_in(database, column) | {"weather": {"fog": [1, 2]}})
        change = update(schema.tables["tables"]).values({column: fields})
        in_database(database, lambda db, change=change: db.execute(change))  # type: ignore[misc]


def test_what_a_later_version_has_written_is_still_there_after_a_move_of_today(
    database: str, somebody: Somebody
) -> None:
    (left,) = played(somebody, database, ("elder_sign",))
    write_of_the_future(database)
    with somebody.at(Config(database=database)) as visitor:
        path = f"/api/tables/{left['id']}"
        play(visitor, visitor.get(path).json(), 2)
        assert visitor.patch(f"{path}/settings", json={"pace": 3, "free_undo": True}).status_code == 200
        scene = visitor.get(path).json()
        assert visitor.post(f"{path}/undo", json={"version": scene["version"]}).status_code == 200
        assert visitor.get(path).json()["moves"] == left["moves"] + 1
    for column in ("chance", "settings"):
        assert fields_in(database, column)["weather"] == {"fog": [1, 2]}
    assert fields_in(database, "settings")["pace"] == 3


# --- tables that a server of before has left behind

EARLIER = Path(__file__).parent / "earlier" / "version-3.json.gz"
"""What a server has left that did not write down versions yet: for each game a table of people, one of a person and a bot, and
one of bots, all of them in the middle of the game and paused; and the token of their host."""
WAYS = random.Random(1926)


def leave_behind(database: str) -> str:
    """Makes a database that is as that server has left it; the token of the host."""
    found = msgspec.json.decode(gzip.decompress(EARLIER.read_bytes()))
    asyncio.run(start(database))

    def work(db: Connection) -> None:
        for name, rows in found["rows"].items():
            if rows:
                db.execute(insert(schema.tables[name]), [as_kept(row) for row in rows])

    in_database(database, work)
    make_older(database, "3")
    return str(found["token"])


def as_kept(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes as bytes."""
    return {name: b64decode(value["bytes"]) if isinstance(value, dict) else value for name, value in row.items()}


def play_on(visitor: TestClient[Any], table: str, choices: int) -> Scene:
    """A table that was paused goes on for so many choices, or to its end; whoever holds seats takes any options."""
    path = f"/api/tables/{table}"
    scene: Scene = visitor.patch(f"{path}/settings", json={"paused": False, "pace": 0}).json()
    until = scene["moves"] + choices
    while scene["status"] == "playing" and scene["moves"] < until:
        if options := scene["question"]["options"]:
            number = WAYS.randint(scene["question"]["least"], min(scene["question"]["most"], len(options)))
            chosen = [option["id"] for option in WAYS.sample(options, number)]
            body = {"version": scene["version"], "seat": scene["question"]["seat"], "options": chosen}
            assert visitor.post(f"{path}/choices", json=body).status_code in (200, 400, 409)
        else:
            time.sleep(0.01)
        scene = visitor.get(path).json()
    return scene


def check_file(visitor: TestClient[Any], scene: Scene) -> None:
    """The game is whole from its start: its file can be played again. Only a keeper's bot keeps it to itself until the end."""
    if scene["status"] == "playing":
        visitor.patch(f"/api/tables/{scene['id']}/settings", json={"paused": True})
    saved = visitor.get(f"/api/tables/{scene['id']}/save")
    if saved.status_code == 200:
        verify(saved.content)
    else:
        assert saved.json()["code"] == "hidden"
        assert (scene["game"], scene["ending"]) == ("mansions", None)


def every_table_goes_on(database: str, somebody: Somebody, choices: int) -> list[Scene]:
    """A server of today serves what that of before has left."""
    somebody.token = leave_behind(database)
    with somebody.at(Config(database=database, limits=Limits(rate=0))) as visitor:
        cards = visitor.get("/api/tables").json()
        assert len(cards) == 15
        before = [visitor.get(f"/api/tables/{card['id']}").json() for card in cards]
        after = [play_on(visitor, scene["id"], choices) for scene in before]
        for earlier, scene in zip(before, after, strict=True):
            check_file(visitor, scene)
            path = f"/api/tables/{scene['id']}/moments/{earlier['moves']}"
            assert visitor.get(path).json()["view"] == visitor.get(f"{path}?lang=fr").json()["view"]
            assert scene["moves"] >= earlier["moves"] + choices or scene["status"] == "over"
    assert differences(database) == []
    return after


def test_every_table_that_a_server_of_before_has_left_goes_on(database: str, somebody: Somebody) -> None:
    after = every_table_goes_on(database, somebody, choices=5)
    assert {scene["game"] for scene in after} == set(GAMES.names())
