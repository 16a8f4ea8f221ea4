"""How processes that serve the same tables tell each other of changes: through Redis."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

TRY_AGAIN_AFTER = 0.5
AWAY = (RedisError, OSError, RuntimeError)
"""What is raised while Redis cannot be reached; the last one by a subscription that was never connected."""

log = logging.getLogger(__name__)


class News(RedisChannelsPubSubBackend):
    """Tells of changes, and hears of those of others. While Redis is away, tables are played at without news.

    Nothing that matters is ever lost with a message: the database has it, and whoever looks at a table looks again.
    """

    def __init__(self, url: str) -> None:
        redis: Redis = Redis.from_url(url, socket_connect_timeout=5)
        super().__init__(redis=redis, key_prefix="miskatonic")
        self._followed: set[str] = set()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells the others, if they can be told."""
        try:
            await super().publish(data, channels)
        except AWAY as error:
            log.warning("Redis cannot be told of a change: %s", error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Follows tables, as soon as Redis is there."""
        channels = list(channels)
        self._followed.update(channels)
        try:
            await super().subscribe(channels)
        except AWAY as error:
            log.warning("Redis cannot be listened to: %s", error)
            self._has_subscribed.set()  # so that it is tried again

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Follows tables no longer."""
        channels = list(channels)
        self._followed.difference_update(channels)
        try:
            await super().unsubscribe(channels)
        except AWAY as error:
            log.warning("Redis cannot be listened to: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What the others tell. When Redis has come back, everybody looks what has happened meanwhile."""
        while True:
            try:
                async for channel, message in super().stream_events():
                    yield channel, message
            except AWAY as error:
                log.warning("Redis cannot be listened to: %s", error)
            await asyncio.sleep(TRY_AGAIN_AFTER)
            if self._followed:
                await self.subscribe(list(self._followed))
            for channel in list(self._followed):
                yield channel, b"changed"
