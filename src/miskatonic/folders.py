"""Where things are kept on this machine."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """`$MISKATONIC_DATA`, or where the system keeps what programs store for their user."""
    if given := environment.get("MISKATONIC_DATA"):
        return Path(given)
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Miskatonic"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Miskatonic"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "miskatonic"


def private_folder(folder: Path) -> Path:
    """Makes a folder that only its user can look into; one that is there already is closed to others."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    close_to_others(folder)
    return folder


def private_file(file: Path) -> None:
    """Makes a file that only its user can read, where there is none; one that is there already is closed to others."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    close_to_others(file)


def close_to_others(path: Path) -> None:
    """Takes from everybody else what they may do with a file or a folder of the user's own, but for one that all share."""
    found = path.stat()
    if os.name == "posix" and found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
        path.chmod(stat.S_IMODE(found.st_mode) & ~0o077)
