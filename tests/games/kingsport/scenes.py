"""Scenes of Arkham Horror with Kingsport Horror for the tests of the browser's board.

`python -m tests.games.kingsport.scenes` prints them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.arkham_horror.gambler import Gambler
from tests.games.kingsport.battles import PETE, drawn, epic, plotted
from tests.games.scenes import Scenes, collect, played, sorts, tell
from tests.rules.kingsport.shared import AMANDA, kingsport, marked, opened

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.view.table import view

GAMES = 10
BOXES = ["kingsport"]
PARTS = ["kingsport", "kingsport_board", "kingsport_epic"]
ANCIENT_ONES = ["eihort", "yig", "ygolonac", "atlach_nacha", "hastur", "yibb_tstll", "cthulhu"]
SHEETS = {"herald": "random", "guardian": "random", "epic_battle": "yes"}


def scenes() -> Scenes:
    """The same at every call: games follow from their seeds."""
    return collect("arkham_horror", tables(), told_apart, PARTS)


def tables() -> Iterator[Table[Any]]:
    """Situations that matter with this box, then whole games with it."""
    yield at_the_station()
    yield at_an_open_rift()
    yield drawn(epic("epic_overwhelming_assault", PETE)).table
    yield drawn(plotted("hastur", 1, PETE)).table
    for seed in range(GAMES):
        foe = ANCIENT_ONES[seed % len(ANCIENT_ONES)]
        table = new_table(
            "arkham_horror",
            seed=seed,
            history=False,
            players=1 + seed % 4,
            ancient_one=foe,
            boxes=BOXES,
            answers=SHEETS if seed % 2 else {"guardian": "bast"},
        )
        yield from played(table, Gambler(seed, bold=seed % 4 != 3))


def at_the_station() -> Table[Any]:
    """Amanda Sharpe can take a train, a rift is half open, and another one is about to be investigated."""
    g = marked(kingsport(AMANDA), "rift_black_hexagon", "hall_school", "water_st_607")
    opened(g, "rift_white_circle", "woods", face_down=1)
    return g.place(AMANDA, at="train_station").give(AMANDA, "$3").set(f"{AMANDA}.sliders", [3, 0, 0]).table


def at_an_open_rift() -> Table[Any]:
    """A marker names the place of an encounter, on two tracks."""
    g = marked(kingsport(AMANDA), "rift_black_hexagon", "hall_school")
    opened(
        g, "rift_white_circle", "harborside", "hall_school", "artists_colony", "water_st_607", "neils_curiosity_shop"
    )
    return g.place(AMANDA, at="hall_school").begin(phase="encounter").table


def told_apart(table: Table[Any]) -> Iterator[tuple[str, ...]]:
    """The sorts of options that there are, and situations that the box brings."""
    yield from ((sort,) for sort in sorts(table))
    seen = view(table.state, 0)
    yield ("rifts", str(sum(bool(track.at) for track in seen.tracks)))
    yield ("card", str(bool(seen.ancient_one.card)))
    yield ("sheets", str(len(seen.sheets)))
    yield from (("tokens", token) for seat in seen.seats if seat.investigator for token in seat.investigator.counters)


if __name__ == "__main__":
    tell(scenes())
