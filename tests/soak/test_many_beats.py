"""Whole games told again: whatever happens in hundreds of them, everybody can look at it; and how long that takes.

`make soak` runs this; `make test` plays thirty games of each kind. `MISKATONIC_SOAK` says how many are played here.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.crowding import quantile
from tests.server.serving import serving
from tests.server.test_beats import check_beats
from tests.server.told_again import fails_to_show
from tests.server.two_worlds import KINDS

from miskatonic import new_table
from miskatonic.games.arkham_horror.events.fate import MythosDrawn
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot

LOTS = max(1, int(os.environ.get("MISKATONIC_SOAK", "100")) // 5)
IN_TIME = 100
"""Milliseconds within which 99 of 100 Mythos phases are told again."""


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("name", KINDS)
def test_twenty_games_can_be_looked_at_while_they_are_played(name: str, lot: int) -> None:
    assert list(fails_to_show(KINDS[name], range(20 * lot + 30, 20 * lot + 50))) == []


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("name", KINDS)
def test_every_choice_of_a_game_is_told_again_without_a_secret(name: str, lot: int) -> None:
    assert check_beats(name, lot, every=1) > 0


def mythos_phases(games: int) -> Iterator[tuple[bytes, list[int]]]:
    """Games of four investigators as files, each with the choices that were followed by a Mythos phase."""
    for seed in range(games):
        table, bot = new_table("arkham_horror", seed=seed, players=4), make_bot("heuristic", "arkham_horror")
        phases = []
        while table.decision is not None:
            known = len(table.events)
            table.choose(*bot.pick(Sight(table)))
            if any(isinstance(event, MythosDrawn) for event in table.events_from(known)):
                phases.append(len(table.moves))
        yield table.save(), phases


def test_a_mythos_phase_of_four_investigators_is_told_again_in_time(tmp_path: Path) -> None:
    took: list[float] = []
    most = 0
    with serving(tmp_path, "--rate", "0") as server:
        visitor = server.visitor()
        for file, phases in mythos_phases(6):
            table = visitor.http.post("/api/tables/import", content=file).json()["id"]
            for number in (phases[0], *phases):  # the very first one waits for a process
                query = {"after": number - 1, "to": number, "timeline": 0, "seat": number % 4}
                began = time.perf_counter()
                beats = visitor.get(f"/api/tables/{table}/beats", **query)["beats"]
                took.append(time.perf_counter() - began)
                most = max(most, len(beats))
    median, slowest = (quantile(took[1:], share) for share in (0.5, 0.99))
    print(f"{len(took)} phases of up to {most} beats: p50 {median:.1f} ms, p99 {slowest:.1f} ms")
    assert slowest < IN_TIME
