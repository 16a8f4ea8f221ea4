"""Numbers for Prometheus, for the machine itself or with a token; and a log that programs can read."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from prometheus_client.parser import text_string_to_metric_families
from tests.processes import ending_with_us
from tests.server.serving import PATIENCE, Server, Visitor, free_port, in_process, wait_for

from miskatonic.server.config import Config


def numbers_of(server: Server, **headers: str) -> dict[tuple[str, str], float]:
    """What is counted, by its name and its label."""
    answer = httpx.get(f"{server.url}/metrics", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200
    families = text_string_to_metric_families(answer.text)
    return {
        (sample.name, "".join(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def test_moves_and_how_long_they_took_are_counted(server: Server, visitor: Visitor) -> None:
    before = numbers_of(server)
    scene = visitor.choose(visitor.choose(visitor.open("me")))
    after = numbers_of(server)
    person = ("miskatonic_moves_total", "person")
    took = ("miskatonic_request_seconds_count", "POST /api/tables/{table}/choices")
    assert after[person] == before[person] + 2
    assert after[took] == before.get(took, 0) + 2
    wait_for(lambda: numbers_of(server)["miskatonic_tables", ""] >= 1)
    assert scene["id"] not in httpx.get(f"{server.url}/metrics").text


def test_moves_of_bots_are_counted(server: Server, visitor: Visitor) -> None:
    bot = ("miskatonic_moves_total", "bot")
    before = numbers_of(server)[bot]
    visitor.see_turn(visitor.open("me", "random", first_player=1)["id"])
    assert numbers_of(server)[bot] > before


def test_live_connections_are_counted(server: Server, visitor: Visitor) -> None:
    sockets = ("miskatonic_sockets", "")
    before = numbers_of(server)[sockets]
    scene = visitor.open("me")
    with visitor.live(scene["id"], lang="en") as live:
        live.scene()
        assert numbers_of(server)[sockets] == before + 1
    wait_for(lambda: numbers_of(server)[sockets] == before)


def test_what_is_refused_is_counted(server: Server, visitor: Visitor) -> None:
    refusals = ("miskatonic_refusals_total", "404")
    visitor.refused("GET", "/api/tables/none")
    before = numbers_of(server)[refusals]
    visitor.refused("GET", "/api/tables/none")
    assert numbers_of(server)[refusals] == before + 1


def test_for_somebody_behind_a_proxy_there_is_no_such_page(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("given", "status"), [("Bearer squamous", 200), ("Bearer rugose", 404), ("squamous ", 404), ("", 404)]
)
def test_who_comes_from_elsewhere_has_to_know_the_token(tmp_path: Path, given: str, status: int) -> None:
    config = Config(database=str(tmp_path / "tables.sqlite3"), metrics_token="squamous")
    with in_process(config) as client:
        assert client.get("/metrics", headers={"Authorization": given}).status_code == status


def test_without_a_token_nobody_from_elsewhere_knows_it(tmp_path: Path) -> None:
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"))) as client:
        assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def sent(body: bytes, length: int | None = None, to: bytes = b"PUT /api/me") -> bytes:
    """A request with a body, or a part of it."""
    head = to + b" HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    return head % (len(body) if length is None else length) + body


NONSENSE = (
    b"\x16\x03\x01\x02\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"CONNECT x HTTP/1.1\r\nHost: localhost\r\n\r\n",
    sent(b"[" * 30_000),
    sent(b'{"name": "\xff\xfe"}'),
    sent(b'{"name": ' + b'{"x": ' * 9000 + b"1" + b"}" * 9001),
)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What a server writes down that hears nonsense, and whose database disappears before somebody says its name."""
    folder, port = tmp_path_factory.mktemp("data"), free_port()
    command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--port", str(port)]
    server = subprocess.Popen(
        ending_with_us(command),
        env={**os.environ, "MISKATONIC_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stdout.readline()
    for words in NONSENSE:
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            connection.sendall(words)
            assert connection.recv(100).startswith(b"HTTP/1.1 4")
    for request in (b"PUT /api/me", b"POST /api/tables/import"):
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            connection.sendall(sent(b"{", 1000, request))
    (folder / "tables.sqlite3").unlink()
    answer = httpx.put(f"http://127.0.0.1:{port}/api/me", json={"name": "Zoey"}, timeout=PATIENCE)
    assert answer.status_code == 503
    server.terminate()
    _, lines = server.communicate(timeout=PATIENCE)
    return [json.decode(line) for line in lines.splitlines()]


def test_a_failure_is_one_line_with_its_time_and_its_level(written: list[dict[str, Any]]) -> None:
    [failure] = [line for line in written if line["message"] == "PUT /api/me"]
    assert failure["level"] == "error"
    assert failure["error"].startswith("DatabaseGone: ")
    assert failure["where"][-1].startswith("database.py:")
    assert datetime.fromisoformat(failure["time"]).tzinfo is not None


def test_nonsense_from_the_network_is_not_worth_a_line(written: list[dict[str, Any]]) -> None:
    assert [line for line in written if not line.get("error", "").startswith("DatabaseGone: ")] == []


def test_no_line_holds_a_cookie_however_much_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--log-level", "debug"]
    server = subprocess.Popen(
        ending_with_us([*command, "--port", str(port := free_port())]),
        env={**os.environ, "MISKATONIC_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stdout.readline()
    visitor = Visitor(f"http://127.0.0.1:{port}")
    with visitor.live(visitor.open("me")["id"], lang="en") as live:
        live.scene()
    server.terminate()
    _, lines = server.communicate(timeout=PATIENCE)
    assert lines
    assert visitor.token not in lines
