"""Processes that work for a server, so that nobody else waits for it: few, in turns, and each piece of work within hard limits.

A process that takes too long or too much memory is ended by the system, and so is one whose work nobody waits for any more:
whatever it is doing, it need not agree. Another one takes its place, born from a process that has everything loaded.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.forkserver import ensure_running
from multiprocessing.reduction import ForkingPickler
from typing import Any, TypeVar, TypeVarTuple

from msgspec import Struct

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.problems import Refused, refusal, too_fast
from miskatonic.server.turns import ON_BEHALF_OF, Turns

T = TypeVar("T")
Args = TypeVarTuple("Args")

CONTEXT: Any = multiprocessing.get_context("forkserver")
"""How processes are born: of one that has a single thread, and has loaded what they need."""
LOADED = ["miskatonic.server.loaded"]
"""The modules that every process has loaded."""
OUT_OF_MEMORY = 99
"""What a process ends with that needs more memory than it may have."""
TOO_LONG = (-signal.SIGPROF, OUT_OF_MEMORY)
"""What processes end with that have taken more than they may."""


def prepare() -> None:
    """Begins to load what processes need, in the process that they are born of: the first work need not wait for that."""
    CONTEXT.set_forkserver_preload(LOADED)
    ensure_running()


class Bounds(Struct, frozen=True, kw_only=True):
    """What work may take. 0 stands for no limit."""

    processes: int
    """Number of jobs that run concurrently."""
    clock: float
    """Seconds by the clock for one of them."""
    processor: float = 0.0
    """Seconds of a processor."""
    memory: int = 0
    """Bytes of memory."""
    nice: int = 0
    """By how much the processor has others to work for first."""
    at_once: int = 0
    """How many of the processes work for one address at the same time."""
    of_one: int = 0
    """Pieces of work that a visitor may have outstanding."""
    of_address: int = 0
    """The same for all visitors of an address."""


class WorkFailed(Exception):
    """What a process has tripped over, with the place where it did."""


class Worker:
    """One process."""

    def __init__(self, bounds: Bounds) -> None:
        self._clock = bounds.clock
        self._connection, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=serve, args=(theirs, bounds, LOADED), daemon=True)
        CONTEXT.set_forkserver_preload(LOADED)
        self._process.start()
        theirs.close()

    @property
    def lives(self) -> bool:
        """Whether it can be given something to do."""
        return bool(self._process.is_alive())

    def ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        """Whether it has done the work, and what came of it; a thread waits here for that. EOFError and OSError say that the
        process has ended, TimeoutError that it has not for too long."""
        self._connection.send((work, args))
        if not self._connection.poll(self._clock):
            raise TimeoutError
        answer: tuple[bool, Any] = self._connection.recv()
        return answer

    async def ended(self) -> int:
        """What it has ended with, as soon as it has."""
        while (code := self._process.exitcode) is None:
            await asyncio.sleep(0.002)
        return int(code)

    def end(self) -> None:
        """Ends it, whatever it is doing."""
        self._process.kill()


class Workers:
    """A few processes, and many who wait for them."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._turns = Turns(bounds.processes, bounds.at_once)
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._threads = ThreadPoolExecutor(bounds.processes, "workers")
        self._closed = False
        self._asked: Counter[tuple[str, ...]] = Counter()
        """How much each address, and each visitor there, has asked for that is not finished."""
        self.asked = 0
        """How many pieces of work are being done, or wait for it."""

    async def do(self, visitor: str, table: str, work: Callable[[*Args], T], *args: *Args, patient: bool = False) -> T:
        """What comes of a visitor's work for a table ("" where there is none yet): a function of a module, and plain data. Who is
        patient waits its turn, however much the visitor or the address has asked for."""
        address, bounds = ON_BEHALF_OF.get(), self._bounds
        whose = ((address,), (address, visitor))
        for who, most in zip(whose, (bounds.of_address, bounds.of_one), strict=True):
            if not patient and 0 < most <= self._asked[who]:
                raise too_fast(1)
        self._asked.update(whose)
        self.asked += 1
        try:
            async with self._turns.turn(address, visitor, table):
                done, came = await self._ask(work, args)
        finally:
            self.asked -= 1
            self._asked.subtract(whose)
            for who in [who for who in whose if not self._asked[who]]:
                del self._asked[who]
        if not done:
            raise came if isinstance(came, Refused) else WorkFailed(came)
        return came  # type: ignore[no-any-return]

    async def _ask(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        """A process that was killed from outside may have been unlucky: its job is tried once more."""
        for _ in range(2):
            if self._closed:
                break
            worker = self._begin()
            try:
                answer = await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, work, args)
                self._idle.append(worker)
                return answer
            except TimeoutError:
                raise Refused("too_long") from None
            except (EOFError, OSError):
                if await worker.ended() in TOO_LONG:
                    raise Refused("too_long") from None
            finally:
                self._busy.remove(worker)
                if worker not in self._idle:
                    worker.end()
        raise Refused("interrupted")

    def _begin(self) -> Worker:
        """A process that has nothing to do; one that has died meanwhile is replaced."""
        while self._idle and not self._idle[-1].lives:
            self._idle.pop()
        worker = self._idle.pop() if self._idle else Worker(self._bounds)
        self._busy.append(worker)
        return worker

    def close(self) -> None:
        """Ends all of it: who still waits is refused."""
        self._closed = True
        for worker in self._idle + self._busy:
            worker.end()
        self._idle.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)


# --- in the process itself


def serve(connection: Connection, bounds: Bounds, modules: list[str]) -> None:
    """Does one piece of work after the other."""
    die_with_parent()
    os.nice(bounds.nice)
    for module in modules:
        import_module(module)
    if bounds.memory:
        with suppress(OSError, ValueError):  # not every system knows this limit
            resource.setrlimit(resource.RLIMIT_DATA, (bounds.memory, bounds.memory))
    with suppress(EOFError, OSError):  # the server has ended
        while True:
            work, args = connection.recv()
            connection.send_bytes(answer_within(bounds.processor, work, args))


def answer_within(seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """Whether the work was done, and what came of it: a result, a refusal, or what went wrong. When the time is over the system
    ends the process."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return bytes(ForkingPickler.dumps(answered(work, args)))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def answered(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
    """The same before it is packed."""
    try:
        return True, work(*args)
    except MemoryError:
        raise
    except Refused as refused:
        return False, refused
    except MiskatonicError as error:
        return False, refusal(error)
    except Exception:
        return False, traceback.format_exc()


def die_with_parent() -> None:
    """A process goes away by itself when its server has ended, and not before: Ctrl+C reaches both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
