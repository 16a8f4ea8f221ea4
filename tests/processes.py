"""Processes that tests start and that end with them, however the tests end."""

from __future__ import annotations

import shutil


def ending_with_us(command: list[str]) -> list[str]:
    """A command whose process the system kills as soon as the thread that has started it is gone, even if that was killed.

    Linux alone can do so; elsewhere, and where the program that asks for it is missing, it is the command as it was.
    """
    setpriv = shutil.which("setpriv")
    return command if setpriv is None else [setpriv, "--pdeathsig", "KILL", "--", *command]
