"""Bots at the tables of a server: they think off the event loop and move like everybody else."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.hall import Hall
from miskatonic.server.place import Place, by_the_rules
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.thinking import think
from miskatonic.server.turns import ON_BEHALF_OF, Turns
from miskatonic.server.workers import Bounds, Workers

SWEEP_EVERY = 5.0
LEFT_AFTER = 15.0
"""A table that waits for a bot so long has been left by a process that was killed."""

OVERTAKEN = ("stale_version", "table_paused", "table_closed")
"""The refusal that means that a person was quicker; after any other one the bot would be refused again and again."""
THINKERS = max(1, (os.cpu_count() or 2) // 2)
"""Maximum number of search bots that think concurrently."""
MOVERS = 2
"""Maximum number of other bots that move concurrently: they think in the server process."""
GOING_ON = 0.4
"""What a bot waits before it goes on with its turn, against what it waits before it begins one."""
LEAST_PACE = 1.0
"""Delay of a bot's move, in seconds, at a table without watchers."""

log = logging.getLogger(__name__)


class Bots:
    """Plays the seats of bots at every table where it is their turn."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        hall.wake_bots = self.wake
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        """Tables that have changed since their bots last looked."""
        self._left: set[str] = set()
        """Tables that cannot be played at here, by their rules: they are left alone until they change."""
        self._waiting: dict[str, tuple[int, float]] = {}
        """The version of each table that waits for a bot, and since when, by the monotonic clock."""
        self._swept = time.monotonic()
        self.on_move: Callable[[], None] = lambda: None
        """Called when a bot has moved."""
        self._thinkers = Workers(Bounds(processes=THINKERS, clock=hall.config.stuck_after))
        """Processes for search bots, so that requests do not wait for them."""
        self._movers = Turns(MOVERS)
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Looks for tables that a killed process has left waiting, now and from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Goes away; whatever is unfinished is taken up by the next process."""
        tasks = [task for task in (self._sweeper, *self._at_work.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    def wake(self, table_id: str) -> None:
        """It has become a bot's turn at that table."""
        self._left.discard(table_id)
        self._woken.add(table_id)
        if table_id not in self._at_work:
            self._at_work[table_id] = asyncio.create_task(self._play(table_id))

    @property
    def at_work(self) -> int:
        """At how many tables this process moves for bots."""
        return len(self._at_work)

    @property
    def thinking(self) -> int:
        """How many search bots think, or wait until they can."""
        return self._thinkers.asked

    def stuck(self) -> int:
        """Number of tables whose bot is overdue, and one more if the search for such tables is overdue itself."""
        long_ago = time.monotonic() - self.hall.config.stuck_after
        return sum(since < long_ago for _, since in self._waiting.values()) + (self._swept < long_ago)

    async def _sweep(self) -> None:
        patience = 0.0
        while True:
            try:
                for table_id in self._waiting_for(patience, await self.hall.storage.waiting_for_bots()):
                    if table_id not in self._left:
                        self.wake(table_id)
            except Exception:
                log.exception("looking for tables that wait for a bot")
            patience = LEFT_AFTER
            await asyncio.sleep(SWEEP_EVERY)

    def _waiting_for(self, patience: float, waiting: dict[str, int]) -> list[str]:
        """Of the tables that wait for a bot, those without a change for that number of seconds."""
        self._swept = now = time.monotonic()
        before = self._waiting
        self._waiting = {
            table_id: known if (known := before.get(table_id)) is not None and known[0] == version else (version, now)
            for table_id, version in waiting.items()
        }
        return [table_id for table_id, (_, since) in self._waiting.items() if now - since >= patience]

    async def _play(self, table_id: str) -> None:
        """Moves for bots until it is a person's turn."""
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                moved: int | None = None
                while (moved := await self._move(table_id, moved)) is not None:
                    pass
        except asyncio.CancelledError:
            raise
        except (Refused, MiskatonicError) as error:
            log.error("no bot can play at table %s: %s", table_id, error)
            self._left.add(table_id)
        except Exception:
            log.exception("a bot at table %s", table_id)
        finally:
            self._woken.discard(table_id)
            del self._at_work[table_id]

    async def _move(self, table_id: str, before: int | None) -> int | None:
        """Makes one choice, if it is for a bot to make it; the seat that has moved, after the one that moved before."""
        while table_id in self.hall.rearranging:
            await asyncio.sleep(0.01)
        place = await self.hall.place(table_id)
        row = place.row
        seat = row.waits_seat
        if row.waits_for != "bot" or row.paused or row.closed:
            return None
        if pace := self._pace(place, goes_on=seat == before):
            await asyncio.sleep(pace)
        try:
            if place.made_up or place.seats[seat].bot == "search":
                await self._choose(place)
            else:
                async with self._movers.turn(ON_BEHALF_OF.get(), row.host, row.id):
                    await self._choose(place)
            self.on_move()
        except (Refused, MiskatonicError) as error:
            refused = error if isinstance(error, Refused) else refusal(error)
            if refused.code in OVERTAKEN:
                return seat
            if self.hall.closed:  # the next process takes it up
                return None
            if refused.code != "table_failed":  # that has been written down, with the place where it failed
                log.error("the bot at table %s gives up: %s", table_id, refused.code)
            await self.hall.give_up(place)
            return None
        return seat

    def _pace(self, place: Place, *, goes_on: bool) -> float:
        """Seconds that a bot waits before it moves: less in the course of what it does."""
        if self.hall.config.pace is not None:
            return self.hall.config.pace
        pace = place.row.settings.pace
        if not self.hall.attendance.anybody(place):
            return max(pace, LEAST_PACE)
        return pace * GOING_ON if goes_on else pace

    async def _choose(self, place: Place) -> None:
        options = await self._think(place)
        await self.hall.choose(place, place.row.waits_seat, options, place.row.version, None)

    async def _think(self, place: Place) -> list[str]:
        row = place.row
        bot = place.seats[row.waits_seat].bot
        stands = (row.checkpoint, row.since, row.trail)
        question = (row.game, row.options, row.seed, *stands, bot, row.moves, self.hall.config.think)
        with by_the_rules(row.id):
            if place.made_up:
                return await self.hall.work_at(place, row.host, think, *question, patient=True)
            if bot != "search":
                return await asyncio.to_thread(think, *question)
            return await self._thinkers.do(row.host, row.id, think, *question)
