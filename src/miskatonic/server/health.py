"""How a server does: whether it can keep what it is given, and whether its bots move."""

from __future__ import annotations

import asyncio
import shutil
import time
from math import inf
from typing import Any, Literal

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct
from sqlalchemy.exc import DBAPIError

from miskatonic.server.bots import Bots
from miskatonic.server.config import Config
from miskatonic.server.storage import Storage

Problem = Literal["database", "columns", "disk", "bots"]

DATABASE_TIMEOUT = 3.0
"""Seconds that the database may take to answer."""
LOOKED_AT_EVERY = 1.0
"""Minimum interval between two looks, in seconds, however often the report is requested."""

FULL_BELOW = 1024 * 1024
"""With fewer bytes left a disk is full, even if the database still finds room for a beat of its pulse."""

MISSING = ("SQLITE_ERROR", "42P01", "42703")
FULL = ("SQLITE_FULL", "53100")
"""How databases name a table or a column that is not there, and a disk that is full."""


class Report(Struct, frozen=True):
    """The health of the server, without details: the report is public."""

    status: Literal["well", "ailing", "ill"]
    """Ill is who cannot keep moves; ailing who can, but will need help."""
    problems: list[Problem]
    failed: int
    """Number of tables where a bot gave up: the fault is in the game, and does not make the server unhealthy."""


class Health:
    """Looks how the server does."""

    def __init__(self, storage: Storage, bots: Bots, config: Config) -> None:
        self._storage = storage
        self._bots = bots
        self._config = config
        self._alone = asyncio.Lock()
        self._report: Report | None = None
        self._looked = 0.0

    async def report(self) -> Report:
        """How the server does now, or did a moment ago."""
        async with self._alone:
            if self._report is None or time.monotonic() - self._looked >= LOOKED_AT_EVERY:
                self._report = await self._look()
                self._looked = time.monotonic()
            return self._report

    async def _look(self) -> Report:
        ill, failed = await self._database()
        ailing: list[Problem] = []
        left = inf if ill else self._left_on_disk()
        if left < FULL_BELOW:
            ill = ["disk"]
        elif left < self._config.spare:
            ailing.append("disk")
        if self._bots.stuck():
            ailing.append("bots")
        return Report("ill" if ill else "ailing" if ailing else "well", ill + ailing, failed)

    async def _database(self) -> tuple[list[Problem], int]:
        """What keeps the database from keeping a move; if nothing does, at how many tables a bot has given up."""
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT):
                await self._storage.try_out(time.time())
                return [], await self._storage.failed()
        except DBAPIError as error:
            return [problem_of(error)], 0
        except Exception:  # whatever it is that a database fails with
            return ["database"], 0

    def _left_on_disk(self) -> float:
        """Bytes that are left where the database is, as far as that is known."""
        folder = self._storage.database.folder
        return inf if folder is None else shutil.disk_usage(folder).free


def problem_of(error: DBAPIError) -> Problem:
    """What a database complains about."""
    name = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return "columns" if name in MISSING else "disk" if name in FULL else "database"


@get("/health", include_in_schema=False)
async def health(wellbeing: NamedDependency[Health]) -> Response[Any]:
    """Whether the server does well: for who watches over it, and for proxies that choose among several."""
    report = await wellbeing.report()
    status = HTTP_503_SERVICE_UNAVAILABLE if report.status == "ill" else HTTP_200_OK
    return Response(report, status_code=status, headers={"Cache-Control": "no-store"})
