"""Servers that tests start do not outlive them, even if the tests are killed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.serving import wait_for

PROJECT = Path(__file__).parents[2]

STARTED = {
    "a server": "Server(folder).start().process",
    "a server of the nursery": "QuickServer(folder).start().process",
    "a nursery": "QuickServer(folder).nursery",
    "a service": "Service(['sleep', '600'], listening(), folder).start().process",
}

TEST = """
import socket, sys, time
from pathlib import Path
from tests.server.databases import Service
from tests.server.serving import QuickServer, Server

def listening():
    global listener
    listener = socket.create_server(("127.0.0.1", 0))
    return listener.getsockname()[1]

folder = Path(sys.argv[1])
process = {started}
print("started", process.pid, flush=True)
time.sleep(600)
"""


def lives(pid: int) -> bool:
    """Whether there is such a process that has not ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(shutil.which("setpriv") is None, reason="only Linux ends a process with its parent")
@pytest.mark.parametrize("started", STARTED)
def test_what_a_test_has_started_ends_with_it_even_if_it_is_killed(started: str, tmp_path: Path) -> None:
    program = TEST.replace("{started}", STARTED[started])
    test = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=PROJECT
    )
    assert test.stdout is not None
    pid = next(int(line.split()[1]) for line in test.stdout if line.startswith("started "))
    assert lives(pid)
    test.kill()
    test.wait()
    test.stdout.close()
    try:
        wait_for(lambda: not lives(pid))
    finally:
        if lives(pid):
            os.kill(pid, signal.SIGKILL)
