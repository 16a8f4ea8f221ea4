"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.types import Scope
from msgspec import Struct, msgpack
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from miskatonic import __version__
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang, render, text
from miskatonic.server.answers import Squeezed, add_headers
from miskatonic.server.assets import CLIENT, asset
from miskatonic.server.bots import Bots
from miskatonic.server.config import Config
from miskatonic.server.course_routes import Courses, Difficulties
from miskatonic.server.database import DatabaseFails
from miskatonic.server.hall import Hall
from miskatonic.server.health import Health, health
from miskatonic.server.identity import Identity
from miskatonic.server.leaving import Leaving
from miskatonic.server.live import Audience, Channels, channel, live
from miskatonic.server.metrics import Metrics, measuring, metrics_page
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.protocol import Problem
from miskatonic.server.routes import Games, Tables, Visit
from miskatonic.server.schema import FullDescription
from miskatonic.server.storage import Storage
from miskatonic.server.visitors import Throttle, Visitors, lang_of, refuse_foreign_pages, refuse_other_names
from miskatonic.server.workers import prepare

ARCHIVE_EVERY = 3600.0
DELETE_EVERY = 10.0
TIDY_EVERY = 2.0

SAVED = "/api/tables/{table}/save"
"""To be given the file of a game is told to the whole table: it is something that one does, and not for another page to do."""
PRICE_OF_A_TABLE = 10
"""Cost of opening a table, in requests."""
STOPPING = "stopping"
"""Key in the state of an application of the shutdown callbacks: they end long work that nothing waits for."""
MOST_NEWS = 1000
"""Maximum length of the queue of changes of a connection that does not keep up."""

DATABASE_IS_AWAY = (DatabaseFails, DBAPIError, PoolTimeout, ConnectionError, TimeoutError)
"""Errors raised while the database cannot be reached or cannot write."""

log = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]


def make_app(config: Config) -> Litestar:
    """A server that is ready to be run."""
    learn_types()
    channels = Channels(
        backend=make_backend(config),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=MOST_NEWS,
        subscriber_backlog_strategy="dropleft",
    )
    storage = Storage(config.url)

    async def publish(table_id: str, message: bytes) -> None:
        with suppress(Exception):  # the change is stored: a client that missed the message asks again
            channels.publish(message, channel(table_id))

    identity = Identity(storage)
    hall = Hall(storage, config, publish)
    bots = Bots(hall)
    throttle = Throttle(config.limits)
    openings = Throttle(replace(config.limits, rate=config.limits.openings_rate, burst=config.limits.openings))
    audience = Audience(config.limits)
    wellbeing = Health(storage, bots, config)
    metrics = Metrics(storage, hall, bots, audience)

    async def delete_tables() -> None:
        if config.delete_after is not None:
            await storage.delete_archived(time.time() - config.delete_after)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await storage.open()
        await identity.open()
        await bots.start()
        chores = [
            asyncio.create_task(from_time_to_time("putting tables away", ARCHIVE_EVERY, hall.archive)),
            asyncio.create_task(from_time_to_time("deleting tables", DELETE_EVERY, delete_tables)),
            asyncio.create_task(from_time_to_time("tidying the database", TIDY_EVERY, storage.tidy)),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await bots.stop()
            hall.close()
            await storage.close()

    async def look_at(request: Asked) -> None:  # anything else would be called in a thread of its own
        refuse_other_names(request, config.names)
        if "\0" in request.scope["path"]:
            raise Refused("not_found")
        if not request.scope["path"].startswith("/api/"):
            return
        throttle.count(request, price_of(request.scope), arrived=True)
        if opens_a_table(request.scope) and config.limits.rate:
            openings.count(request)
        if request.method not in ("GET", "HEAD", "OPTIONS") or request.scope["path_template"] == SAVED:
            refuse_foreign_pages(request, config.origins)

    def provide_hall() -> Hall:
        return hall

    def provide_config() -> Config:
        return config

    def provide_identity() -> Identity:
        return identity

    def provide_throttle() -> Throttle:
        return throttle

    def provide_audience() -> Audience:
        return audience

    def provide_wellbeing() -> Health:
        return wellbeing

    def provide_metrics() -> Metrics:
        return metrics

    visitors = DefineMiddleware(Visitors, identity=identity, throttle=throttle, price=price_of)
    handlers: list[Any] = [Visit, Games, Difficulties, Tables, Courses, live, index, asset, health, metrics_page]
    return Litestar(
        route_handlers=handlers,
        plugins=[channels],
        middleware=[measuring(metrics), Leaving, visitors, Squeezed],
        before_request=look_at,
        dependencies={
            "hall": Provide(provide_hall, sync_to_thread=False),
            "config": Provide(provide_config, sync_to_thread=False),
            "identity": Provide(provide_identity, sync_to_thread=False),
            "throttle": Provide(provide_throttle, sync_to_thread=False),
            "audience": Provide(provide_audience, sync_to_thread=False),
            "wellbeing": Provide(provide_wellbeing, sync_to_thread=False),
            "metrics": Provide(provide_metrics, sync_to_thread=False),
        },
        lifespan=[running],
        exception_handlers={
            Refused: tell_refusal,
            MiskatonicError: tell_refusal,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeDecodeError: tell_unreadable,
            **dict.fromkeys(DATABASE_IS_AWAY, tell_unavailable),
            Exception: tell_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Miskatonic",
            version=__version__,
            path="/schema",
            render_plugins=[FullDescription()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=config.limits.message,
        before_send=[add_headers],
        logging_config=None,
        debug=False,
        state=State({STOPPING: hall.close}),
    )


def learn_types() -> None:
    """Has msgspec look at every type of every game now, while there is one thread.

    It would do so when it first reads one; a second thread that reads the same type before the first one has finished gets
    what is there so far, and crashes the process.
    """
    for game in GAMES.names():
        _ = GAMES[game]  # its types are known once it has been imported
        BOXES.of(game)  # and so are those of boxes
    bases: list[type[Struct]] = [Struct]
    while bases:
        for kind in bases.pop().__subclasses__():
            bases.append(kind)
            with suppress(Exception):  # not everything is data: what holds functions is never read
                msgpack.Decoder(kind)


def opens_a_table(scope: Scope) -> bool:
    """Whether a request makes the server work and remember more than others do."""
    return scope.get("method") == "POST" and scope["path"].rstrip("/") in ("/api/tables", "/api/tables/import")


def price_of(scope: Scope) -> int:
    """For how many requests one counts."""
    return PRICE_OF_A_TABLE if opens_a_table(scope) else 1


def make_backend(config: Config) -> ChannelsBackend:
    """How changes are told: within this process, or to all of them through Redis."""
    if not config.redis:
        return MemoryChannelsBackend()
    from miskatonic.server.news import News

    return News(config.redis)


async def from_time_to_time(name: str, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Does what has to be done again and again; what fails is tried again."""
    while True:
        try:
            await chore()
        except Exception:
            log.exception("%s", name)
        await asyncio.sleep(seconds)


@get(
    ["/", "/t/{table:str}", "/decks/{game:str}", "/set/{game:str}", "/credits", "/icon.svg"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index(request: Asked) -> Response[bytes]:
    """The browser client."""
    if request.scope["path"] == "/icon.svg":
        return page(CLIENT / "icon.svg", "image/svg+xml", lang_of(request))
    prepare()  # who has come will soon ask for something that other processes make
    return page(CLIENT / "index.html", "text/html", lang_of(request))


def page(file: Path, kind: str, lang: Lang) -> Response[bytes]:
    """A file of the client; without it, a sentence that names the missing part."""
    if not file.is_file():
        words = render(text("server-no-client"), lang)
        return Response(words.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})


# --- refusals


def tell_refusal(request: Asked, error: Exception) -> Response[Problem]:
    """A request that is not granted."""
    refused = error if isinstance(error, Refused) else refusal(error) if isinstance(error, MiskatonicError) else None
    assert refused is not None
    return Response(refused.problem(lang_of(request)), status_code=refused.status, headers=refused.headers)


def tell_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """A request that is not understood, by its status."""
    code = {404: "not_found", 405: "wrong_method", 413: "too_large"}.get(error.status_code, "bad_request")
    if error.status_code >= 500 and "left" not in request.scope["state"]:  # half a body is no fault of ours
        return tell_failure(request, error)
    return tell_refusal(request, Refused(code))


def tell_unreadable(request: Asked, error: Exception) -> Response[Problem]:
    """A request that is nested too deep, or not in UTF-8."""
    log.info("%s %s: %r", request.method, request.scope["path"], error)
    return tell_refusal(request, Refused("bad_request"))


def tell_unavailable(request: Asked, error: Exception) -> Response[Problem]:
    """The database is away: nothing has been kept, and nothing is acknowledged."""
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return tell_refusal(request, Refused("unavailable"))


def tell_failure(request: Asked, error: Exception) -> Response[Problem]:
    """Our own fault: it is written down, and told without details."""
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return tell_refusal(request, Refused("internal"))
