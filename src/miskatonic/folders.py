"""Where things are kept on this machine."""

from __future__ import annotations

import os
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
