"""Tables that nobody comes back to are deleted if whoever runs the server says so; and nobody opens any number of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.databases import fresh_database
from tests.server.serving import Somebody, in_process, stranger, table
from tests.server.test_upgrades import in_database, play

from miskatonic.server.config import Config, Limits
from miskatonic.server.database_schema import schema
from miskatonic.server.storage import Storage


def rows_in(database: str) -> dict[str, int]:
    """How many rows each of the tables about tables has."""

    def count(db: Connection) -> dict[str, int]:
        return {
            name: int(db.execute(select(func.count()).select_from(schema.tables[name])).scalar_one())
            for name in ("tables", "seats", "records", "chat")
        }

    return in_database(database, count)


async def delete(database: str, before: float) -> int:
    storage = Storage(Config(database=database).url)
    try:
        return await storage.delete_archived(before)
    finally:
        await storage.close()


def test_only_tables_that_were_put_away_long_ago_are_deleted_and_nothing_is_left_of_them(database: str) -> None:
    somebody, config = Somebody(), Config(database=database)
    with somebody.at(config) as visitor:
        scenes = [visitor.post("/api/tables", json=table("me")).json() for _ in range(3)]
        for scene in scenes:
            play(visitor, scene, 2)
            visitor.post(f"/api/tables/{scene['id']}/chat", json={"words": "Ph'nglui"})
    before = rows_in(database)
    for archived, scene in ((100.0, scenes[0]), (300.0, scenes[1])):
        change = f"UPDATE tables SET archived = {archived} WHERE id = '{scene['id']}'"
        in_database(database, lambda db, change=change: db.exec_driver_sql(change))  # type: ignore[misc]
    assert asyncio.run(delete(database, 200.0)) == 1
    assert rows_in(database) == {name: rows * 2 // 3 for name, rows in before.items()}
    with somebody.at(config) as visitor:
        assert visitor.get(f"/api/tables/{scenes[0]['id']}").json()["code"] == "unknown_table"
        assert play(visitor, visitor.get(f"/api/tables/{scenes[1]['id']}").json(), 1)["moves"] == 3


def test_a_table_that_somebody_takes_out_just_then_is_kept_as_a_whole(elephant: str) -> None:
    database = fresh_database(elephant)
    somebody, config = Somebody(), Config(database=database)
    with somebody.at(config) as visitor:
        scene = visitor.post("/api/tables", json=table("me")).json()
        play(visitor, scene, 2)
    in_database(database, lambda db: db.exec_driver_sql("UPDATE tables SET archived = 100"))

    async def take_out_while_it_is_deleted() -> None:
        engine = create_async_engine(config.url)
        async with engine.connect() as db:
            await db.exec_driver_sql("UPDATE tables SET archived = NULL")
            deleting = asyncio.create_task(delete(database, 200.0))
            await asyncio.sleep(0.3)
            await db.commit()
        assert await deleting == 0
        await engine.dispose()

    asyncio.run(take_out_while_it_is_deleted())
    with somebody.at(config) as visitor:
        assert play(visitor, visitor.get(f"/api/tables/{scene['id']}").json(), 1)["moves"] == 3


@pytest.mark.parametrize(("delete_after", "left"), [(None, 1), (10**6, 1), (0, 0)])
def test_a_server_deletes_what_it_was_told_to(tmp_path: Path, delete_after: float | None, left: int) -> None:
    database = str(tmp_path / "tables.sqlite3")
    config = Config(database=database, archive_after=0, delete_after=delete_after)
    with in_process(Config(database=database)) as visitor:
        visitor.post("/api/tables", json=table("me"))
    for _ in range(2):  # put away the first time, deleted the second
        with in_process(config) as visitor:
            visitor.get("/api/me")
            visitor.get("/health")
    assert rows_in(database)["tables"] == left


def test_the_number_of_tables_that_a_visitor_can_open_grows_slowly(tmp_path: Path) -> None:
    limits = Limits(openings=2, openings_rate=0.001, rate=1000, burst=1000)
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)
    with in_process(config) as visitor:
        visitor.get("/api/me")
        answers = [visitor.post("/api/tables", json=table("me")) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert 900 < int(answers[-1].headers["Retry-After"]) <= 1000


def test_an_address_cannot_open_any_number_of_tables_by_being_somebody_new_each_time(tmp_path: Path) -> None:
    limits = Limits(openings=2, openings_rate=0.001, rate=1000, burst=1000)
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)

    with in_process(config) as visitor:
        everybody = [stranger(visitor) for _ in range(9)]
        answers = [visitor.post("/api/tables", json=table("me"), headers=somebody) for somebody in everybody]
    assert [answer.status_code for answer in answers] == [201] * 8 + [429]


@pytest.mark.parametrize("path", ["/api/tables/", "/api//tables", "//api/tables", "/api%2ftables", "/%61pi/tables"])
def test_however_its_path_is_written_opening_a_table_is_counted(tmp_path: Path, path: str) -> None:
    limits = Limits(openings=1, openings_rate=0.001, rate=1000, burst=1000)
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)
    with in_process(config) as visitor:
        visitor.get("/api/me")
        answers = [visitor.post(f"http://127.0.0.1{path}", json=table("me")) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 429]
