"""Saved games: as tables of the server, and tables of the server as saved games."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from miskatonic.kernel.box import current_printing
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game
from miskatonic.kernel.record import Move, damaged, read_recording
from miskatonic.kernel.replay import replay
from miskatonic.kernel.table import Table, encode, load_table, resume, table_at_start
from miskatonic.kernel.text import text
from miskatonic.server import log
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import MOST_SEATS
from miskatonic.server.storage import Record, TableRow

T = TypeVar("T")
told = logging.getLogger(__name__)


def or_stuck(work: Callable[[], T]) -> T:
    """What the rules make of a file. Whatever they trip over in a position that they never lead to, the file is refused."""
    try:
        return work()
    except Refused:
        raise
    except MiskatonicError as error:
        if error.__cause__ is None:
            raise Refused("bad_save", error.text) from None
    except Exception as error:
        told.info("a saved game is refused: %r", error)
    raise Refused("bad_save", damaged(text("save-stuck")).text)


def read_saved(saved: bytes) -> tuple[Table[Any], list[str], bytes | None]:
    """A saved game with its whole history, who played it, and the state that it began with if it was edited.

    It is played again from its start: what the file says of its history cannot be trusted.
    """
    return or_stuck(lambda: _read(saved))


def _read(saved: bytes) -> tuple[Table[Any], list[str], bytes | None]:
    recording, game, checkpoint, origin = read_recording(saved)
    recording.verify_checksum()
    if recording.outdated(game) or checkpoint.printing != current_printing(checkpoint):
        # rules have changed or cards have been added: the game begins where it was left
        table, origin = load_table(saved).with_history(), checkpoint
    else:
        table = replay(saved)
        recording.verify_digest(encode(table.state))
    table.seed = recording.seed_number
    seats = int(game.setup_facts(table.state)["players"])
    if not 1 <= seats <= MOST_SEATS:
        raise damaged(text("save-nonsense"))
    return table, recording.players, None if origin is None else encode(origin)


def write_saved(game: Game[Any], row: TableRow, moves: Sequence[Move], players: Sequence[str]) -> bytes:
    """A table as a saved game."""
    table = resume(game, row.options, row.seed, row.checkpoint, row.since)
    if table.state.printing != current_printing(table.state):  # cards have been added: the game begins here
        return table.save(players)
    again = table_at_start(game, row.options, row.seed, row.origin)
    try:
        for move in moves:
            again.choose(*move.options, seat=move.seat)
    except MiskatonicError:
        return table.save(players)
    # Where the rules have changed since and lead elsewhere, the game begins at its latest checkpoint.
    return (again if encode(again.state) == encode(table.state) else table).save(players)


def records_of(table: Table[Any], origin: bytes | None, now: float) -> list[Record]:
    """What is recorded of a game so far: its beginning, and every choice with what came of it."""
    again = table_at_start(table.game, table.options, table.seed, origin)
    begin = Record(
        version=0,
        kind="begin",
        number=0,
        checkpoint_at=0,
        checkpoint=again.checkpoint,
        at=now,
        revision=table.game.revision,
    )
    found = [begin]
    told = again.events
    begin.events, begin.log_end = log.pack(told), len(told)
    kept_at = 0
    for number, move in enumerate(table.moves, start=1):
        before = len(told)
        again.choose(*move.options, seat=move.seat)
        told = again.events
        record = log.record(
            again,
            told[before:],
            version=number,
            number=number,
            log_begin=before,
            checkpoint_at=again.checkpoint_after,
            kept_at=kept_at,
            now=now,
        )
        kept_at = max(kept_at, record.checkpoint_at)
        found.append(record)
    return found
