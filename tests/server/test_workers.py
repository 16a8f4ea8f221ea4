"""Processes that work for a server: whatever they are given to do, it ends within its limits, and the next work is done."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace
from tests.server.pieces_of_work import end_with, run_for_ever
from tests.server.serving import in_process, playable, wait_for
from tests.server.test_processes import PROJECT, lives
from tests.server.treadmill import toil

from miskatonic.kernel.record import Move, Recording
from miskatonic.kernel.table import Table, load_table, new_table
from miskatonic.server import saved
from miskatonic.server.config import Config, Limits
from miskatonic.server.problems import Refused
from miskatonic.server.rows import PART
from miskatonic.server.turns import ON_BEHALF_OF
from miskatonic.server.workers import Bounds, Workers, WorkFailed

BOUNDS = Bounds(processes=1, clock=60.0, processor=0.2, memory=256 * 1024 * 1024, nice=1)


def doing(work: Callable[..., Any], *args: Any, bounds: Bounds = BOUNDS) -> Any:
    """What comes of the work in a process; the next work has to be done whatever that is."""

    async def do() -> Any:
        workers = Workers(bounds)
        try:
            try:
                return await workers.do("somebody", "", work, *args)
            finally:
                assert await workers.do("somebody", "", abs, -1) == 1
        finally:
            workers.close()

    return asyncio.run(do())


def noted(folder: Path) -> list[int]:
    return [int(file.name) for file in folder.iterdir()]


def test_work_that_takes_too_long_is_ended_whatever_it_does() -> None:
    with pytest.raises(Refused, match="too_long"):
        doing(run_for_ever)


def test_work_that_takes_too_long_in_one_call_is_ended_too() -> None:
    with pytest.raises(Refused, match="too_long"):
        doing(pow, 3, 10**9)


def test_work_that_only_waits_is_ended_by_the_clock() -> None:
    with pytest.raises(Refused, match="too_long"):
        doing(time.sleep, 3600, bounds=Bounds(processes=1, clock=0.3))


def test_work_that_takes_too_much_memory_is_refused() -> None:
    with pytest.raises(Refused, match="too_long"):
        doing(bytes, 2**30)


def test_what_is_refused_there_is_refused_here_in_the_same_words() -> None:
    with pytest.raises(Refused) as refused:
        doing(saved.open_saved, b"[]", b"", 10, saved.Bringer("me", "", 0, 1))
    with pytest.raises(Refused) as here:
        saved.open_saved(b"[]", b"", 10, saved.Bringer("me", "", 0, 1))
    assert refused.value.problem("fr") == here.value.problem("fr")


def test_what_goes_wrong_there_is_told_with_its_place() -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        doing(divmod, 1, 0)


def test_a_process_that_was_killed_has_its_work_done_by_another(tmp_path: Path) -> None:
    assert doing(end_with, signal.SIGKILL, str(tmp_path)) == 1
    assert len(set(noted(tmp_path))) == 2


def test_work_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="interrupted"):
        doing(end_with, signal.SIGSEGV, str(tmp_path))
    assert len(noted(tmp_path)) == 2


def test_work_that_nobody_waits_for_ends_at_once(tmp_path: Path) -> None:
    async def ask_and_leave() -> None:
        workers = Workers(Bounds(processes=1, clock=3600))
        asked = asyncio.create_task(workers.do("somebody", "", run_for_ever, str(tmp_path)))
        await asyncio.to_thread(wait_for, lambda: noted(tmp_path))
        asked.cancel()
        await asyncio.to_thread(wait_for, lambda: not any(map(lives, noted(tmp_path))))
        assert await workers.do("somebody", "", abs, -1) == 1
        workers.close()

    asyncio.run(ask_and_leave())


def test_a_visitor_may_ask_for_so_much_at_once() -> None:
    async def ask() -> list[Any]:
        workers = Workers(Bounds(processes=1, clock=60, of_one=2))
        asked = [workers.do(visitor, "", abs, -1) for visitor in ("a", "a", "a", "b")]
        try:
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            workers.close()

    one, two, three, other = asyncio.run(ask())
    assert (one, two, other) == (1, 1, 1)
    assert isinstance(three, Refused)
    assert three.code == "too_fast"


def test_the_visitors_of_one_address_may_ask_for_so_much_together() -> None:
    async def one_asks(workers: Workers, address: str, visitor: str) -> int:
        ON_BEHALF_OF.set(address)
        return await workers.do(visitor, "", abs, -1)

    async def ask() -> list[Any]:
        workers = Workers(Bounds(processes=1, clock=60, of_one=2, of_address=3))
        asked = [one_asks(workers, address, visitor) for address, visitor in ("xa", "xb", "xc", "xd", "yd")]
        try:
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            workers.close()

    *granted, refused, elsewhere = asyncio.run(ask())
    assert (granted, elsewhere) == ([1, 1, 1], 1)
    assert isinstance(refused, Refused)
    assert refused.code == "too_fast"


def test_processes_are_born_when_they_are_needed_and_no_more_than_so_many() -> None:
    async def ask() -> None:
        before = {process.pid for process in multiprocessing.active_children()}
        workers = Workers(Bounds(processes=2, clock=60))
        assert not {process.pid for process in multiprocessing.active_children()} - before
        await asyncio.gather(*(workers.do(str(number), "", time.sleep, 0.01) for number in range(6)))
        assert len({process.pid for process in multiprocessing.active_children()} - before) == 2
        workers.close()

    asyncio.run(ask())


SERVER = """
import asyncio, sys
from miskatonic.server.rows import PART
from miskatonic.server.workers import Bounds, Workers
from tests.server.pieces_of_work import run_for_ever

asyncio.run(Workers(Bounds(processes=1, clock=3600)).do("", "", run_for_ever, sys.argv[1]))
"""


def test_what_works_for_a_server_ends_with_it_even_if_it_is_killed(tmp_path: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER, str(tmp_path)], cwd=PROJECT)
    try:
        (worker,) = wait_for(lambda: noted(tmp_path))
    finally:
        server.kill()
        server.wait()
    wait_for(lambda: not lives(worker))


def test_who_still_waits_when_all_of_it_ends_is_refused(tmp_path: Path) -> None:
    async def ask() -> list[Any]:
        workers = Workers(Bounds(processes=1, clock=3600))
        asked = [asyncio.create_task(workers.do("somebody", "", run_for_ever, str(tmp_path))) for _ in range(5)]
        await asyncio.to_thread(wait_for, lambda: noted(tmp_path))
        workers.close()
        return await asyncio.gather(*asked, return_exceptions=True)

    assert [getattr(refused, "code", refused) for refused in asyncio.run(ask())] == ["interrupted"] * 5


def test_others_come_first() -> None:
    niceness = doing(os.getpriority, os.PRIO_PROCESS, 0, bounds=Bounds(processes=1, clock=60, nice=3))
    assert niceness == os.getpriority(os.PRIO_PROCESS, 0) + 3


# --- at a server

ALONE = {"game": "treadmill", "seats": [{"kind": "me"}]}


@pytest.fixture
def client(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[TestClient[Any]]:
    limits = Limits(rate=0, **getattr(request, "param", {"work_seconds": 1.0, "look_seconds": 1.0}))
    with playable("treadmill"), in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)) as client:
        yield client


def walked(choices: int) -> Table[Any]:
    table = new_table("treadmill", players=1)
    for _ in range(choices):
        table.choose("walk")
    return table


def and_then(table: Table[Any], way: str, *, earlier_rules: bool = False) -> Recording:
    """A file in which something comes after what was played; with earlier rules, all of it after the checkpoint."""
    recording = table.record()
    recording.moves.append(Move(0, [way]))
    if earlier_rules:
        recording.revision = 1
    return recording.sealed()


def bring(client: TestClient[Any], recording: Recording) -> tuple[int, str]:
    """With what status and code a file is answered."""
    answer = client.post("/api/tables/import", content=recording.file())
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize(("way", "earlier_rules"), [("run", False), ("run", True), ("hoard", False)])
def test_a_file_whose_last_choice_takes_for_ever_is_refused(
    client: TestClient[Any], way: str, earlier_rules: bool
) -> None:
    assert bring(client, and_then(walked(3), way, earlier_rules=earlier_rules)) == (413, "too_long")
    assert bring(client, walked(3).record()) == (201, "")


@pytest.mark.parametrize("client", [{"moves": 19}], indirect=True)
def test_a_file_may_have_so_many_choices(client: TestClient[Any]) -> None:
    assert bring(client, walked(20).record()) == (400, "bad_save")
    assert bring(client, walked(19).record()) == (201, "")


def test_a_position_that_takes_long_to_look_at_is_refused(client: TestClient[Any]) -> None:
    assert bring(client, burdened(0)) == (201, "")
    assert bring(client, burdened(10_000)) == (413, "too_long")


def burdened(weight: int) -> Recording:
    """A file that begins somewhere, with as much baggage, which everybody looks at again and again."""
    table = new_table("treadmill", players=1)
    table.state.baggage = weight
    table.edited()
    return table.record()


@pytest.mark.parametrize("way", ["run", "hoard"])
def test_a_choice_that_takes_for_ever_where_somebody_made_the_position_up_is_refused(
    client: TestClient[Any], way: str
) -> None:
    scene = client.post("/api/tables/import", content=burdened(1).file()).json()
    path = f"/api/tables/{scene['id']}"
    choice = {"version": scene["version"], "seat": 0, "options": [way]}
    answer = client.post(f"{path}/choices", json=choice)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert client.get(path).json() == scene
    assert client.post(f"{path}/choices", json=choice | {"options": ["walk"]}).json()["view"]["turn"] == 1


def test_what_somebody_made_up_is_looked_at_in_other_processes(client: TestClient[Any]) -> None:
    path = f"/api/tables/{client.post('/api/tables/import', content=burdened(200).file()).json()['id']}"
    began = time.process_time()
    for _ in range(200):
        toil()
    a_look = time.process_time() - began
    for version in range(0, 10, 2):
        client.get(path)
        client.post(f"{path}/choices", json={"version": version, "seat": 0, "options": ["walk"]})
        client.get(f"{path}/log", params={"before": 100})
        client.patch(f"{path}/settings", json={"pace": 1})
    with client.websocket_connect(f"{path}/live") as socket:
        socket.send_json({"type": "watch"})
        assert socket.receive_json()["scene"]["view"]["turn"] == 5
    assert time.process_time() - began < 9 * a_look, "twenty looks are taken, and none of them here"


def test_a_bot_where_somebody_made_the_position_up_is_ended_if_it_takes_for_ever(client: TestClient[Any]) -> None:
    recording = replace(burdened(1), players=["random"]).sealed()
    path = f"/api/tables/{client.post('/api/tables/import', content=recording.file()).json()['id']}"
    wait_for(lambda: "bot" in " ".join(client.get(path).json()["notes"]))
    assert client.get("/api/me").status_code == 200


def test_odds_that_take_too_long_are_refused_and_the_table_goes_on(client: TestClient[Any]) -> None:
    path = f"/api/tables/{client.post('/api/tables', json=ALONE).json()['id']}"
    client.post(f"{path}/choices", json={"version": 0, "seat": 0, "options": ["ponder"]})
    assert client.get(f"{path}/odds").json()["code"] == "too_long"
    assert client.get(f"{path}/moments/0").json()["at"] == 0
    assert client.get(path).json()["moves"] == 1


def test_a_game_begins_and_grows_in_parts_and_nobody_sees_it_before_it_is_there(client: TestClient[Any]) -> None:
    scene = client.post("/api/tables/import", content=walked(3 * PART).save()).json()
    assert (scene["moves"], scene["log_length"]) == (3 * PART, 3 * PART)
    assert client.get(f"/api/tables/{scene['id']}/moments/{PART}").json()["view"]["turn"] == PART
    assert load_table(client.get(f"/api/tables/{scene['id']}/save").content).moves == walked(3 * PART).moves
