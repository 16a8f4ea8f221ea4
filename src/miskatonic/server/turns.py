"""Work that takes long, so that one visitor's does not keep the others waiting: few at a time, in turns, and not for ever."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple, ParamSpec, TypeVar

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from miskatonic.server.problems import Refused, too_fast

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
"""So many pieces of work that take long are done at the same time."""
TAKES_LONG = (
    "/api/tables/import",
    "/api/tables/{table}/save",
    "/api/tables/{table}/moments/{number}",
    "/api/tables/{table}/odds",
)
MOST_OF_ONE = 16
"""So many of them a visitor may ask for at once."""


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


class Abandoned(Exception):
    """Nobody waits any more for what is being worked at."""


class Work(NamedTuple):
    """A piece of work: until when its thread may work at it, and whether nobody waits for it any more."""

    until: float
    abandoned: threading.Event


_work: ContextVar[Work | None] = ContextVar("work", default=None)


def keep_going() -> None:
    """Called again and again by what takes long: it ends when nobody waits for it any more, or when it has taken too long."""
    work = _work.get()
    if work is None:
        return
    if work.abandoned.is_set():
        raise Abandoned
    if time.thread_time() > work.until:
        raise Refused("too_long")


class Leaving:
    """Ends what takes long when whoever asked for it has left, before anything is made of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Beside the request, listens whether somebody is still there."""
        if scope["type"] != ScopeType.HTTP or scope["path_template"] not in TAKES_LONG:
            await self.app(scope, receive, send)
            return
        left = asyncio.Event()
        listening: asyncio.Task[None] | None = None

        async def listen() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            left.set()
            work.cancel()

        async def receive_all() -> Any:
            nonlocal listening
            message = await receive()
            if not message.get("more_body") and listening is None:
                listening = asyncio.create_task(listen())
            return message

        work = asyncio.ensure_future(self.app(scope, receive_all, send))
        if scope["method"] == "GET":
            listening = asyncio.create_task(listen())
        try:
            await work
        except asyncio.CancelledError:
            work.cancel()
            if not left.is_set():
                raise
        finally:
            if listening is not None:
                listening.cancel()


class Workshop:
    """Threads for what takes long, beside those that moves and files need."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turns = Turns(THREADS)
        self._threads = ThreadPoolExecutor(THREADS, "workshop")
        self._asked: dict[str, int] = {}
        """How much each visitor has asked for that is not finished."""

    async def do(self, visitor: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of the work."""
        if self._asked.get(visitor, 0) >= MOST_OF_ONE:
            raise too_fast(1)
        self._asked[visitor] = self._asked.get(visitor, 0) + 1
        try:
            async with self._turns.turn(visitor):
                return await self._in_thread(lambda: work(*args, **kwargs))
        finally:
            self._asked[visitor] -= 1
            if not self._asked[visitor]:
                del self._asked[visitor]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        abandoned = threading.Event()

        def run() -> T:
            _work.set(Work(time.thread_time() + self._seconds, abandoned))
            try:
                return work()
            finally:
                _work.set(None)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        finally:
            abandoned.set()

    def close(self) -> None:
        """Nothing more is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
