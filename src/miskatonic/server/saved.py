"""Saved games: as tables of the server, and tables of the server as saved games."""

from __future__ import annotations

import hmac
import logging
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from miskatonic.kernel.box import current_printing
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import Game, set_up
from miskatonic.kernel.record import Move, Recording, damaged, read_recording
from miskatonic.kernel.replay import replay
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.table import Table, encode, load_table, resume, table_at_start
from miskatonic.kernel.text import text
from miskatonic.server import log
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import MOST_SEATS
from miskatonic.server.storage import Record, TableRow, Whence
from miskatonic.server.turns import keep_going

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


class Brought(Struct, frozen=True):
    """A game that somebody has brought in a file."""

    table: Table[Any]
    """With its whole history: it was played again from its start, because what the file says of it cannot be trusted."""
    players: list[str]
    origin: bytes | None
    """The state that it began with if that was not set up from its options and its seed alone."""
    whence: Whence


def read_saved(saved: bytes, key: bytes, most_moves: int) -> Brought:
    """A saved game with no more choices than that, and whether this server has made the file."""
    return or_stuck(lambda: _read(saved, key, most_moves))


def _read(saved: bytes, key: bytes, most_moves: int) -> Brought:
    recording, game, checkpoint, origin = read_recording(saved)
    recording.verify_checksum()
    if len(recording.moves) > most_moves:
        raise Refused("bad_save", text("server-too-long"))
    replayed = not recording.outdated(game) and checkpoint.printing == current_printing(checkpoint)
    if replayed:
        table = replay(saved, keep_going)
        recording.verify_digest(encode(table.state))
    else:  # rules have changed or cards have been added: the game begins where it was left
        table, origin = load_table(saved).with_history(), checkpoint
    table.seed = recording.seed_number
    if not 1 <= int(game.setup_facts(table.state)["players"]) <= MOST_SEATS:
        raise damaged(text("save-nonsense"))
    start = None if origin is None else encode(origin)
    if is_signed(recording, key):
        return Brought(table, recording.players, start, "here")
    by_the_setup = replayed and (start is None or start == first_position(recording, game))
    return Brought(table, recording.players, start, "elsewhere" if by_the_setup else "made")


def first_position(recording: Recording, game: Game[Any]) -> bytes:
    """The position that the options and the seed of a recording lead to."""
    return encode(set_up(game, read_options(game, recording.options), recording.seed_number))


def signature(recording: Recording, key: bytes) -> str:
    """What the server with that key signs a file with."""
    return hmac.new(key, msgspec.json.encode(replace(recording, signature=UNSET)), "sha256").hexdigest()


def is_signed(recording: Recording, key: bytes) -> bool:
    """Whether the server with that key has made the file, and nobody has changed it since."""
    given = recording.signature
    return isinstance(given, str) and hmac.compare_digest(given.encode(), signature(recording, key).encode())


def write_saved(game: Game[Any], row: TableRow, moves: Sequence[Move], players: Sequence[str], key: bytes) -> bytes:
    """A table as a saved game. It is signed unless it was brought from elsewhere: nobody has seen here how that was played."""
    recording = written(game, row, moves, players)
    if row.brought in ("elsewhere", "made"):
        return recording.file()
    return replace(recording, signature=signature(recording, key)).file()


def written(game: Game[Any], row: TableRow, moves: Sequence[Move], players: Sequence[str]) -> Recording:
    """A table as a recording."""
    table = resume(game, row.options, row.seed, row.checkpoint, row.since, row.trail)
    if table.state.printing != current_printing(table.state):  # cards have been added: the game begins here
        return table.record(players)
    again = table_at_start(game, row.options, row.seed, row.origin)
    try:
        for move in moves:
            keep_going()
            again.choose_again(move)
    except MiskatonicError:
        return table.record(players)
    # Where the rules have changed since and lead elsewhere, the game begins at its latest checkpoint.
    return (again if encode(again.state) == encode(table.state) else table).record(players)


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
    kept_at, before = 0, len(told)
    for number, move in enumerate(table.moves, start=1):
        keep_going()
        again.choose_again(move)
        told = again.events_from(before)
        record = log.record(
            again,
            told,
            version=number,
            number=number,
            log_begin=before,
            checkpoint_at=again.checkpoint_after,
            kept_at=kept_at,
            now=now,
        )
        kept_at = max(kept_at, record.checkpoint_at)
        before = record.log_end
        found.append(record)
    return found
