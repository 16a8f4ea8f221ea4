"""Who looks at which table: bots take their time where nobody does."""

from __future__ import annotations

import time
from collections import Counter

from miskatonic.server.place import GONE_AFTER, Place

ATTENDED_FOR = 10.0
"""Seconds for which a table counts as looked at after a request for it."""


class Attendance:
    """The tables that somebody is connected to or has asked for lately, as far as this process knows."""

    def __init__(self) -> None:
        self.watchers: Counter[str] = Counter()
        """How many live connections to each table there are."""
        self._asked: dict[str, float] = {}
        """When somebody last asked for a table."""

    def ask(self, table_id: str) -> None:
        """Somebody asks for a table."""
        now = time.monotonic()
        self._asked.pop(table_id, None)
        self._asked[table_id] = now
        while next(iter(self._asked.values())) < now - ATTENDED_FOR:
            del self._asked[next(iter(self._asked))]

    def come(self, table_id: str) -> None:
        """One live connection more."""
        self.watchers[table_id] += 1

    def go(self, table_id: str) -> None:
        """One live connection less."""
        self.watchers[table_id] -= 1
        if not self.watchers[table_id]:
            del self.watchers[table_id]

    def anybody(self, place: Place) -> bool:
        """Whether somebody is at a table: connected here, or anywhere as the holder of a seat, or has just asked for it."""
        asked = self._asked.get(place.row.id, -ATTENDED_FOR)
        if self.watchers[place.row.id] or asked > time.monotonic() - ATTENDED_FOR:
            return True
        return any(seat.kind == "person" and time.time() - seat.seen < GONE_AFTER for seat in place.seats)
