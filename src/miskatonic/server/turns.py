"""Places for which many wait: neither one address nor one visitor keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from contextvars import ContextVar

Called = asyncio.Future[None]

ON_BEHALF_OF: ContextVar[str] = ContextVar("address", default="")
"""The address for which a task works: that of the request, also in tasks that it started. Tasks of the server itself work
for ""."""


class Waiting:
    """Those who wait, in groups within groups: on each level the groups take turns."""

    def __init__(self) -> None:
        self._groups: dict[str, Waiting] = {}
        self._calls: deque[Called] = deque()

    def __bool__(self) -> bool:
        return bool(self._groups or self._calls)

    def add(self, called: Called, *groups: str) -> None:
        """A waiting task, as the last of the groups named from the largest to the smallest."""
        if groups:
            self._groups.setdefault(groups[0], Waiting()).add(called, *groups[1:])
        else:
            self._calls.append(called)

    def remove(self, called: Called, *groups: str) -> None:
        """Who waits there gives up."""
        if not groups:
            self._calls.remove(called)
            return
        group = self._groups[groups[0]]
        group.remove(called, *groups[1:])
        if not group:
            del self._groups[groups[0]]

    def next(self, without: Collection[str] = ()) -> tuple[str, Called] | None:
        """Whose turn it is, with the name of its group, which goes to the end of the queue if there is more to do for it. Some
        groups are left out; None if only those wait."""
        if self._calls:
            return "", self._calls.popleft()
        for name, group in self._groups.items():
            if name not in without and (found := group.next()) is not None:
                del self._groups[name]
                if group:
                    self._groups[name] = group
                return name, found[1]
        return None


class Turns:
    """A semaphore with fair turns: places go to the addresses in turn, for one address to its visitors in turn, and for one
    visitor to its tables in turn. No address holds more than its share, so that others find a free place."""

    def __init__(self, places: int, of_one: int = 0) -> None:
        self._free = places
        self._most = of_one or places
        self._taken: Counter[str] = Counter()
        """How many places each address has."""
        self._waiting = Waiting()

    @asynccontextmanager
    async def turn(self, address: str, visitor: str, table: str = "") -> AsyncIterator[None]:
        """Holds a place for the duration of a block. A cancelled waiter is skipped."""
        called: Called = asyncio.get_running_loop().create_future()
        self._waiting.add(called, address, visitor, table)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self._waiting.remove(called, address, visitor, table)
            else:  # it was called at that very moment
                self._leave(address)
            raise
        try:
            yield
        finally:
            self._leave(address)

    def _leave(self, address: str) -> None:
        self._free += 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
        self._call_next()

    def _call_next(self) -> None:
        while self._free:
            full = [address for address, taken in self._taken.items() if taken >= self._most]
            found = self._waiting.next(without=full)
            if found is None:
                return
            address, called = found
            self._free -= 1
            self._taken[address] += 1
            called.set_result(None)
