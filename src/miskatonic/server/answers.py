"""How answers are sent: compressed where that pays, and with what a browser has to know."""

from __future__ import annotations

import gzip
from functools import lru_cache

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.server.assets import accepted

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PRIVATE = {"Cache-Control": "no-store"}

SMALL = 1400
"""Bytes of an answer that fits into one packet as it is."""
LEVEL = 3
"""How hard answers are compressed: more takes longer than it saves."""
AS_THEY_ARE = "/assets/"
"""Files are compressed when the client is built, or not worth it."""


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as they are sent."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


ALWAYS, IN_THE_API = encoded(HEADERS), encoded(HEADERS | PRIVATE)


async def add_headers(message: Message, scope: Scope) -> None:
    """Every response, errors included, carries the headers that tell a browser how to treat it."""
    if message["type"] != "http.response.start":
        return
    headers = list(message.get("headers", ()))
    given = {name.lower() for name, _ in headers}
    wanted = IN_THE_API if scope["path"].startswith("/api/") else ALWAYS
    message["headers"] = [*headers, *(header for header in wanted if header[0] not in given)]


class Squeezed:
    """Compresses an answer that is worth it, in one go, for browsers that can read it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Holds the head of the answer back until its body is there."""
        plain = scope["type"] != ScopeType.HTTP or scope["path"].startswith(AS_THEY_ARE)
        if plain or not reads_gzip(Headers.from_scope(scope).get("accept-encoding", "")):
            await self.app(scope, receive, send)
            return
        begun: Message | None = None

        async def squeeze(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = message
                return
            if begun is not None:
                begin, begun = begun, None
                if message["type"] == "http.response.body" and not message.get("more_body"):
                    message["body"] = compressed(begin, message["body"])
                await send(begin)
            await send(message)

        await self.app(scope, receive, squeeze)


@lru_cache(256)
def reads_gzip(accepts: str) -> bool:
    """Whether a browser that accepts those encodings can read our compressed files."""
    return "gzip" in accepted(accepts)


def compressed(begin: Message, body: bytes) -> bytes:
    """The body as it is sent; the head says what has become of it."""
    assert begin["type"] == "http.response.start"
    headers = list(begin.get("headers", ()))
    if len(body) < SMALL or any(name.lower() == b"content-encoding" for name, _ in headers):
        return body
    body = gzip.compress(body, LEVEL, mtime=0)
    varies = [value for name, value in headers if name.lower() == b"vary"]
    kept = [header for header in headers if header[0].lower() not in (b"content-length", b"vary")]
    begin["headers"] = [
        *kept,
        (b"content-encoding", b"gzip"),
        (b"content-length", b"%d" % len(body)),
        (b"vary", b", ".join([*varies, b"Accept-Encoding"])),
    ]
    return body
