"""`miskatonic serve` as a command: how it ends, and what it refuses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.processes import ending_with_us
from tests.server.serving import PATIENCE, Visitor, free_port

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
    assert server.stdout.readline() == f"The table is set at http://localhost:{port} (Ctrl+C to stop).\n"
    visitor = Visitor(f"http://127.0.0.1:{port}")
    scene = visitor.open("search", "search")
    while not visitor.see(scene["id"])["moves"]:
        time.sleep(0.05)
    os.killpg(server.pid, signal.SIGINT)
    said, complained = server.communicate(timeout=PATIENCE)
    assert (said, complained, server.returncode) == ("", "", 0)
    with pytest.raises(httpx.TransportError):
        visitor.http.get("/api/me")


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
