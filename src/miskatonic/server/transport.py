"""How much of a request a connection may make the server hold, and how long it may take to send it."""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from msgspec.structs import replace
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from miskatonic.server.config import Limits

MOST_FILES = 65_536
LEAST_READ = 4096
"""Bytes of an answer that have to be read in the time that there is for it."""
ALLOWANCE = 1024 * 1024
"""Allowance for the framing of a request body, in bytes: the boundaries between its parts, for instance."""


class Patient(HttpToolsProtocol):
    """A connection, as Uvicorn has them, that neither waits for ever for a request nor reads one of any size.

    Those that wait, for the rest of a request or for the next one, stand in a queue. When it is full, whoever has waited
    longest has to go: so nobody keeps others out by coming in and saying nothing.
    """

    limits: Limits
    queue: dict[Patient, None]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection was opened, and has sent nothing yet."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._status = 400
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was closed."""
        self._answered_in_time()
        self._need_not_read_on()
        self.queue.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; refused if the whole will be too large."""
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._in_head and self._received > self.limits.head:
            self._refuse(431)
        elif self._received > self.limits.saved_game + ALLOWANCE and not self._complete:
            self._refuse(413)

    # --- what the parser tells

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if not self._in_head:
            self._begin_head()

    def on_url(self, url: bytes) -> None:
        """The address, or a part of it."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        self._count(len(name) + len(value))
        if name.lower() == b"cookie":
            self._count_cookie(len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The body is all that may be missing."""
        self._in_head = False
        self.queue.pop(self, None)
        self._be_there_within(self.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Nothing is missing."""
        self._complete = True
        self._answered_in_time()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The request has been answered: the connection waits for the next one."""
        super().on_response_complete()
        if not self._in_head and not self.pipeline and not self.transport.is_closing():
            self._wait_in_queue()

    # --- what the other side does not read

    def pause_writing(self) -> None:
        """More of an answer is kept than the other side has read so far."""
        super().pause_writing()
        self._must_read_on()

    def resume_writing(self) -> None:
        """Most of it has been read; the rest is to be read too."""
        super().resume_writing()
        self._must_read_on()

    def _must_read_on(self) -> None:
        self._need_not_read_on()
        if left := self.transport.get_write_buffer_size():
            self._unread = self.loop.call_later(self.limits.answer_seconds, self._look_what_is_left, left)

    def _need_not_read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _look_what_is_left(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left and left > before - LEAST_READ:
            self.transport.abort()
        else:
            self._must_read_on()

    # --- limits

    def _begin_head(self) -> None:
        self._in_head, self._complete = True, False
        self._head = self._cookie = self._received = 0
        self._be_there_within(self.limits.head_seconds)
        self._wait_in_queue()

    def _count(self, size: int) -> None:
        """Counts more bytes of the head: an error raised here ends the connection."""
        self._head += size
        if self._head > self.limits.head:
            self._status = 431
            raise ValueError("a request with so many headers is not read")

    def _count_cookie(self, size: int) -> None:
        """Counts more bytes of cookies: our own are short."""
        self._cookie += size
        if self._cookie > self.limits.cookie:
            self._status = 431
            raise ValueError("a request with so many cookies is not read")

    def _be_there_within(self, seconds: float) -> None:
        self._answered_in_time()
        self._timer = self.loop.call_later(seconds, self._refuse, 408)

    def _answered_in_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait_in_queue(self) -> None:
        self.queue.pop(self, None)
        self.queue[self] = None
        if len(self.queue) > self.limits.waiting:
            next(iter(self.queue)).transport.abort()

    def _refuse(self, status: int) -> None:
        """Ends the connection, unless it has become something else: a WebSocket has limits of its own."""
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self._status = status
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Responds with an error and ends the connection."""
        self.queue.pop(self, None)
        self.transport.write(STATUS_LINE[self._status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


def patient(limits: Limits) -> type[Any]:
    """The connections of a server with those limits."""
    queue = min(limits.waiting, open_files() // 2)
    return type("Connection", (Patient,), {"limits": replace(limits, waiting=queue), "queue": {}})


def open_files() -> int:
    """How many files and connections the process may have open: as many as the system lets it have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return soft if soft > 0 else MOST_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
