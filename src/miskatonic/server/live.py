"""Live updates: whoever looks at a table gets the scene anew whenever it changes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect

from miskatonic.kernel.text import Lang
from miskatonic.server import scene
from miskatonic.server.config import Config
from miskatonic.server.hall import Hall
from miskatonic.server.problems import Refused
from miskatonic.server.protocol import (
    ChatLine,
    ChatMessage,
    ErrorMessage,
    PingMessage,
    SceneMessage,
    Watch,
)
from miskatonic.server.visitors import lang_of, refuse_foreign_pages, visitor_of

PING_EVERY = 20.0
"""Seconds after which a quiet connection is used: a proxy may not cut it, and a lost message does little harm."""

REFUSED, TOO_LARGE = 4400, 4413
_read_watch = msgspec.json.Decoder(Watch).decode
_read_line = msgspec.json.Decoder(ChatLine).decode
_write = msgspec.json.encode

connected: Counter[str] = Counter()
"""How many tables each visitor watches, in this process."""


def channel(table_id: str) -> str:
    """Where the changes of a table are told."""
    return f"table-{table_id}"


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: str, hall: Hall, config: Config, channels: ChannelsPlugin
) -> None:
    """One visitor looks at one table."""
    visitor = visitor_of(socket)
    lang = lang_of(socket)
    await socket.accept()
    try:
        refuse_foreign_pages(socket, config.origins)
        if connected[visitor] >= config.limits.sockets:
            raise Refused("too_fast")
        await hall.place_seen_by(table, visitor)
        async with present(hall, table, visitor):
            await Watcher(socket, table, hall, visitor, lang, config.limits.message).run(channels)
    except Refused as refused:
        await _tell_and_close(socket, refused, lang)
    except WebSocketDisconnect:
        pass


async def _tell_and_close(socket: WebSocket[Any, Any, Any], refused: Refused, lang: Lang) -> None:
    problem = refused.problem(lang)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_data(_write(ErrorMessage(problem.code, problem.message)), mode="text")
        await socket.close(code=TOO_LARGE if refused.code == "too_large" else REFUSED, reason=refused.code)


@asynccontextmanager
async def present(hall: Hall, table: str, visitor: str) -> AsyncIterator[None]:
    """As long as somebody is connected, the others see it."""
    connected[visitor] += 1
    await hall.storage.seen(table, visitor, time.time())
    await hall.publish(table, b"seats")
    try:
        yield
    finally:
        connected[visitor] -= 1
        if not connected[visitor]:
            del connected[visitor]
            await hall.storage.seen(table, visitor, 0)
            await hall.publish(table, b"seats")


class Watcher:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], table: str, hall: Hall, visitor: str, lang: Lang, longest: int
    ) -> None:
        self.socket = socket
        self.table = table
        self.hall = hall
        self.visitor = visitor
        self.watch = Watch(lang=lang)
        self.longest = longest
        self.changed = asyncio.Event()

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
            if len(message) > self.longest:
                raise Refused("too_large")
            try:
                self.watch = _read_watch(message)
            except msgspec.DecodeError:
                problem = Refused("bad_request").problem(self.watch.lang)
                await self._send(ErrorMessage(problem.code, problem.message))
                continue
            self.changed.set()

    async def _follow(self, subscriber: Any) -> None:
        """What happens at the table."""
        async for message in subscriber.iter_events():
            if message.startswith(b"chat"):
                await self._send(ChatMessage(_read_line(message[4:])))
            else:
                self.changed.set()

    async def _show(self) -> None:
        """The scene, whenever it has changed."""
        shown: tuple[int, int] | None = None
        noted = time.monotonic()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), PING_EVERY)
            if time.monotonic() - noted >= PING_EVERY:  # also at a table where something happens all the time
                noted = time.monotonic()
                await self.hall.storage.seen(self.table, self.visitor, time.time())
            if not self.changed.is_set():
                version = (await self.hall.place(self.table)).row.version
                if shown is not None and version == shown[0]:
                    await self._send(PingMessage())
                    continue
            self.changed.clear()
            shown = await self._send_scene()

    async def _send_scene(self) -> tuple[int, int]:
        watch = self.watch
        place = await self.hall.place_seen_by(self.table, self.visitor)
        held = place.held_by(self.visitor)
        now = await scene.see(
            self.hall,
            place,
            self.visitor,
            watch.lang,
            seat=watch.seat if watch.seat in held else None,
            after=watch.log_after,
            timeline=watch.timeline,
        )
        await self._send(SceneMessage(now))
        if self.watch is watch:
            self.watch = msgspec.structs.replace(watch, log_after=now.log_length, timeline=now.timeline)
        return now.version, now.timeline

    async def _send(self, message: msgspec.Struct) -> None:
        await self.socket.send_data(_write(message), mode="text")
