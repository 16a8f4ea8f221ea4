"""What the tests share that want the same seed and the same choices to give the same game."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.games.gambler import Gambler, asked

from miskatonic import Table

ROOT = Path(__file__).parents[2]

PROGRAM = """
import hashlib
from {module} import trace
print(hashlib.sha256(b"".join(part for seed in range(4) for part in trace(seed))).hexdigest())
"""


def trace_of(table: Table[Any], gambler: Gambler) -> list[bytes]:
    """Everything that leaves a game: its checkpoints, what it asks, what it tells, and its record."""
    parts = [table.checkpoint]
    while table.decision is not None:
        parts.append(str(asked(table.decision)).encode())
        table.choose(*gambler.pick(table))
        parts.append(table.checkpoint)
    parts += [str(event).encode() for event in table.events]
    return [*parts, table.save()]


def digest(module: str, hash_seed: str) -> str:
    """What the `trace` of a module comes to for four seeds, in a process of its own that hashes in that way."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, "-c", PROGRAM.format(module=module)]
    return subprocess.run(program, env=environment, cwd=ROOT, capture_output=True, text=True, check=True).stdout
