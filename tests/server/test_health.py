"""A server that cannot keep moves says so at once, and acknowledges none; one whose bots are stuck says that too."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection
from tests.programs import cannot
from tests.server.databases import Service, elephant
from tests.server.serving import Scene, Server, Somebody, Visitor, serving, table, wait_for
from tests.server.test_upgrades import in_database, play

from miskatonic.server import bots, health, metrics
from miskatonic.server.config import Config
from miskatonic.server.database import DatabaseGone, open_database


def at(database: str, **more: Any) -> AbstractContextManager[TestClient[Any]]:
    """Somebody at a server on that database."""
    return Somebody().at(Config(database=database, **more))


def health_of(visitor: Any, failed: int = 0) -> tuple[int, Any]:
    """The status of the answer, and what it says beside the number of tables where a bot has given up."""
    answer = visitor.get("/health")
    report = answer.json()
    assert report.pop("failed") == failed
    return answer.status_code, report


def test_a_server_that_is_well_says_so_and_no_more(database: str) -> None:
    with at(database, spare=0) as client:
        assert health_of(client) == (200, {"status": "well", "problems": []})


@pytest.mark.parametrize("change", ["ALTER TABLE seats RENAME COLUMN seen TO gone", "ALTER TABLE chat RENAME TO gone"])
def test_a_column_or_a_table_that_is_missing_is_noticed(database: str, change: str) -> None:
    with at(database, spare=0) as client:
        in_database(database, lambda db: db.exec_driver_sql(change))
        assert health_of(client) == (503, {"status": "ill", "problems": ["columns"]})


def test_a_disk_that_will_soon_be_full_is_noticed_before_it_is(tmp_path: Path) -> None:
    with at(str(tmp_path / "tables.sqlite3"), spare=2**62) as client:
        assert health_of(client) == (200, {"status": "ailing", "problems": ["disk"]})


def test_a_disk_that_is_full_makes_ill_even_if_there_is_room_for_a_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FULL_BELOW", 2**62)
    with at(str(tmp_path / "tables.sqlite3")) as client:
        assert health_of(client) == (503, {"status": "ill", "problems": ["disk"]})


def choose(visitor: Visitor, scene: Scene) -> tuple[int, str]:
    """The status with which a choice is answered, and the code if it is refused."""
    question = scene["question"]
    chosen = [option["id"] for option in question["options"][: question["least"] or 1]]
    body = {"version": scene["version"], "seat": question["seat"], "options": chosen}
    answer = visitor.http.post(f"/api/tables/{scene['id']}/choices", json=body)
    return answer.status_code, answer.json().get("code", "")


def test_a_file_that_cannot_grow_stops_acknowledgements_until_it_can(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "0") as server:
        visitor = server.visitor()
        scene = visitor.open("me")
        assert server.process is not None
        log = tmp_path / "tables.sqlite3-wal"
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, most))
        assert choose(visitor, scene) == (503, "unavailable")
        wait_for(lambda: health_of(visitor.http) == (503, {"status": "ill", "problems": ["database"]}))
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert choose(visitor, scene) == (200, "")
        wait_for(lambda: health_of(visitor.http)[0] == 200)


@pytest.fixture
def small_disk(tmp_path: Path) -> list[str]:
    """A command that runs another with a disk of 4 MB in its data folder."""
    within = ["unshare", "-rm", "sh", "-c", f'mount -t tmpfs -o size=4m tmpfs "{tmp_path}" && exec "$@"', "sh"]
    if subprocess.run([*within, "true"], check=False).returncode:
        cannot("a small disk cannot be mounted here")
    return within


def test_a_full_disk_stops_acknowledgements_until_there_is_room(tmp_path: Path, small_disk: list[str]) -> None:
    server = Server(tmp_path, "--rate", "0")
    server.within = small_disk
    try:
        visitor = server.start().visitor()
        assert server.process is not None
        scene = visitor.open("me")
        filler = Path(f"/proc/{server.process.pid}/root{tmp_path}/filler")
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(b"x" * 512):
                pass
        answers = wait_for(lambda: code if (code := choose(visitor, scene)) != (200, "") else None)
        assert answers == (503, "unavailable")
        wait_for(lambda: health_of(visitor.http) == (503, {"status": "ill", "problems": ["disk"]}))
        filler.unlink()
        assert choose(visitor, scene) == (200, "")
        wait_for(lambda: health_of(visitor.http) == (200, {"status": "ailing", "problems": ["disk"]}))
    finally:
        server.kill()


def put_another_in_place(file: Path) -> None:
    copy = file.with_name("copy")
    with closing(sqlite3.connect(file)) as db:
        db.execute(f"VACUUM INTO '{copy}'")
    copy.replace(file)


REMOVED: dict[str, Callable[[Path], object]] = {
    "the file is removed": lambda file: file.unlink(),
    "its log is removed": lambda file: file.with_name(f"{file.name}-wal").unlink(),
    "the folder is moved": lambda file: file.parent.rename(file.parent.with_name("elsewhere")),
    "another is put in its place": put_another_in_place,
}


@pytest.mark.parametrize("how", REMOVED)
def test_nothing_is_acknowledged_once_the_file_has_gone(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "data"
    with serving(folder, "--rate", "0") as server:
        visitor = server.visitor()
        scene = visitor.choose(visitor.open("me"))
        REMOVED[how](folder / "tables.sqlite3")
        assert choose(visitor, scene) == (503, "unavailable")
        assert health_of(visitor.http) == (503, {"status": "ill", "problems": ["database"]})


def test_what_is_committed_while_its_file_is_removed_is_not_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "notes.sqlite3"

    def make_and_remove(db: Connection) -> None:
        db.exec_driver_sql("CREATE TABLE notes (words TEXT)")
        file.unlink()

    async def write() -> None:
        database = open_database(f"sqlite:///{file}")
        with pytest.raises(DatabaseGone):
            await database.write(make_and_remove)
        await database.close()

    asyncio.run(write())


@pytest.fixture
def own_elephant() -> Iterator[Service]:
    with elephant() as service:
        yield service


def test_nothing_is_acknowledged_while_postgresql_is_away_and_everything_goes_on_when_it_is_back(
    own_elephant: Any, tmp_path: Path
) -> None:
    with serving(tmp_path, "--rate", "0", "--database", own_elephant.url) as server:
        visitor = server.visitor()
        scene = visitor.choose(visitor.open("me"))
        own_elephant.stop()
        assert choose(visitor, scene) == (503, "unavailable")
        began = time.monotonic()
        assert health_of(visitor.http) == (503, {"status": "ill", "problems": ["database"]})
        assert time.monotonic() - began < 10, "it is quick to say so"
        own_elephant.start()
        assert choose(visitor, scene) == (200, "")
        wait_for(lambda: health_of(visitor.http)[0] == 200)


def test_a_bot_that_does_not_move_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SWEEP_EVERY", 0.05)
    with at(str(tmp_path / "tables.sqlite3"), spare=0, stuck_after=0.5, pace=60) as client:
        scene = client.post("/api/tables", json=table("open", "random", first_player=1)).json()
        stuck = (200, {"status": "ailing", "problems": ["bots"]})
        wait_for(lambda: health_of(client) == stuck)
        client.patch(f"/api/tables/{scene['id']}/settings", json={"paused": True})
        wait_for(lambda: health_of(client) == (200, {"status": "well", "problems": []}))


def test_tables_where_a_bot_has_given_up_are_counted_and_make_nobody_ill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", lambda *_: ["nonsense"])
    monkeypatch.setattr(health, "LOOKED_AT_EVERY", 0.0)
    monkeypatch.setattr(metrics, "COUNTED_EVERY", 0.0)
    with at(str(tmp_path / "tables.sqlite3"), spare=0, metrics_token="squamous") as client:
        scenes = [client.post("/api/tables", json=table("open", "random", first_player=1)).json() for _ in range(2)]
        wait_for(lambda: client.get("/health").json()["failed"] == 2)
        assert health_of(client, failed=2) == (200, {"status": "well", "problems": []})
        numbers = client.get("/metrics", headers={"Authorization": "Bearer squamous"}).text
        assert "miskatonic_tables_failed 2.0" in numbers
        client.post(f"/api/tables/{scenes[0]['id']}/close")
        assert health_of(client, failed=1)[0] == 200


def test_a_clock_that_goes_back_stops_no_bot(database: str) -> None:
    with at(database, pace=60) as client:
        scene = client.post("/api/tables", json=table("open", "random", first_player=1)).json()
    in_database(database, lambda db: db.exec_driver_sql(f"UPDATE tables SET touched = {time.time() + 10**7}"))
    with at(database, pace=0) as client:
        wait_for(lambda: client.get(f"/api/tables/{scene['id']}").json()["moves"])


def test_moves_go_on_whatever_the_time_was_before(database: str) -> None:
    with at(database) as client:
        scene = client.post("/api/tables", json=table("me")).json()
        in_database(database, lambda db: db.exec_driver_sql(f"UPDATE tables SET touched = {time.time() + 10**7}"))
        assert play(client, scene, 3)["moves"] == 3
