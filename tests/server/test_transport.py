"""Whoever sends half a request, slowly, or one without end, keeps nobody else out."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from tests.server.serving import Server, Visitor, wait_for

from miskatonic.server.app import make_app
from miskatonic.server.config import Config, Limits
from miskatonic.server.transport import patient

HALF = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-More: "


@contextmanager
def listening(tmp_path: Path, **limits: float) -> Iterator[int]:
    """The port of a server with those limits."""
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(**limits))  # type: ignore[arg-type]
    server = uvicorn.Server(uvicorn.Config(make_app(config), http=patient(config.limits), log_config=None))
    listener = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=[[listener]])
    thread.start()
    wait_for(lambda: server.started)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def connected(port: int, words: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=60)
    connection.sendall(words)
    return connection


def answer_of(connection: socket.socket) -> bytes:
    """All that is said before the connection ends."""
    heard = b""
    with suppress(ConnectionError):
        while part := connection.recv(65536):
            heard += part
    return heard


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return bool(connection.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


@pytest.mark.parametrize("line", [b"x" * 200_000, b"x\r\nX-More: " * 20_000])
def test_headers_without_end_are_not_read(server: Server, line: bytes) -> None:
    sent = 0
    with connected(server.port, HALF) as connection:
        with suppress(ConnectionError):
            while sent < 50_000_000:
                connection.sendall(line)
                sent += len(line)
        assert sent < 20_000_000, "most of it never gets there"
    with connected(server.port, HALF + line[:50_000]) as connection:
        assert answer_of(connection).startswith(b"HTTP/1.1 431 ")


def test_headers_as_browsers_send_them_are_read(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/me", headers={"X-More": "x" * 20_000}).status_code == 200


@pytest.mark.parametrize("words", [b"", b"GET /", HALF, HALF + b"x\r\n"])
def test_half_a_request_is_waited_for_only_so_long(tmp_path: Path, words: bytes) -> None:
    with listening(tmp_path, head_seconds=0.3) as port, connected(port, words) as connection:
        began = time.monotonic()
        assert answer_of(connection).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - began > 0.2


def test_a_byte_now_and_then_is_no_request_either(tmp_path: Path) -> None:
    with listening(tmp_path, head_seconds=0.5) as port, connected(port, HALF) as connection, suppress(ConnectionError):
        for _ in range(600):
            connection.sendall(b"x")
            time.sleep(0.05)
        pytest.fail("it is waited for")


def test_a_body_is_waited_for_only_so_long(tmp_path: Path) -> None:
    post = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
    with listening(tmp_path, body_seconds=0.3) as port, connected(port, post) as connection:
        assert answer_of(connection).startswith(b"HTTP/1.1 408 ")


def test_a_second_request_may_be_late(tmp_path: Path) -> None:
    with listening(tmp_path, head_seconds=0.3) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        http.get("/api/me")
        time.sleep(0.6)
        assert http.get("/api/me").status_code == 200


@pytest.mark.parametrize("words", [HALF, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_many_who_come_in_and_do_nothing_keep_nobody_out(tmp_path: Path, words: bytes) -> None:
    with listening(tmp_path, waiting=20, rate=0) as port, ExitStack() as stack:
        crowd = [stack.enter_context(connected(port, words)) for _ in range(200)]
        assert httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=60).status_code == 200
        if words is HALF:
            wait_for(lambda: sum(map(is_open, crowd)) <= 20)


def test_who_watches_a_table_is_not_in_that_queue(tmp_path: Path) -> None:
    with listening(tmp_path, waiting=5, head_seconds=0.3, body_seconds=0.3, rate=0) as port, ExitStack() as stack:
        visitor = Visitor(f"http://127.0.0.1:{port}")
        scene = visitor.open("me")
        with visitor.live(scene["id"], lang="en") as live:
            live.scene()
            for _ in range(30):
                stack.enter_context(connected(port, HALF))
            time.sleep(0.6)
            visitor = Visitor(f"http://127.0.0.1:{port}")
            live.watch(lang="fr")
            assert live.scene()["title"] == "Le Signe des Anciens"


def test_two_requests_at_once_are_both_answered(server: Server) -> None:
    words = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with connected(server.port, words + words[:-2] + b"Connection: close\r\n\r\n") as connection:
        assert answer_of(connection).count(b"HTTP/1.1 200 ") == 2
