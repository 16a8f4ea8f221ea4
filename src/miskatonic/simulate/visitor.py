"""A visitor of a server as its browser is: requests over a connection that stays open, and a WebSocket beside it.

It takes as little of the processor as it can: what the players take, a server on the same machine has not.
"""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import Callable
from typing import cast

from httptools import HttpResponseParser

REQUEST_TIMEOUT = 60.0
"""Seconds after which a request counts as failed."""

HOST = "127.0.0.1"
SWITCHING = b"HTTP/1.1 101"
END_OF_HEAD = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, SQUEEZED, MASKED = 0x80, 0x40, 0x80
END_OF_MESSAGE = b"\x00\x00\xff\xff"
NO_MASK = b"\x00\x00\x00\x00"


class NoSuccess(Exception):
    """An answer that does not grant what was asked for."""


class Line(asyncio.Protocol):
    """Requests, one after the other, over a connection that stays open; the cookie comes with the first answer."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.transport: asyncio.Transport | None = None
        self._turn = asyncio.Lock()
        self._answered: asyncio.Future[None] | None = None
        self._know(cookie)

    def _know(self, cookie: str) -> None:
        self.cookie = cookie
        head = f"Host: {HOST}:{self.port}\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\n"
        self._head = f" HTTP/1.1\r\n{head}{f'Cookie: {cookie}' if cookie else 'DNT: 1'}\r\nContent-Length: ".encode()

    async def ask(self, request: str, body: bytes = b"") -> bytes:
        """Sends a request (`GET /api/me`) as soon as the one before has been answered, and waits for the whole answer."""
        async with self._turn:
            loop = asyncio.get_running_loop()
            self._answered = answered = loop.create_future()
            if self.transport is None:
                await loop.create_connection(lambda: self, HOST, self.port)
            assert self.transport is not None
            self.transport.write(b"%b%b%d\r\n\r\n%b" % (request.encode(), self._head, len(body), body))
            impatient = loop.call_later(REQUEST_TIMEOUT, self._give_up)
            try:
                await answered
            finally:
                impatient.cancel()
            if self._parser.get_status_code() >= 400:
                raise NoSuccess(self._parser.get_status_code(), self._body)
            return gzip.decompress(self._body) if self._zipped else self._body

    def _give_up(self) -> None:
        """An answer that comes too late is not to be taken for the next one."""
        self.close()

    def close(self) -> None:
        """Goes away."""
        if self.transport is not None:
            self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        self.transport = cast(asyncio.Transport, transport)
        self._parser = HttpResponseParser(self)

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone; for the next request there will be another."""
        self.transport = None
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(ConnectionError("the connection has been closed"))

    def data_received(self, data: bytes) -> None:
        """A part of an answer."""
        self._parser.feed_data(data)

    def on_message_begin(self) -> None:
        """An answer begins."""
        self._body = b""
        self._zipped = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        match name.lower():
            case b"content-encoding":
                self._zipped = value == b"gzip"
            case b"set-cookie":
                self._know(value.decode().partition(";")[0])

    def on_body(self, part: bytes) -> None:
        """A part of what it says."""
        self._body += part

    def on_message_complete(self) -> None:
        """An answer ends."""
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)


class Socket(asyncio.Protocol):
    """A WebSocket with messages compressed as browsers ask for it. Messages are handed on, and the loss of the connection is
    reported unless this side closed it."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._received = bytearray()
        self._inflate = zlib.decompressobj(-15)

    async def open(self, port: int, path: str, cookie: str) -> None:
        """Connects; refused by whatever is not a WebSocket."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, port)
        assert self._transport is not None
        wanted = (
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
        )
        origin = f"http://{HOST}:{port}"
        head = f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n{wanted}\r\n"
        self._transport.write(head.encode())
        async with asyncio.timeout(REQUEST_TIMEOUT):
            await self._opened

    def say(self, message: bytes) -> None:
        """Sends a message that is not long."""
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        if self._transport is None:
            return
        size = len(message)
        length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([FINAL | kind]) + length + NO_MASK + message)

    def close(self) -> None:
        """Goes away."""
        self._lost = lambda: None
        if self._transport is not None:
            self._send(CLOSE, b"\x03\xe8")
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is a connection."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone."""
        self._transport = None
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("the connection has been closed"))
        else:
            self._lost()

    def data_received(self, data: bytes) -> None:
        """A part of what the server says."""
        self._received += data
        if not self._opened.done() and not self._switched():
            return
        while (frame := self._frame()) is not None:
            self._read(*frame)

    def _switched(self) -> bool:
        """Whether the server has agreed to go on with a WebSocket."""
        head, end, rest = bytes(self._received).partition(END_OF_HEAD)
        if not end:
            return False
        if head.startswith(SWITCHING):
            self._received = bytearray(rest)
            self._opened.set_result(None)
            return True
        if self._transport is not None:
            self._transport.close()
        return False

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its first byte and its content."""
        received = self._received
        if len(received) < 2:
            return None
        size, begin = received[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(received[2:begin], "big")
        if len(received) < begin + size:
            return None
        first, content = received[0], bytes(received[begin : begin + size])
        del received[: begin + size]
        return first, content

    def _read(self, first: int, content: bytes) -> None:
        match first & 0x0F:
            case 1 if first & SQUEEZED:
                self._heard(self._inflate.decompress(content + END_OF_MESSAGE))
            case 1:
                self._heard(content)
            case 9:
                self._send(PONG, content)
            case 8 if self._transport is not None:
                self._transport.close()
