"""Work that takes long is done in turns, and only while somebody waits for it; what it makes of a game is all of it, once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import make_bot
from miskatonic.server import log
from miskatonic.server.leaving import Leaving
from miskatonic.server.rows import of_part
from miskatonic.server.saved import Bringer, open_saved
from miskatonic.server.turns import Turns


async def in_order(*wanted: tuple[str, ...], leave: Sequence[int] = ()) -> list[int]:
    """In which order those visitors (of those addresses) get their turn for those tables, if some leave while all wait for a
    single place."""
    turns = Turns(1)
    order: list[int] = []

    async def work(number: int, *who: str) -> None:
        async with turns.turn(*["somewhere", *who][-3:]):
            order.append(number)
            await asyncio.sleep(0)

    async with turns.turn("somewhere", "first"):
        tasks = [asyncio.create_task(work(number, *each)) for number, each in enumerate(wanted)]
        await asyncio.sleep(0)
        for number in leave:
            tasks[number].cancel()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(10), turns.turn("somewhere", "last"):
        return order


def test_a_visitor_with_one_table_does_not_wait_for_all_of_another() -> None:
    assert asyncio.run(in_order(("a", "1"), ("a", "2"), ("a", "3"), ("b", "4"))) == [0, 3, 1, 2]


def test_the_tables_of_one_visitor_take_turns() -> None:
    assert asyncio.run(in_order(("a", "1"), ("a", "1"), ("a", "1"), ("a", "2"))) == [0, 3, 1, 2]


def test_one_address_does_not_wait_for_all_visitors_of_another() -> None:
    many = [("x", str(cookie), "1") for cookie in range(300)]
    order = asyncio.run(in_order(*many, ("y", "b", "2"), ("y", "b", "3")))
    assert (order.index(300), order.index(301)) == (1, 3)


def test_the_visitors_of_one_address_take_turns() -> None:
    assert asyncio.run(in_order(("x", "a", "1"), ("x", "a", "2"), ("x", "b", "3"))) == [0, 2, 1]


def test_one_address_leaves_a_place_to_others() -> None:
    async def somebody_comes() -> None:
        turns = Turns(3, of_one=2)
        here, over = asyncio.Semaphore(0), asyncio.Event()

        async def stay(visitor: str) -> None:
            async with turns.turn("x", visitor):
                here.release()
                await over.wait()

        stays = [asyncio.create_task(stay(str(cookie))) for cookie in range(9)]
        async with asyncio.timeout(10):
            for _ in range(2):
                await here.acquire()
            async with turns.turn("y", "other"):
                assert here.locked(), "no third of them"
            over.set()
            await asyncio.gather(*stays)

    asyncio.run(somebody_comes())


def test_whoever_gives_up_is_not_waited_for() -> None:
    assert asyncio.run(in_order(("a", "1"), ("b", "2"), ("a", "3"), leave=[0, 1])) == [2]


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
        table.choose(*bot.pick(Sight(table)))
    return table


def test_the_records_of_a_game_hold_each_event_once() -> None:
    table = played(40)
    _, parts = open_saved(table.save(), b"", 40, Bringer("me", "", 0, 1))
    records = [record for part in parts for record in of_part(part)]
    assert [(record.log_begin, record.log_end) for record in records[1:]] == [
        (before.log_end, record.log_end) for before, record in pairwise(records)
    ]
    assert [type(event) for record in records for event in log.unpack("elder_sign", record.events)] == [
        type(event) for event in table.events
    ]


def test_events_from_a_number_on_are_the_end_of_all_events() -> None:
    table = played(30)
    for number in range(len(table.events) + 2):
        assert table.events_from(number) == table.events[number:]


def test_a_table_that_has_forgotten_the_way_goes_on_as_if_it_had_not() -> None:
    one, other = played(30), played(30)
    one.forget_earlier()
    bot = make_bot("random", "elder_sign", seed=8)
    for _ in range(20):
        known, heard = len(one.events), len(other.events)
        chosen = bot.pick(Sight(one))
        one.choose(*chosen)
        other.choose(*chosen)
        assert one.events_from(known) == other.events_from(heard)
    assert one.save() == other.save()
