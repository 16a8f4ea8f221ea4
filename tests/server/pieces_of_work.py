"""What processes are given to do in tests. They load no more than this."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def run_for_ever(folder: str = "") -> None:
    """Never asks whether it may go on."""
    note(folder)
    while True:
        pass


def note(folder: str) -> None:
    """Leaves the number of the process in a folder."""
    if folder:
        (Path(folder) / str(os.getpid())).touch()


def end_with(number: int, folder: str) -> int:
    """The first time it is ended by a signal, the second time it is done."""
    once = list(Path(folder).iterdir())
    note(folder)
    if not once or number == signal.SIGSEGV:
        os.kill(os.getpid(), number)
    return len(once)
