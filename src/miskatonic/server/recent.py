"""What a process has read or written a moment ago, and need not look up again.

The database decides all the same: a choice is kept only if the table still has the version that it was made in, and whoever
looks at a table is told of every change that this process has not made itself.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct, field

from miskatonic.kernel.text import Lang
from miskatonic.server.place import Look, Place
from miskatonic.server.rows import Record

ReportKey = tuple[str, int, int, int | None, Lang]
"""A table, its timeline and number of choices, a seat, and a language."""

MOST_REPORTS = 64
"""Maximum number of cached reports."""
FRESH = 5.0
"""Seconds for which a list of connections is cached: connections that are still there are not announced."""
MOST = 4096
"""Maximum number of cached tables."""


class Lately(Struct, frozen=True):
    """A table as it was a moment ago."""

    place: Place
    record: Record | None = None
    """The choice that led there, if it was made here."""
    scenes: dict[Look, bytes] = field(default_factory=dict)
    """What it looks like, as it was sent."""


class Recent:
    """The tables that a process had to do with a moment ago."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[float, Lately]] = {}
        self.reports = Reports()

    def read(self, place: Place) -> None:
        """A table has been read from the database."""
        known = self._kept.get(place.row.id)
        if known is not None and known[1].place.row.version > place.row.version:
            return  # it has changed while it was read
        same = known is not None and known[1].place.row.version == place.row.version
        self.keep(Lately(place, known[1].record if known is not None and same else None))

    def keep(self, lately: Lately) -> None:
        """Caches a table, and drops entries that are out of date."""
        now = time.monotonic()
        self.forget(lately.place.row.id)
        self._kept[lately.place.row.id] = (now, lately)
        while len(self._kept) > MOST or next(iter(self._kept.values()))[0] < now - FRESH:
            del self._kept[next(iter(self._kept))]

    def forget(self, table_id: str) -> None:
        """Invalidates the entry of a table."""
        self._kept.pop(table_id, None)

    def at(self, table_id: str, version: int) -> Lately | None:
        """A table in exactly that version."""
        found = self.since(table_id, version)
        return found if found is not None and found.place.row.version == version else None

    def since(self, table_id: str, version: int) -> Lately | None:
        """A table in that version or a later one."""
        known = self._kept.get(table_id)
        if known is None or known[1].place.row.version < version or known[1].place.read < time.monotonic() - FRESH:
            return None
        return known[1]


class Reports:
    """The reports that were asked for lately: a game that is over stays as it is, unless choices are taken back."""

    def __init__(self) -> None:
        self._kept: OrderedDict[ReportKey, bytes] = OrderedDict()

    def find(self, key: ReportKey) -> bytes | None:
        """The report, if it is there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: ReportKey, report: bytes) -> None:
        """Caches a report, and drops the least recently used one."""
        self._kept[key] = report
        while len(self._kept) > MOST_REPORTS:
            self._kept.popitem(last=False)
