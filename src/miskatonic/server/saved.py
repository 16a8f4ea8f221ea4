"""Saved games: as tables of the server, and tables of the server as saved games.

What is done here may take long: it is a function of plain data, for another process to work at.
"""

from __future__ import annotations

import hmac
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from miskatonic.kernel.box import current_printing
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Move, Recording, damaged, read_recording
from miskatonic.kernel.replay import replaying
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table, encode, load_table, resume, table_at_start
from miskatonic.kernel.text import text
from miskatonic.server import log, scene
from miskatonic.server.place import Place, begun
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import MOST_SEATS, Settings
from miskatonic.server.rows import Record, SeatRow, TableRow, Whence, in_parts
from miskatonic.server.thinking import bots_of

LOOKED_AT_WITHIN = 0.25
"""Seconds of a processor in which a game from a file has to be shown: while it is, others at the server wait."""


class Bringer(Struct, frozen=True):
    """Who brings a file: everybody's seat is its own that no bot had."""

    visitor: str
    name: str
    held: int
    """Seats that it holds already."""
    most: int
    """Seats that it may hold."""


def open_saved(saved: bytes, key: bytes, most_moves: int, who: Bringer) -> tuple[Place, list[bytes]]:
    """A saved game with no more choices than that as a new table, and the parts of what has happened there. It has been looked
    at as everybody will who may."""
    try:
        return _opened(saved, key, most_moves, who)
    except MiskatonicError as error:
        if error.__cause__ is not None:  # the rules have tripped over something
            raise error.__cause__ from None
        raise Refused("bad_save", error.text) from None


def stuck() -> Refused:
    """The refusal of a file in which the rules trip over a position that they never lead to."""
    return Refused("bad_save", damaged(text("save-stuck")).text)


def _opened(saved: bytes, key: bytes, most_moves: int, who: Bringer) -> tuple[Place, list[bytes]]:
    recording, rules, checkpoint, origin = read_recording(saved)
    recording.verify_checksum()
    if len(recording.moves) > most_moves:
        raise Refused("bad_save", text("server-too-long"))
    replayed = not recording.outdated(rules) and checkpoint.printing == current_printing(checkpoint)
    course = replaying(saved) if replayed else played_on(saved, recording, rules, checkpoint)
    if not replayed:  # rules have changed or cards have been added: the game begins where it was left
        origin = checkpoint
    followed = list(log.recorded(course, time.time()))
    table, so_far = followed[-1][0], [record for _, record in followed]
    if replayed:
        recording.verify_digest(encode(table.state))
    start = None if origin is None else encode(origin)
    seats = seats_of(recording, table, who)
    whence = whence_of(recording, key, replayed and (start is None or start == first_position(recording, rules)))
    place = begun(table, so_far, start, seats, Settings(), who.visitor, "file", whence)
    look_at(place, so_far)
    return place, in_parts(so_far)


def played_on(saved: bytes, recording: Recording, rules: Rulebook[Any], checkpoint: State) -> Iterator[Table[Any]]:
    """The table on which a game goes on from its checkpoint: there, and after each choice that can still be made."""
    moves = load_table(saved).moves
    trail = () if recording.trail is UNSET else recording.trail
    table = resume(rules, recording.options, recording.seed_number, encode(checkpoint), [], trail)
    yield table
    for move in moves if recording.outdated(rules) else moves[recording.checkpoint_after :]:
        table.choose_again(move)
        yield table


def seats_of(recording: Recording, table: Table[Any], who: Bringer) -> list[SeatRow]:
    """Bots as they were; everybody else is who brings the file."""
    number = table.state.players
    if not 1 <= number <= MOST_SEATS:
        raise damaged(text("save-nonsense"))
    bots = bots_of(recording.game)
    seats = [
        SeatRow(seat=seat, kind="bot", bot=player)
        if player in bots
        else SeatRow(seat=seat, kind="person", name=who.name, holder=who.visitor)
        for seat, player in enumerate((recording.players + [""] * number)[:number])
    ]
    if who.held + sum(seat.kind == "person" for seat in seats) > who.most:
        raise Refused("too_many_seats", seats=who.most)
    return seats


def look_at(place: Place, so_far: Sequence[Record]) -> None:
    """Looks at a table as everybody will who may; and once more, to see how long they will take."""
    scene.rehearse(place, place.table(history=True), so_far)
    began = time.process_time()
    scene.compose(place, place.table(history=True), place.row.host, "en", 0, so_far[-scene.REHEARSED :], 0)
    if time.process_time() - began > LOOKED_AT_WITHIN:
        raise Refused("too_long")


def whence_of(recording: Recording, key: bytes, by_the_setup: bool) -> Whence:
    """Where a file comes from."""
    return "here" if is_signed(recording, key) else "elsewhere" if by_the_setup else "made"


def first_position(recording: Recording, rules: Rulebook[Any]) -> bytes:
    """The position that the options and the seed of a recording lead to."""
    return encode(rules.set_up(read_options(rules, recording.options), seeded(recording.seed_number)))


def signature(recording: Recording, key: bytes) -> str:
    """What the server with that key signs a file with."""
    return hmac.new(key, msgspec.json.encode(replace(recording, signature=UNSET)), "sha256").hexdigest()


def is_signed(recording: Recording, key: bytes) -> bool:
    """Whether the server with that key made the file, and it is unchanged."""
    given = recording.signature
    return isinstance(given, str) and hmac.compare_digest(given.encode(), signature(recording, key).encode())


def write_saved(row: TableRow, moves: Sequence[Move], players: Sequence[str], key: bytes) -> bytes:
    """A table as a saved game. It is signed unless it was brought from elsewhere: then its course is unverified."""
    recording = written(row, moves, players)
    if row.brought in ("elsewhere", "made"):
        return recording.file()
    return replace(recording, signature=signature(recording, key)).file()


def written(row: TableRow, moves: Sequence[Move], players: Sequence[str]) -> Recording:
    """A table with all its choices as a recording."""
    rules = GAMES[row.game].rules
    table = resume(rules, row.options, row.seed, row.checkpoint, row.since, row.trail)
    if table.state.printing != current_printing(table.state):  # cards have been added: the game begins here
        return table.record(players)
    again = table_at_start(rules, row.options, row.seed, row.origin)
    try:
        for move in moves:
            again.choose_again(move)
            again.forget_earlier()
    except MiskatonicError:
        return table.record(players)
    # Where the rules have changed since and lead elsewhere, the game begins at its latest checkpoint.
    return (again if encode(again.state) == encode(table.state) else table).record(players)
