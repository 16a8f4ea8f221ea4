"""Numbers for who watches over a server: what it does, and how fast, as Prometheus reads them."""

from __future__ import annotations

import time
from contextlib import suppress
from ipaddress import ip_address
from math import nan
from secrets import compare_digest
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from miskatonic.server.bots import Bots
from miskatonic.server.config import Config
from miskatonic.server.hall import Hall
from miskatonic.server.live import Audience
from miskatonic.server.problems import Refused
from miskatonic.server.storage import Storage

CHOICES = "/api/tables/{table}/choices"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
COUNTED_EVERY = 1.0
"""Seconds after which the tables are counted again."""


class Metrics:
    """What one process counts."""

    def __init__(self, storage: Storage, hall: Hall, bots: Bots, audience: Audience) -> None:
        self._storage = storage
        self._counted = -COUNTED_EVERY
        self.registry = CollectorRegistry()
        self._moves = self._of(Counter, "moves", "Choices that were stored.", ["by"])
        self._requests = self._of(Histogram, "request_seconds", "Seconds to an answer.", ["request"], buckets=SECONDS)
        self._refusals = self._of(Counter, "refusals", "Requests that were not granted.", ["status"])
        self._tables = self._of(Gauge, "tables", "Tables under way in the database.")
        self._failed = self._of(Gauge, "tables_failed", "Tables in the database where a bot has given up.")
        for by in ("person", "bot"):
            self._moves.labels(by)
        self._gauge("sockets", "Live connections.", lambda: audience.sockets)
        self._gauge("bots_at_work", "Tables where a bot of this process is to move.", lambda: bots.at_work)
        self._gauge("bots_queue", "Search bots that think or wait until they can.", lambda: bots.thinking)
        self._gauge("bots_stuck", "Tables where a bot should have moved long ago.", bots.stuck)
        self._gauge("work_queue", "Games that are read or written, or wait for it.", lambda: hall.long_work.asked)
        self._gauge(
            "looks_queue", "Moments, odds, work at made-up tables; waiting or not.", lambda: hall.quick_work.asked
        )
        bots.on_move = self._moves.labels("bot").inc

    def _of(self, kind: Any, name: str, words: str, labels: tuple[str, ...] | list[str] = (), **more: Any) -> Any:
        return kind(f"miskatonic_{name}", words, labels, registry=self.registry, **more)

    def _gauge(self, name: str, words: str, now: Any) -> None:
        self._of(Gauge, name, words).set_function(now)

    def answered(self, request: str, status: int, seconds: float) -> None:
        """A request has been answered: its method, and its path with names in the place of what differs."""
        self._requests.labels(request).observe(seconds)
        if status >= 400:
            self._refusals.labels(str(status)).inc()
        elif request == f"POST {CHOICES}":
            self._moves.labels("person").inc()

    async def text(self) -> bytes:
        """All of it."""
        if time.monotonic() - self._counted >= COUNTED_EVERY:
            self._tables.set(nan)
            self._failed.set(nan)
            with suppress(Exception):  # /health tells of a database that is away
                self._tables.set(await self._storage.under_way())
                self._failed.set(await self._storage.failed())
                self._counted = time.monotonic()
        return generate_latest(self.registry)


def measuring(metrics: Metrics) -> Any:
    """What measures how long every request takes."""

    def around(app: ASGIApp) -> ASGIApp:
        async def measured(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            began = time.monotonic()
            status = 0

            async def note(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                await app(scope, receive, note)
            finally:
                metrics.answered(f"{scope['method']} {scope['path_template']}", status, time.monotonic() - began)

        return measured

    return around


@get("/metrics", include_in_schema=False)
async def metrics_page(
    request: Request[Any, Any, Any], metrics: NamedDependency[Metrics], config: NamedDependency[Config]
) -> Response[bytes]:
    """The numbers, for the machine itself and for who knows the token; for everybody else there is no such page."""
    if not (from_this_machine(request) or knows_token(request, config.metrics_token)):
        raise Refused("not_found")
    return Response(await metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)


def from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes over loopback, and not through a proxy."""
    with suppress(ValueError):
        return request.client is not None and ip_address(request.client.host).is_loopback
    return False


def knows_token(request: Request[Any, Any, Any], token: str) -> bool:
    """Whether a request carries the token, if there is one."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and compare_digest(given.encode(), token.encode())
