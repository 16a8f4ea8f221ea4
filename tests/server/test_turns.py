"""Work that takes long is done in turns, not for ever, and only while somebody waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.serving import in_process

from miskatonic.kernel.table import Table, new_table
from miskatonic.players import make_bot
from miskatonic.server.config import Config, Limits
from miskatonic.server.problems import Refused
from miskatonic.server.saved import read_saved, records_of
from miskatonic.server.turns import Abandoned, Leaving, Turns, Workshop, keep_going


async def in_order(*wanted: tuple[str, str], leave: Sequence[int] = ()) -> list[int]:
    """In which order those visitors get their turn for those tables, if some leave while all wait for a single place."""
    turns = Turns(1)
    order: list[int] = []

    async def work(number: int, visitor: str, table: str) -> None:
        async with turns.turn(visitor, table):
            order.append(number)
            await asyncio.sleep(0)

    async with turns.turn("first"):
        tasks = [asyncio.create_task(work(number, *each)) for number, each in enumerate(wanted)]
        await asyncio.sleep(0)
        for number in leave:
            tasks[number].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(10), turns.turn("last"):
        return order


def test_a_visitor_with_one_table_does_not_wait_for_all_of_another() -> None:
    assert asyncio.run(in_order(("a", "1"), ("a", "2"), ("a", "3"), ("b", "4"))) == [0, 3, 1, 2]


def test_the_tables_of_one_visitor_take_turns() -> None:
    assert asyncio.run(in_order(("a", "1"), ("a", "1"), ("a", "1"), ("a", "2"))) == [0, 3, 1, 2]


def test_whoever_gives_up_is_not_waited_for() -> None:
    assert asyncio.run(in_order(("a", "1"), ("b", "2"), ("a", "3"), leave=[0, 1])) == [2]


def test_work_that_nobody_waits_for_ends() -> None:
    ended: list[type[BaseException]] = []
    began = threading.Event()

    def work() -> None:
        began.set()
        try:
            while True:
                keep_going()
        except Abandoned as error:
            ended.append(type(error))
            raise

    async def ask_and_leave() -> None:
        workshop = Workshop(60)
        asked = asyncio.create_task(workshop.do("somebody", work))
        await asyncio.to_thread(began.wait, 60)
        asked.cancel()
        async with asyncio.timeout(60):
            while not ended:
                await asyncio.sleep(0.01)

    asyncio.run(ask_and_leave())
    assert ended == [Abandoned]


def test_work_that_takes_too_long_is_given_up() -> None:
    def work() -> None:
        while True:
            keep_going()

    with pytest.raises(Refused, match="too_long"):
        asyncio.run(Workshop(0.05).do("somebody", work))


def test_a_request_is_not_worked_at_when_whoever_asked_has_left() -> None:
    ended = []

    async def work(scope: Any, receive: Any, send: Any) -> None:
        try:
            await asyncio.sleep(600)
        finally:
            ended.append(True)

    async def nobody_is_there() -> dict[str, str]:
        await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def ask() -> None:
        scope: Any = {"type": "http", "method": "GET", "path_template": "/api/tables/{table}/save"}
        await Leaving(work)(scope, nobody_is_there, nobody_is_there)  # type: ignore[arg-type]

    asyncio.run(ask())
    assert ended == [True]


def played(choices: int) -> Table[Any]:
    table = new_table("elder_sign", seed=7, players=1)
    bot = make_bot("random", "elder_sign", seed=7)
    for _ in range(choices):
        table.choose(*bot.pick(table))
    return table


@pytest.mark.parametrize(
    ("limits", "status", "code"),
    [({}, 201, None), ({"moves": 19}, 400, "bad_save"), ({"work_seconds": 0.0}, 413, "too_long")],
)
def test_a_saved_game_may_be_so_long_and_take_so_long(
    tmp_path: Path, limits: dict[str, Any], status: int, code: str | None
) -> None:
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(**limits))
    with in_process(config) as client:
        answer = client.post("/api/tables/import", json=json.decode(played(20).save()))
        assert (answer.status_code, answer.json().get("code")) == (status, code)
        assert len(client.get("/api/tables").json()) == (status == 201)


def test_the_records_of_a_game_hold_each_event_once() -> None:
    brought = read_saved(played(40).save(), b"", 40)
    table, records = brought.table, records_of(brought.table, brought.origin, 0.0)
    assert [(record.log_begin, record.log_end) for record in records[1:]] == [
        (before.log_end, record.log_end) for before, record in pairwise(records)
    ]
    assert records[-1].log_end == len(table.events)


def test_events_from_a_number_on_are_the_end_of_all_events() -> None:
    table = played(30)
    for number in range(len(table.events) + 2):
        assert table.events_from(number) == table.events[number:]
