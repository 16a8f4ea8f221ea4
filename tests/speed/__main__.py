"""Instructions a decision and a clone of every game, held against the table in the repository: `make speed`.

Beyond `ALLOWED` the check fails and names the functions that grew. `make speed-table` takes what is counted into the table: where
a cost is worth it, and the commit says so.

Counts with another Python, or with another version of what the engine is built on, cannot be compared with the table: there the
commit that the table was made at is counted too, and compared with instead.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from tests.speed.counting import ROOT, Cost, environment, measure
from tests.speed.player import EDITIONS

TABLE = Path(__file__).with_name("table.json")

ALLOWED = 0.03
"""Growth beyond which the check fails."""
NAMED = 6
"""Functions of each kind that are named where something has grown."""


class Table(Struct, frozen=True, kw_only=True):
    """What each edition costs, and where that was counted."""

    commit: str
    environment: str
    costs: dict[str, Cost]


def growth(before: Cost, after: Cost) -> list[str]:
    """What takes more than allowed, a sentence each, with the functions that grew most."""
    said = [
        f"a {part} takes {now:,} instructions instead of {then:,} ({now / then - 1:+.1%})"
        for part, then, now in (
            ("decision", before.decision, after.decision),
            ("clone", before.clone, after.clone),
        )
        if now > then * (1 + ALLOWED)
    ]
    if said:
        said += [f"  {line} bytecodes a decision" for line in risen(before.python, after.python)]
        said += [f"  {line} instructions a decision" for line in risen(before.c, after.c)]
    return said


def risen(before: dict[str, float], after: dict[str, float]) -> list[str]:
    """The functions that do the most more than before."""
    more = {name: cost - before.get(name, 0) for name, cost in after.items()}
    most = sorted((name for name in more if more[name] > 0), key=more.__getitem__, reverse=True)[:NAMED]
    return [f"{name}: {before.get(name, 0):,.1f} before, {after[name]:,.1f} now" for name in most]


def count_all(root: Path = ROOT) -> dict[str, Cost]:
    """Counts all editions, two at a time, and prints each as soon as it is known."""
    costs: dict[str, Cost] = {}
    with ThreadPool(2) as pool:
        for edition, cost in pool.imap(lambda edition: (edition, measure(edition, root)), EDITIONS):
            print(f"{edition}: {cost.decision:,} instructions a decision, {cost.clone:,} a clone", flush=True)
            costs[edition] = cost
    return costs


def git(*command: str) -> str:
    return subprocess.run(["git", *command], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """The tree of a commit in a folder of its own."""
    with TemporaryDirectory() as folder:
        where = Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(where), commit)
        try:
            yield where
        finally:
            git("worktree", "remove", "--force", str(where))


def allowed() -> dict[str, Cost]:
    """What each edition may cost here: as the table says, or counted anew where the table was made elsewhere."""
    table = msgspec.json.decode(TABLE.read_bytes(), type=Table)
    if table.environment == environment():
        return table.costs
    print(
        f"The table was made with {table.environment}; here is {environment()}. Counting {table.commit} too:",
        flush=True,
    )
    with checkout(table.commit) as root:
        return count_all(root)


def check() -> int:
    """Holds every edition against what it may cost; the number of those that have grown."""
    before, after = allowed(), count_all()
    failed = 0
    for edition, cost in after.items():
        if lines := growth(before[edition], cost):
            failed += 1
            print(f"\n{edition}: " + "\n".join(lines))
    print(f"{len(after) - failed} passed, {failed} failed")
    return failed


def save() -> None:
    """Takes the costs of the present commit into the table."""
    if git("status", "--porcelain", "--", "src"):
        sys.exit("The table is made of a commit: commit what has changed in src first.")
    table = Table(commit=git("rev-parse", "HEAD"), environment=environment(), costs=count_all())
    TABLE.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["save"]:
        save()
    else:
        sys.exit(min(1, check()))
