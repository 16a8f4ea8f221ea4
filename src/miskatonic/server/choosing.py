"""A choice at a table: what comes of it, and what that looks like. A function of plain data, for any process to work at."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from miskatonic.kernel.text import Lang
from miskatonic.server import log, scene
from miskatonic.server.place import Chosen, Place, settle


class Viewer(msgspec.Struct, frozen=True):
    """The visitor who chooses and is answered with a scene, and the language it reads."""

    visitor: str
    lang: Lang


def choose(place: Place, seat: int, options: Sequence[str], viewer: Viewer | None) -> Chosen:
    """Takes options for a seat. The result is viewed (None: for no seat) before it is stored."""
    row = place.row
    table = place.table(history=True)
    before = len(table.events)
    table.choose(*options, seat=seat)
    now = time.time()
    record = log.record(
        table,
        table.events[before:],
        version=row.version + 1,
        number=row.moves + 1,
        log_begin=row.log_length,
        checkpoint_at=row.moves - len(row.since) + table.checkpoint_after,
        kept_at=row.kept_at,
        now=now,
    )
    after = msgspec.structs.replace(
        row,
        version=row.version + 1,
        moves=row.moves + 1,
        log_length=record.log_end,
        kept_at=max(row.kept_at, record.checkpoint_at),
        touched=now,
        archived=None,
    )
    settle(after, table, place.seats)
    done = Chosen(Place(after, place.seats, place.read), record)
    if row.brought in ("elsewhere", "made"):  # the origin of its position is unverified
        scene.rehearse(done.place, table, [record])
    return done if viewer is None else scene.after_choice(done, table, viewer.visitor, viewer.lang)
