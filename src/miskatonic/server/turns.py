"""Places for which many wait: one visitor does not keep the others waiting."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """A few places, for which many wait: they go to the visitors in turn, and for one visitor to its tables in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def turn(self, visitor: str, table: str = "") -> AsyncIterator[None]:
        """Has a place for as long as it is needed. Whoever gives up waiting is not waited for."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(visitor, table)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _wait(self, visitor: str, table: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(visitor, {}).setdefault(table, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called at that very moment
                self._free += 1
            self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            called = self._next()
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """Whose turn it is; the visitor, and the table, go to the end of the queue if there is more to do for them."""
        visitor, tables = next(iter(self._waiting.items()))
        del self._waiting[visitor]
        table, queue = next(iter(tables.items()))
        del tables[table]
        called = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[visitor] = tables
        return called
