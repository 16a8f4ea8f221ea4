"""The measure of a server's load plays real games on a real server, as browsers do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tests.cli.commands import refused, run
from tests.server.serving import serving

from miskatonic.simulate.load import Plan, percentile, play_on
from miskatonic.simulate.processes import Server
from miskatonic.simulate.visitor import Socket

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("elder_sign", {}, 1),
    ("card_game", {"scenario": "the_gathering"}, 2),
    ("arkham_horror", {"boxes": ["kingsport"], "answers": {"guardian": "nodens"}}, 1),
    ("mansions", {}, 2),
]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("load"), "--rate", "0") as one:
        assert one.process is not None
        yield Server(one.port, one.process.pid)


@pytest.mark.parametrize(("game", "options", "people"), GAMES, ids=[game for game, _, _ in GAMES])
def test_tables_are_played_at_once_and_every_move_is_timed(
    running: Server, game: str, options: dict[str, Any], people: int
) -> None:
    shares: list[float] = []
    plan = Plan(game=game, options=options, tables=3, people=people, seconds=1.2, think=0.2)
    load = asyncio.run(play_on([running], plan, shares.append))
    assert (load.tables, load.errors) == (3, 0)
    assert load.moves > 0
    for times in (load.answered_ms, load.shown_ms):
        assert 0 < times.p50 <= times.p95 <= times.p99 <= times.max
    assert shares == sorted(shares)


def test_a_table_that_there_is_not_cannot_be_listened_to(running: Server) -> None:
    heard: list[bytes] = []

    async def listen() -> None:
        lost = asyncio.Event()
        socket = Socket(heard.append, lost.set)
        await socket.open(running.port, "/api/tables/nowhere/live", "")
        await asyncio.wait_for(lost.wait(), 30)

    asyncio.run(listen())
    assert len(heard) == 1
    assert b"unknown_table" in heard[0]


def test_the_server_is_measured_from_the_command_line() -> None:
    given = ("--tables", "2", "--seconds", "0.5", "--think", "0.1", "--no-odds")
    told = run("bench", "elder_sign", "--server", *given, "--lang", "fr").out
    assert "erreurs\u202f: 0" in told
    assert "d’un coup à la WebSocket" in told


def test_several_processes_need_a_database_that_they_share() -> None:
    assert "--redis" in refused("bench", "--server", "--processes", "2")


def test_a_percentile_is_what_that_share_of_the_moves_took_at_most() -> None:
    times = [n / 1000 for n in range(1, 201)]
    assert percentile(times, 0.5) == 100
    assert percentile(times, 0.99) == 198
    assert percentile(times, 1.0) == 200
