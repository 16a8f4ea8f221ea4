"""Cancels long work when its client has disconnected."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

TAKES_LONG = (
    "/api/tables/import",
    "/api/tables/{table}/save",
    "/api/tables/{table}/moments/{number}",
    "/api/tables/{table}/odds",
)


class Leaving:
    """Cancels long work when its client has disconnected, before a response is made."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Listens for a disconnect while the request runs."""
        if scope["type"] != ScopeType.HTTP or scope["path_template"] not in TAKES_LONG:
            await self.app(scope, receive, send)
            return
        left = asyncio.Event()
        listening: asyncio.Task[None] | None = None

        async def listen() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            left.set()
            work.cancel()

        async def receive_all() -> Any:
            nonlocal listening
            message = await receive()
            if not message.get("more_body") and listening is None:
                listening = asyncio.create_task(listen())
            return message

        work = asyncio.ensure_future(self.app(scope, receive_all, send))
        if scope["method"] == "GET":
            listening = asyncio.create_task(listen())
        try:
            await work
        except asyncio.CancelledError:
            work.cancel()
            if not left.is_set():
                raise
        finally:
            if listening is not None:
                listening.cancel()
