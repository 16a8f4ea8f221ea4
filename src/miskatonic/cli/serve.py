"""`miskatonic serve` and `miskatonic play`: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import typer

from miskatonic.cli.options import Language
from miskatonic.cli.output import Output
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.slips import slip
from miskatonic.kernel.text import text

PORT = 8926
A_DAY = 24 * 3600.0
LOG_LEVELS = ("critical", "error", "warning", "info", "debug")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any free one.")] = PORT,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL|FILE",
            envvar="MISKATONIC_DATABASE",
            help="Where tables are kept: postgresql://user:password@host/name, or the path of an SQLite file.",
            show_default="a file in $MISKATONIC_DATA or the user's data folder",
        ),
    ] = "",
    redis: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="MISKATONIC_REDIS",
            help="redis://host:6379/0, where several processes serve the same tables.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Another site whose pages may use this server; may be given several times."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="HOST",
            envvar="MISKATONIC_NAME",
            help="Name of the server in the address of its pages; may be given several times. * for any name.",
            show_default="this machine",
        ),
    ] = None,
    archive_after: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="Archive tables that have not been touched for this long.")
    ] = 90,
    delete_after: Annotated[
        float | None,
        typer.Option(
            min=0,
            metavar="DAYS",
            help="Delete tables for good this long after they were archived.",
            show_default="never",
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(min=0, help="Average number of requests per second that a visitor may make; 0 for no limit."),
    ] = 30,
    tables: Annotated[int, typer.Option(min=1, help="How many tables a visitor may have open.")] = 100,
    think: Annotated[
        float, typer.Option(min=0.01, max=60, metavar="SECONDS", help="How long a search bot may think.")
    ] = 0.2,
    pace: Annotated[
        float | None,
        typer.Option(
            min=0, max=60, metavar="SECONDS", help="How long bots wait before they move.", show_default="the table's"
        ),
    ] = None,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Trust what a reverse proxy at this address says of its visitors.")
    ] = "127.0.0.1",
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="MISKATONIC_METRICS_TOKEN",
            help="Token with which other machines may read /metrics (Authorization: Bearer …); better set in the environment.",
            show_default="this machine only",
        ),
    ] = "",
    log_level: Annotated[str, typer.Option(help="critical, error, warning, info or debug.")] = "warning",
    lang: Language = None,
) -> None:
    """Serves tables to browsers: the client, the API and live updates.

    Alone, or for friends on the same network, nothing has to be set up:
    the tables are kept in one SQLite file.

    \b
      miskatonic serve
      miskatonic serve --host 0.0.0.0

    On the internet: the tables in PostgreSQL, one process per processor, each
    on its own port, Redis to announce each other's changes, and in front a
    reverse proxy that speaks HTTPS and forwards WebSockets. All processes share
    the same database and the same Redis.

    \b
      miskatonic serve --port 8926 --database postgresql://… --redis redis://…
      miskatonic serve --port 8927 --database postgresql://… --redis redis://…

    Processes hold no state. They can be stopped or killed at any moment: every
    acknowledged move is in the database, and bots continue as soon as a process
    is running. A backup of the database is therefore a backup of everything,
    and processes can be replaced one by one.

    docs/deploy.md explains it step by step.
    """
    from miskatonic.server.config import Config, Limits

    if log_level not in LOG_LEVELS:
        raise MiskatonicError(slip(log_level, LOG_LEVELS, text("cli-error-log-level", level=log_level)))
    config = Config(
        database=database,
        redis=redis,
        limits=Limits(rate=rate, tables=tables),
        archive_after=archive_after * A_DAY,
        delete_after=None if delete_after is None else delete_after * A_DAY,
        think=think,
        pace=pace,
        origins=tuple(origin or ()),
        names=names_of(host, name or ()),
        metrics_token=metrics_token,
    )
    run(config, listen(host, port), Output(lang), log_level=log_level, proxy=proxy)


def names_of(host: str, given: Sequence[str]) -> tuple[str, ...]:
    """What a server is served as that listens there: what it was told, and this machine; where others reach it, by number too."""
    from miskatonic.server.config import EVERY_ADDRESS, LOOPBACK

    own = socket.gethostname().lower()
    names = [*LOOPBACK, *(name.lower().rstrip(".") for name in given)]
    if host in ("0.0.0.0", "::", ""):
        names += [EVERY_ADDRESS, own, f"{own}.local"]
    return tuple(dict.fromkeys([*names, host.lower()]))


def play_in_browser(game: str | None, out: Output) -> None:
    """Starts a server for this machine alone and opens the browser on it."""
    from miskatonic.server.config import Config

    if game is not None:
        _ = GAMES[game]  # an unknown one is refused
    try:
        listener = listen("127.0.0.1", PORT)
    except MiskatonicError:
        listener = listen("127.0.0.1", 0)
    path = "" if game is None else f"/?game={game}"
    run(Config(), listener, out, path=path, browser=True)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; refused with a sentence if that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        key = "cli-error-port-taken" if error.errno == errno.EADDRINUSE else "cli-error-cannot-listen"
        raise MiskatonicError(text(key, host=host, port=str(port))) from None
    return listener


def run(
    config: Any,
    listener: socket.socket,
    out: Output,
    *,
    path: str = "",
    browser: bool = False,
    log_level: str = "warning",
    proxy: str = "127.0.0.1",
) -> None:
    """Serves until it is stopped."""
    import uvicorn

    from miskatonic.server.app import STOPPING, make_app
    from miskatonic.server.logs import logging_to_stderr
    from miskatonic.server.transport import patient

    class Announced(uvicorn.Server):
        """Says where it is to be found, as soon as it is there."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            out.say("serving", address=address)
            if browser:
                threading.Thread(target=webbrowser.open, args=[address + path], daemon=True).start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            app.state[STOPPING]()
            await super().shutdown(sockets)

    try_out(config)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}"
    app = make_app(config)
    server = Announced(
        uvicorn.Config(
            app,
            log_config=logging_to_stderr(log_level),
            access_log=False,
            http=patient(config.limits),
            ws_max_size=2 * config.limits.message,  # a value slightly above the limit is refused with a sentence
            forwarded_allow_ips=proxy,
            timeout_keep_alive=75,  # longer than people think: a connection that is reused is not closed under their hands
            timeout_graceful_shutdown=3,
        )
    )
    # What has been loaded by now stays: the garbage collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    with suppress(KeyboardInterrupt):  # which is how people stop it
        server.run(sockets=[listener])


def try_out(config: Any) -> None:
    """Refuses with a sentence a database that cannot be used, and an address of Redis that is none."""
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    try:
        asyncio.run(open_and_close(config.url))
        if config.redis:
            from redis import Redis

            Redis.from_url(config.redis)
    except ModuleNotFoundError as error:
        key = "cli-error-no-cluster" if error.name in ("asyncpg", "redis") else "cli-error-database"
        raise MiskatonicError(text(key, module=str(error.name), reason=str(error))) from None
    except (SQLAlchemyError, OSError) as error:
        reason = error.orig if isinstance(error, DBAPIError) else error
        raise MiskatonicError(text("cli-error-database", reason=str(reason).partition("\n")[0])) from None
    except ValueError:
        raise MiskatonicError(text("cli-error-redis")) from None


async def open_and_close(url: str) -> None:
    """Connects to a database, and brings it up to date."""
    from miskatonic.server.storage import Storage

    storage = Storage(url)
    try:
        await storage.open()
    finally:
        await storage.close()
