"""Live updates: everyone connected to a table gets a new scene whenever it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import Lang
from miskatonic.server import scene
from miskatonic.server.config import Config, Limits
from miskatonic.server.costs import Timed
from miskatonic.server.hall import Hall, version_told
from miskatonic.server.identity import Identity
from miskatonic.server.problems import Refused, refusal
from miskatonic.server.protocol import (
    ChatLine,
    ChatMessage,
    ErrorMessage,
    PingMessage,
    Watch,
)
from miskatonic.server.recent import Lately
from miskatonic.server.visitors import (
    Throttle,
    address_of,
    lang_of,
    refuse_foreign_pages,
    refuse_other_names,
    visitor_of,
)

PING_EVERY = 20.0
"""Seconds after which a quiet connection is used: a proxy may not cut it, and a lost message does little harm."""

REFUSED, TOO_LARGE, FAILED = 4400, 4413, 1011
_read_watch = msgspec.json.Decoder(Watch).decode
_read_line = msgspec.json.Decoder(ChatLine).decode
_write = msgspec.json.encode
log = logging.getLogger(__name__)


def channel(table_id: str) -> str:
    """Where the changes of a table are told."""
    return f"table-{table_id}"


class Channels(ChannelsPlugin):
    """Where the changes of all tables are told. A table without listeners leaves nothing behind."""

    @property
    def followed(self) -> int:
        """Number of tables with listeners."""
        return len(self._channels)

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """Removes a listener."""
        await super().unsubscribe(subscriber, channels)
        for name in [channels] if isinstance(channels, str) else channels or ():
            if not self._channels.get(name, True):
                del self._channels[name]


class Audience:
    """Who is connected to this process, and how often."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connected: Counter[str | tuple[str, str]] = Counter()
        self.sockets = 0
        """How many connections there are."""

    @asynccontextmanager
    async def joined(self, hall: Hall, table: str, visitor: str, address: str) -> AsyncIterator[None]:
        """Shows a connection to the others at the table for as long as it lasts."""
        crowded = self.limits.rate and self._connected[address] >= self.limits.sockets * 4
        if crowded or self._connected[visitor] >= self.limits.sockets:
            raise Refused("too_fast")
        here = (visitor, address, (table, visitor))
        self._connected.update(here)
        hall.attendance.come(table)
        self.sockets += 1
        try:
            await note(hall, table, visitor, time.time())
            yield
        finally:
            self.sockets -= 1
            hall.attendance.go(table)
            self._connected.subtract(here)
            for left in [each for each in here if not self._connected[each]]:
                del self._connected[left]
            if not self._connected[table, visitor]:
                await note(hall, table, visitor, -time.time())


async def note(hall: Hall, table: str, visitor: str, now: float) -> None:
    """The holder of a seat has connected or, if the time is negative, disconnected. Spectators are not announced."""
    if await hall.storage.seen(table, visitor, now):
        await hall.publish(table, coming_and_going(visitor))


def coming_and_going(visitor: str) -> bytes:
    """What the others are told when a visitor comes or goes."""
    return b"seats" + visitor.encode()


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    config: NamedDependency[Config],
    channels: NamedDependency[ChannelsPlugin],
    throttle: NamedDependency[Throttle],
    audience: NamedDependency[Audience],
    identity: NamedDependency[Identity],
) -> None:
    """One visitor looks at one table."""
    visitor = visitor_of(socket)
    lang = lang_of(socket)
    await socket.accept()
    try:
        refuse_other_names(socket, config.names)
        refuse_foreign_pages(socket, config.origins)
        throttle.count(socket, arrived=True)
        await hall.place_seen_by(table, visitor)
        async with audience.joined(hall, table, visitor, address_of(socket)):
            await Watcher(socket, table, hall, visitor, lang, throttle, identity).run(channels)
    except Refused as refused:
        await _tell_and_close(socket, refused, lang, TOO_LARGE if refused.code == "too_large" else REFUSED)
    except MiskatonicError as error:
        await _tell_and_close(socket, refusal(error), lang, REFUSED)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("the connection to table %s", table)
        await _tell_and_close(socket, Refused("internal"), lang, FAILED)


async def _tell_and_close(socket: WebSocket[Any, Any, Any], refused: Refused, lang: Lang, code: int) -> None:
    problem = refused.problem(lang)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(_write(ErrorMessage(problem.code, problem.message)), mode="text")
        await socket.close(code=code, reason=refused.code)


class Watcher:
    """One connection."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table: str,
        hall: Hall,
        visitor: str,
        lang: Lang,
        throttle: Throttle,
        identity: Identity,
    ) -> None:
        self.socket = socket
        self.table = table
        self.hall = hall
        self.visitor = visitor
        self.watch = Watch(lang=lang)
        self.throttle = throttle
        self.identity = identity
        self.asked = asyncio.Event()
        """Set once the client has said what it wants to see: before that, nothing is shown."""
        self.wanted = False
        """Whether the client has asked for a scene: it pays for that, but not for those that come because the table changes."""
        self.changed = asyncio.Event()
        self.version = 0
        """The version that the table has at least, as far as has been told."""
        self.unknown = True
        """Whether something else may have changed than this process knows."""

    async def run(self, channels: ChannelsPlugin) -> None:
        """Until either side goes away."""
        async with channels.start_subscription([channel(self.table)]) as subscriber:
            tasks = [
                asyncio.create_task(self._hear()),
                asyncio.create_task(self._follow(subscriber)),
                asyncio.create_task(self._show()),
            ]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        """What the client wants to see."""
        while True:
            message = await self.socket.receive_data(mode="text")
            if len(message) > self.throttle.limits.message:
                raise Refused("too_large")
            self.throttle.count(self.socket)
            try:
                self.watch = _read_watch(message)
            except (msgspec.DecodeError, RecursionError):
                problem = Refused("bad_request").problem(self.watch.lang)
                await self._send(ErrorMessage(problem.code, problem.message))
                continue
            self.wanted = True
            self.changed.set()
            self.asked.set()

    async def _follow(self, subscriber: Any) -> None:
        """What happens at the table."""
        own = coming_and_going(self.visitor)
        async for message in subscriber.iter_events():
            if message.startswith(b"chat"):
                await self._send_chat(message[4:])
            elif message != own:
                version = version_told(message)
                self.version = max(self.version, version or 0)
                self.unknown |= version is None
                self.changed.set()

    async def _show(self) -> None:
        """The scene, whenever it has changed."""
        try:
            async with asyncio.timeout(PING_EVERY):
                await self.asked.wait()
        except TimeoutError:
            raise Refused("bad_request") from None
        shown = -1
        noted = time.monotonic()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PING_EVERY):
                    await self.changed.wait()
            if time.monotonic() - noted >= PING_EVERY:  # also at a table where something happens all the time
                noted = time.monotonic()
                await self._must_be_known()
                await self.hall.storage.seen(self.table, self.visitor, time.time())
            if not self.changed.is_set():
                version = (await self.hall.place(self.table)).row.version
                if version == shown:
                    await self._send(PingMessage())
                    continue
                self.version = version
            self.changed.clear()
            asked, self.wanted = self.wanted, False
            sent = Timed(self._send_scene())
            shown = await sent
            if asked:
                self.throttle.charge(self.socket, sent.seconds)

    async def _must_be_known(self) -> None:
        """A device that the visitor has forgotten sees no more."""
        state = self.socket.scope["state"]
        if state["known"] and await self.identity.visitor(state["token"]) != self.visitor:
            raise Refused("forgotten")

    async def _send_scene(self) -> int:
        watch = self.watch
        lately = None if self.unknown else self.hall.recent.since(self.table, self.version)
        self.unknown = False
        if lately is None:
            place = await self.hall.place_seen_by(self.table, self.visitor)
            lately = self.hall.recent.at(self.table, place.row.version) or Lately(place)
        self.hall.must_be_seen_by(lately.place, self.visitor)
        row = lately.place.row
        held = lately.place.held_by(self.visitor)
        now = await scene.see_lately(
            self.hall,
            lately,
            self.visitor,
            watch.lang,
            seat=watch.seat if watch.seat in held else None,
            after=watch.log_after,
            timeline=watch.timeline,
        )
        await self.socket.send_data(b'{"type":"scene","scene":%b}' % now, mode="text")
        self.version = max(self.version, row.version)
        if self.watch is watch:
            self.watch = msgspec.structs.replace(watch, log_after=row.log_length, timeline=row.timeline)
        return row.version

    async def _send_chat(self, line: bytes) -> None:
        """What was said, to who has asked to see the table and still may."""
        if self.asked.is_set():
            lately = None if self.unknown else self.hall.recent.since(self.table, self.version)
            place = await self.hall.place(self.table) if lately is None else lately.place
            self.hall.must_be_seen_by(place, self.visitor)
            await self._send(ChatMessage(_read_line(line)))

    async def _send(self, message: msgspec.Struct) -> None:
        await self.socket.send_data(_write(message), mode="text")
