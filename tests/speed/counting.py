"""Counts the instructions of an edition with valgrind, which hardly depend on what else the machine does, as time does."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

import msgspec
from msgspec import Struct
from tests.speed.player import Plan

ROOT = Path(__file__).parents[2]

SHARE = 0.001
"""The least share of all work for which a function is named."""


class Cost(Struct, frozen=True, kw_only=True):
    """What an edition costs."""

    decision: int
    """Instructions a decision."""
    clone: int
    """Instructions a clone."""
    python: dict[str, float]
    """Bytecodes a decision of the larger Python functions."""
    c: dict[str, float]
    """Instructions a decision of the larger C functions."""


def environment() -> str:
    """What counts depend on beside our code."""
    python = [platform.python_implementation(), platform.python_version(), platform.machine(), *platform.libc_ver()]
    valgrind = subprocess.run(["valgrind", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    return ", ".join([" ".join(python), f"msgspec {version('msgspec')}", valgrind])


def measure(edition: str, root: Path = ROOT) -> Cost:
    """Counts an edition with the engine of a checkout."""
    with TemporaryDirectory() as folder:
        file, counts = Path(folder) / "plan", Path(folder) / "counts"
        _run(root, "plan", edition, str(file))
        plan = msgspec.json.decode(file.read_bytes(), type=Plan)
        clones = _count(root, file, counts)
        played, cloned = (counts.with_suffix(f".{part}").read_text() for part in (1, 2))
        functions = {name: number / plan.decisions for name, number in c_functions(played).items()}
        traced = msgspec.json.decode(_run(root, "trace", str(file)), type=dict[str, float])
        return Cost(
            decision=total(played) // plan.decisions,
            clone=total(cloned) // clones,
            python=_larger(traced),
            c=_larger(functions),
        )


def _count(root: Path, plan: Path, counts: Path) -> int:
    """Plays a plan below valgrind, which writes `counts.1` for decisions and `counts.2` for clones; the number of clones."""
    valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={counts}"]
    command = [*valgrind, sys.executable, "-m", "tests.speed.player", "play", str(plan)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, env=_environment(root), stdin=pipe, stdout=pipe, text=True) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        clones = _line(player.stdout)
        _tell(player.pid, "instrumentation", "on")
        for _ in range(2):
            print(file=player.stdin, flush=True)
            _line(player.stdout)
            _tell(player.pid, "dump")
        print(file=player.stdin, flush=True)
    return int(clones)


def _line(output: IO[str]) -> str:
    if not (line := output.readline()):
        raise RuntimeError("The player ended before it was done: what it says about that is above.")
    return line


def _tell(pid: int, *command: str) -> None:
    """Tells a running callgrind what to do."""
    subprocess.run(["vgdb", f"--pid={pid}", *command], check=True, capture_output=True)


def _run(root: Path, *arguments: str) -> bytes:
    command = [sys.executable, "-m", "tests.speed.player", *arguments]
    return subprocess.run(command, cwd=ROOT, env=_environment(root), check=True, stdout=subprocess.PIPE).stdout


def _environment(root: Path) -> dict[str, str]:
    """The engine of one checkout, and hashes that are always the same."""
    return {**os.environ, "PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "0"}


def _larger(costs: dict[str, float]) -> dict[str, float]:
    """The functions that matter, each with the number that it has, in the order of their names."""
    least = sum(costs.values()) * SHARE
    return {name: round(cost, 1) for name, cost in sorted(costs.items()) if cost >= least}


def total(dump: str) -> int:
    """All instructions of a file of callgrind."""
    found = re.search(r"^summary: (\d+)", dump, re.MULTILINE)
    if found is None:
        raise RuntimeError("Callgrind has written no sum.")
    return int(found[1])


def c_functions(dump: str) -> dict[str, int]:
    """Instructions that each C function runs itself, from a file of callgrind."""
    names: dict[str, str] = {}
    costs: Counter[str] = Counter()
    function = ""
    of_a_call = False
    for line in dump.splitlines():
        if found := re.match(r"(c?fn)=(\(\d+\))(?: (.*))?$", line):
            kind, number, name = found.groups()
            if name is not None:
                names[number] = name
            if kind == "fn":
                function = names[number]
        elif line.startswith("calls="):
            of_a_call = True
        elif found := re.match(r"(?:[-+]?\d+|\*) (\d+)$", line):
            if not of_a_call:
                costs[function] += int(found[1])
            of_a_call = False
    return dict(costs)
