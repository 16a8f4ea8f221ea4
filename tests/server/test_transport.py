"""Whoever sends half a request, slowly, or one without end, keeps nobody else out."""

from __future__ import annotations

import re
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
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # the system keeps little of what is not read
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


@pytest.mark.parametrize("cookie", [b"Cookie: a=%b\r\n" % (b"x" * 5000), b"cookie: a=%b\r\n" % (b"x" * 500) * 10])
def test_so_many_cookies_are_not_read(server: Server, cookie: bytes) -> None:
    with connected(server.port, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n" + cookie + b"\r\n") as connection:
        assert answer_of(connection).startswith(b"HTTP/1.1 431 ")


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
    with listening(tmp_path, waiting=20, head_seconds=600, rate=0) as port, ExitStack() as stack:
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


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(tmp_path: Path) -> None:
    ask = b"GET /api/games/card_game/pieces HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with listening(tmp_path, answer_seconds=0.3) as port, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", port))
        connection.sendall(60 * ask)
        time.sleep(3)
        connection.settimeout(60)
        assert answer_of(connection).count(b"HTTP/1.1 200 ") < 60, "the rest of it has been thrown away"


def test_an_answer_may_be_read_slowly(tmp_path: Path) -> None:
    ask = b"GET /api/games/card_game/pieces HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with listening(tmp_path, answer_seconds=0.5) as port, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", port))
        connection.sendall(ask)
        head, _, body = connection.recv(4096).partition(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", head)[1])  # type: ignore[index]
        while len(body) < length and (part := connection.recv(65536)):
            body += part
            time.sleep(0.01)
        assert len(body) == length


SMUGGLED = b"GET /api/games/smuggled HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
AMBIGUOUS = {
    "two ways to say how long it is": b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "two lengths": b"Content-Length: 0\r\nContent-Length: 5\r\n\r\n",
    "a list of lengths": b"Content-Length: 5, 5\r\n\r\n",
    "a length with a sign": b"Content-Length: +5\r\n\r\n",
    "a length below nothing": b"Content-Length: -1\r\n\r\n",
    "a length without end": b"Content-Length: 99999999999999999999999\r\n\r\n",
    "parts that are nearly parts": b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "parts that are something else in the end": b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
    "a part of no length": b"Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    "a name with a space": b"Content-Length : 5\r\n\r\n",
    "a line that goes on": b"X: a\r\n b\r\n\r\n",
    "lines that end otherwise": b"X: a\nContent-Length: 5\n\r\n",
    "a sign of nothing": b"X: a\x00b\r\n\r\n",
}


@pytest.mark.parametrize("rest", AMBIGUOUS.values(), ids=AMBIGUOUS)
def test_a_request_that_can_be_read_in_two_ways_is_not_read_at_all(server: Server, rest: bytes) -> None:
    words = b"POST /api/games/elder_sign/check HTTP/1.1\r\nHost: localhost\r\n" + rest + SMUGGLED
    with connected(server.port, words) as connection:
        heard = answer_of(connection)
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert heard.count(b"HTTP/1.1 ") == 1
    assert b"smuggled" not in heard


@pytest.mark.parametrize("port", [b"65536", b"99999999", b"x", "\N{SUPERSCRIPT TWO}".encode(), b"-1"])
@pytest.mark.parametrize("path", [b"/", b"/api/me", b"/api/nothing", b"/health"])
def test_a_port_that_does_not_exist_is_no_failure(server: Server, path: bytes, port: bytes) -> None:
    words = b"GET %b HTTP/1.1\r\nHost: localhost:%b\r\nConnection: close\r\n\r\n" % (path, port)
    with connected(server.port, words) as connection:
        assert answer_of(connection)[:13] in (b"HTTP/1.1 400 ", b"HTTP/1.1 404 ", b"HTTP/1.1 421 ")


@pytest.mark.parametrize("hosts", [b"localhost evil.example", b"evil.example localhost", b"localhost localhost"])
def test_a_request_for_two_hosts_is_for_none(server: Server, hosts: bytes) -> None:
    named = b"".join(b"Host: %b\r\n" % host for host in hosts.split())
    with connected(server.port, b"GET /api/me HTTP/1.1\r\nConnection: close\r\n" + named + b"\r\n") as connection:
        assert answer_of(connection).startswith(b"HTTP/1.1 421 ")
