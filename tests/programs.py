"""Programs that some tests need beside Python."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

DEBIAN_KEEPS_SERVERS_IN = ("usr/sbin", "usr/lib/postgresql/*/bin")


def program(name: str, package: str) -> Path:
    """The path of a program; without it the test is skipped, or fails where `MISKATONIC_MUST` is set."""
    places = [Path(found) for found in [shutil.which(name)] if found]
    for folder in DEBIAN_KEEPS_SERVERS_IN:
        places += sorted(Path("/").glob(f"{folder}/{name}"), reverse=True)
    if not places:
        cannot(f"{name} was not found: install the package {package}")
    return places[0]


def cannot(reason: str) -> NoReturn:
    """This test cannot run here. Where everything must be tested, that is a failure."""
    if os.environ.get("MISKATONIC_MUST"):
        pytest.fail(f"{reason} (MISKATONIC_MUST is set: nothing may be skipped)")
    pytest.skip(reason)
