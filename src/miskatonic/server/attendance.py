"""Who looks at which table: bots take their time where no person watches."""

from __future__ import annotations

import time
from collections import Counter

from miskatonic.server.place import GONE_AFTER, Place

ATTENDED_FOR = 10.0
"""Seconds for which a table counts as looked at after a request for it."""


class Attendance:
    """Tables with a connection or a recent request, as far as this process knows."""

    def __init__(self) -> None:
        self.watchers: Counter[str] = Counter()
        """How many live connections to each table there are."""
        self._asked: dict[str, float] = {}
        """Time of the last request for a table."""

    def ask(self, table_id: str) -> None:
        """Notes a request for a table."""
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
        """Whether a person is at a table: connected here, or anywhere as the holder of a seat, or with a recent request."""
        asked = self._asked.get(place.row.id, -ATTENDED_FOR)
        if self.watchers[place.row.id] or asked > time.monotonic() - ATTENDED_FOR:
            return True
        return any(seat.kind == "person" and time.time() - seat.seen < GONE_AFTER for seat in place.seats)
