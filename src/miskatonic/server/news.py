"""How processes that serve the same tables tell each other of changes: through Redis.

All of them listen to one channel. What happens while the last message is on its way goes with the next one: the more happens,
the more goes with each. Whoever follows a table in the process where something happens hears of it at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from secrets import token_bytes
from typing import Any

import msgspec
from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

TRY_AGAIN_AFTER = 0.5
AWAY = (RedisError, OSError, RuntimeError)
"""Errors raised while Redis cannot be reached; the last one by a subscription that was never connected."""

CHANNEL = "miskatonic"
SENDER = 8
"""Bytes at the beginning of a message by which a process knows its own."""
MOST_UNTOLD = 10_000
"""Maximum number of changes queued while Redis does not answer."""

log = logging.getLogger(__name__)
_pack = msgspec.msgpack.encode
_unpack = msgspec.msgpack.Decoder(list[tuple[str, bytes]]).decode


class News(ChannelsBackend):
    """Tells of changes, and hears of those of others. While Redis is away, tables are played at without news of other processes.

    Nothing that matters is ever lost with a message: the database has it, and whoever looks at a table looks again.
    """

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5)
        self._own = token_bytes(SENDER)
        self._followed: set[str] = set()
        self._untold: deque[tuple[str, bytes]] = deque(maxlen=MOST_UNTOLD)
        self._tasks: list[asyncio.Task[None]] = []
        self._was_connected = False

    async def on_startup(self) -> None:
        """Begins to talk and to listen."""
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._something = asyncio.Event()
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]

    async def on_shutdown(self) -> None:
        """Publishes the queue and closes the connection to Redis."""
        if self._untold:
            with suppress(*AWAY, TimeoutError):
                async with asyncio.timeout(TRY_AGAIN_AFTER):
                    await self._send()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*AWAY):
            await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells who follows here at once, and the others as soon as possible."""
        for channel in channels:
            self._hear(channel, data)
            self._untold.append((channel, data))
        self._something.set()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Follows tables."""
        self._followed.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Follows tables no longer."""
        self._followed.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What happens here and elsewhere."""
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []

    def _hear(self, channel: str, data: bytes) -> None:
        if channel in self._followed:
            self._heard.put_nowait((channel, data))

    async def _tell(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._send()
            except AWAY as error:
                log.warning("Redis cannot be told of changes: %s", error)

    async def _send(self) -> None:
        """All that happened since the last message; lost if Redis is away, and looked for when it is back."""
        changes = list(self._untold)
        self._untold.clear()
        await self._redis.publish(CHANNEL, self._own + _pack(changes))

    async def _listen(self) -> None:
        """What the others tell."""
        while True:
            try:
                async with self._redis.pubsub() as others:
                    await others.subscribe(CHANNEL)
                    async for message in others.listen():
                        if message["type"] == "message":
                            self._take(message["data"])
                        else:
                            self._connected()
            except AWAY as error:
                log.warning("Redis cannot be listened to: %s", error)
            await asyncio.sleep(TRY_AGAIN_AFTER)

    def _connected(self) -> None:
        """Redis is there. If it has come back, everybody looks what has happened meanwhile."""
        for channel in list(self._followed) if self._was_connected else ():
            self._hear(channel, b"changed")
        self._was_connected = True

    def _take(self, message: bytes) -> None:
        if message.startswith(self._own):
            return
        try:
            changes = _unpack(message[SENDER:])
        except msgspec.DecodeError:
            log.warning("Redis tells what no process of this version says")
            return
        for channel, data in changes:
            self._hear(channel, data)
