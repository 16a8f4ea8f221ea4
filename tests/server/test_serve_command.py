"""`miskatonic serve` as a command: how it ends, and what it refuses."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.processes import ending_with_us
from tests.server.serving import PATIENCE, Visitor, free_port, serving, wait_for

from miskatonic.cli.serve import open_and_close
from miskatonic.server.config import Config

SERVE = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve"]


def test_ctrl_c_ends_it_and_its_thinking_bots_without_a_complaint(tmp_path: Path) -> None:
    port = free_port()
    command = [*SERVE, "--port", str(port), "--think", "0.5", "--lang", "en"]
    server = subprocess.Popen(
        ending_with_us(command),
        env={**os.environ, "MISKATONIC_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # the keys of a terminal reach every process that was started from there
    )
    assert server.stdout is not None
    assert server.stdout.readline() == f"The server is ready at http://localhost:{port} (Ctrl+C to stop).\n"
    visitor = Visitor(f"http://127.0.0.1:{port}")
    scene = visitor.open("search", "search")
    while not visitor.see(scene["id"])["moves"]:
        time.sleep(0.05)
    os.killpg(server.pid, signal.SIGINT)
    said, complained = server.communicate(timeout=PATIENCE)
    assert (said, complained, server.returncode) == ("", "", 0)
    with pytest.raises(httpx.TransportError):
        visitor.http.get("/api/me")


def test_who_still_waits_for_odds_when_it_ends_is_not_worth_a_line(tmp_path: Path) -> None:
    known = "import tests.server.treadmill.known; from miskatonic.cli import main; main()"
    command = [sys.executable, "-c", known, "serve", "--rate", "0", "--port", str(port := free_port())]
    server = subprocess.Popen(
        ending_with_us(command),
        env={**os.environ, "MISKATONIC_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stdout.readline()
    visitor = Visitor(f"http://127.0.0.1:{port}")
    path = f"/api/tables/{visitor.post('/api/tables', {'game': 'treadmill', 'seats': [{'kind': 'me'}]})['id']}"
    visitor.post(f"{path}/choices", {"version": 0, "seat": 0, "options": ["ponder"]})
    with ThreadPoolExecutor(16) as threads:
        waiting = [threads.submit(visitor.http.get, f"{path}/odds") for _ in range(16)]
        wait_for(lambda: "miskatonic_looks_queue 1" in visitor.http.get("/metrics").text)
        server.terminate()
        _, lines = server.communicate(timeout=PATIENCE)
        assert all(asked.exception() or asked.result().status_code >= 400 for asked in waiting)
    assert len(lines.splitlines()) <= 1, lines


def modes(folder: Path) -> dict[str, int]:
    """What may be done with a folder and with everything in it, by whom."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.rglob("*"))}


@pytest.mark.parametrize("earlier", [False, True], ids=["a new folder", "a folder of an earlier version"])
def test_what_is_kept_is_for_who_runs_the_server_alone(tmp_path: Path, earlier: bool) -> None:
    data = tmp_path / "data"
    if earlier:
        data.mkdir(mode=0o755)
        (data / "tables.sqlite3").touch(mode=0o644)
    with serving(data) as server:
        server.visitor().open("me")
        files = {f"tables.sqlite3{end}": 0o600 for end in ("", "-wal", "-shm")}
        assert modes(data) == {"data": 0o700} | files


def test_a_database_elsewhere_is_closed_and_nothing_else_there(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "other").touch(mode=0o644)
    asyncio.run(open_and_close(Config(database=str(tmp_path / "own.sqlite3")).url))
    assert modes(tmp_path) == {tmp_path.name: 0o755, "other": 0o644, "own.sqlite3": 0o600}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--database", "{folder}/none/tables.sqlite3"], "The database cannot be used: unable to open database file."),
        (["--database", __file__], "The database cannot be used: file is not a database."),
        (["--database", "postgresql://x@127.0.0.1:{port}/x"], "The database cannot be used: "),
        (["--database", "carrier-pigeon://x"], "The database cannot be used: "),
        (["--redis", "127.0.0.1"], "The address of Redis must begin with redis://, rediss:// or unix://."),
    ],
)
def test_what_cannot_be_used_is_refused_with_a_sentence(options: list[str], sentence: str, tmp_path: Path) -> None:
    given = [option.format(folder=tmp_path, port=free_port()) for option in options]
    ended = subprocess.run(
        [*SERVE, "--port", "0", "--lang", "en", *given],
        env={**os.environ, "MISKATONIC_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.startswith(sentence)
    assert ended.stderr.count("\n") == 1
