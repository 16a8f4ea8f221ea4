"""Choices told again: what a seat saw at each thing that happened in the course of them, and not only where they led.

The game is played again from a checkpoint, as for looking back. Nothing of it is kept.
"""

from __future__ import annotations

import logging
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from miskatonic.kernel.event import Event
from miskatonic.kernel.record import Move
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.table import Table
from miskatonic.server.place import Passage, Place, by_the_rules
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import Beat, Beats
from miskatonic.server.scene import seat_shown

if TYPE_CHECKING:  # processes that tell choices again need no database
    from miskatonic.server.hall import Hall

MOST_CHOICES = 40
"""Maximum number of choices that are retold in one request."""
MOST_BEATS = 80
"""Beats of one answer: where more has happened, what matters least is left out, the earliest first."""
TOLD_BRIEFLY = 2
"""The least importance of an event that has a beat: events of importance 1 have none."""

told = logging.getLogger(__name__)


class ToldAgain(Struct, frozen=True):
    """Beats as they are sent, and where the game could not be looked at any further ("" if it could to the end)."""

    answer: bytes
    failure: str = ""


class Seen(Struct, frozen=True):
    """What a seat saw at something that happened."""

    number: int
    """The place in the log of what happened."""
    importance: int
    view: View


class Witness:
    """Takes the view of a seat (None: of a spectator) whenever something of some importance is told that it may know.

    What a view finds out about the cards in play is forgotten again: in the middle of a step it may hold for this moment only.
    """

    def __init__(self, table: Table[Any], seat: int | None, least: int = TOLD_BRIEFLY) -> None:
        self.seen: list[Seen] = []
        self.number = 0
        """The place in the log of the next event."""
        self.failure = ""
        """Where a view could not be made: from there on none is."""
        self._table = table
        self._seat = seat
        self._least = least
        self._ears = table.ears(seat)
        table.state.listen(self.hear)

    def hear(self, event: Event) -> None:
        """Something has happened."""
        number, self.number = self.number, self.number + 1
        importance = importance_of(event)
        if importance < self._least or self.failure or not (event.visible_to(self._ears) and event.told):
            return
        try:
            self.seen.append(Seen(number, importance, self._look()))
        except MemoryError:
            raise
        except Exception as error:  # views are made for the pause between two choices; this is none
            self.failure = whereabouts(error)
        if len(self.seen) > MOST_BEATS:
            del self.seen[min(range(len(self.seen)), key=lambda place: self.seen[place].importance)]

    def _look(self) -> View:
        state = self._table.state
        index = state.index
        state.cards_changed()
        try:
            return self._table.view(self._seat)
        finally:
            state.watch(state.watched, index)


def importance_of(event: Event) -> int:
    """How important an event is to whom it matters most; 0 for one that is not told."""
    stage = type(event).stage
    return 0 if stage is None else max(stage.importance, stage.own or 0)


def whereabouts(error: Exception) -> str:
    """What has failed and where, without what was in hand: that may be hidden."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"


def change(before: View, after: View) -> dict[str, Any]:
    """The fields of a view that are not as they were."""
    fields = {field: getattr(after, field) for field in after.__struct_fields__}
    return {field: value for field, value in fields.items() if value != getattr(before, field)}


async def see(
    hall: Hall, place: Place, visitor: str, after: int, to: int, timeline: int, seat: int | None = None
) -> bytes:
    """The choices between two moments told again, as they are sent."""
    shown = seat_shown(place, visitor, seat)
    if timeline != place.row.timeline:
        raise Refused("stale_version")
    if to < after:
        raise Refused("bad_request")
    if to - after > MOST_CHOICES:
        raise Refused("too_many_choices", choices=to - after, most=MOST_CHOICES)
    passage = await hall.passage(place, after, to)
    with by_the_rules(place.row.id):
        again = await hall.quick_work.do(visitor, place.row.id, tell_again, place, passage, shown)
    if again.failure:
        told.info("the beats of table %s end early: %s", place.row.id, again.failure)
    return again.answer


def tell_again(place: Place, passage: Passage, seat: int | None, least: int = TOLD_BRIEFLY) -> ToldAgain:
    """The same in another process."""
    table = passage.table(place)
    before = table.view(seat)
    witness = Witness(table, seat, least)
    for record in passage.made:
        witness.number = record.log_begin
        table.choose_again(Move(record.seat, record.options))
    beats = []
    for seen in witness.seen:
        beats.append(Beat(seen.number, change(before, seen.view)))
        before = seen.view
    after = passage.start.number
    answer = Beats(place.row.timeline, after, after + len(passage.made), beats)
    return ToldAgain(msgspec.json.encode(answer), witness.failure)
