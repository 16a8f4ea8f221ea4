"""The log of a table: events as they are stored, and as they are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from miskatonic.kernel.audience import ears_of
from miskatonic.kernel.event import Event, event_types
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.state import State
from miskatonic.kernel.story import told_of
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang, naming, parts, render
from miskatonic.server.protocol import LogLine
from miskatonic.server.rows import Record

MOST_LINES = 200
"""As many lines are sent at once."""

CHECKPOINT_EVERY = 12
"""Choices between two checkpoints in the record, so that looking back is quick."""

Kept = list[tuple[str, dict[str, Any]]]
_decode = msgspec.msgpack.Decoder(Kept).decode


def _types(game: str) -> dict[str, type[Event]]:
    _ = GAMES[game]  # its events are known once it has been imported
    return event_types(game)


def pack(events: Sequence[Event]) -> bytes:
    """Events as they are kept."""
    return msgspec.msgpack.encode([(type(event).__name__, event) for event in events])


def unpack(game: str, events: bytes) -> list[Event]:
    """The same as the game knows them."""
    if not events:
        return []
    known = _types(game)
    return [msgspec.convert(fields, known[kind], strict=False) for kind, fields in _decode(events)]


def record(
    table: Table[Any],
    events: Sequence[Event],
    *,
    version: int,
    number: int,
    log_begin: int,
    checkpoint_at: int,
    kept_at: int,
    now: float,
) -> Record:
    """The latest choice at a table with what came of it, and the checkpoint if the one kept last is far behind."""
    keep = checkpoint_at - kept_at >= CHECKPOINT_EVERY
    move = table.moves[-1]
    return Record(
        version=version,
        kind="move",
        number=number,
        seat=move.seat,
        options=move.options,
        events=pack(events),
        log_begin=log_begin,
        log_end=log_begin + len(events),
        checkpoint_at=checkpoint_at if keep else -1,
        checkpoint=table.checkpoint if keep else None,
        at=now,
        revision=table.rules.revision,
    )


def recorded(course: Iterable[Table[Any]], now: float) -> Iterator[tuple[Table[Any], Record]]:
    """A table while it is played at, with what is recorded of it: its beginning, and every choice with what came of it.

    What has been recorded the table need not remember: so a game takes no more memory the longer it is.
    """
    log_end = kept_at = known = 0
    for number, table in enumerate(course):
        told = table.events_from(known)
        if number:
            found = record(
                table,
                told,
                version=number,
                number=number,
                log_begin=log_end,
                checkpoint_at=table.checkpoint_after,
                kept_at=kept_at,
                now=now,
            )
        else:
            found = beginning(table, told, now)
        log_end, kept_at = found.log_end, max(kept_at, found.checkpoint_at)
        yield table, found
        table.forget_earlier()
        known = len(table.events)


def beginning(table: Table[Any], events: Sequence[Event], now: float) -> Record:
    """A game before its first choice."""
    return Record(
        version=0,
        kind="begin",
        number=0,
        events=pack(events),
        log_end=len(events),
        checkpoint_at=0,
        checkpoint=table.checkpoint,
        at=now,
        revision=table.rules.revision,
    )


def lines(
    state: State, records: Iterable[Record], seat: int | None, lang: Lang, after: int = 0, before: int | None = None
) -> list[LogLine]:
    """What a seat (None: a spectator) may read of what happened between those places in the log, in the names of its table."""
    ears = ears_of(seat, "" if seat is None else state.team(seat))
    told: list[LogLine] = []
    with naming(state.naming):
        for record in records:
            for number, event in enumerate(unpack(state.game, record.events), start=record.log_begin):
                if number < after or (before is not None and number >= before):
                    continue
                if event.told and event.visible_to(ears):
                    kind, words, data = type(event).__name__, parts(event.line(), lang), msgspec.to_builtins(event)
                    story = told_of(event, number)
                    told.append(LogLine(number, record.number, kind, words, render(story, lang) if story else "", data))
    return told[-MOST_LINES:]
