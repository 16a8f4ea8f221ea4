"""Reports of games that were played, for tests and for the processes of a server that make them."""

from __future__ import annotations

import gc
import time
from typing import Any

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.retelling import Listener
from miskatonic.kernel.table import Table, table_at_start
from miskatonic.server.course import Report
from miskatonic.server.telling import report_of

Played = tuple[str, dict[str, Any], int, Any, list[Any]]
"""A game as plain data: its name, options, seed, origin and choices."""


def played(table: Table[Any]) -> Played:
    """A game that has been played."""
    return table.rules.slug, table.options, table.seed, table.origin, [*table.moves]


def reported(game: Played) -> Report:
    """The report of a game to its first seat."""
    slug, options, seed, origin, moves = game
    again = table_at_start(GAMES[slug].rules, options, seed, origin)
    listener = Listener(again, 0, len(again.state.investigators))
    for number, move in enumerate(moves, start=1):
        listener.begin_choice(number, len(again.events))
        again.choose_again(move)
    return report_of(again, listener.finish(), "en", 0, 0)


def seconds_of(game: Played) -> float:
    """Seconds of a processor that the report of a game takes."""
    began = time.process_time()
    reported(game)
    return time.process_time() - began


def first_seconds_of(game: Played) -> tuple[float, int]:
    """The same, and how many objects the garbage collector leaves alone."""
    return seconds_of(game), gc.get_freeze_count()
