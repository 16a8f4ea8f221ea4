"""The same seed and the same choices give the same game, byte for byte, in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.elder_sign.gambler import Gambler, asked

from miskatonic import new_table

ROOT = Path(__file__).parents[3]

PROGRAM = """
import hashlib
from tests.games.elder_sign.test_determinism import trace
print(hashlib.sha256(b"".join(part for seed in range(4) for part in trace(seed))).hexdigest())
"""


def trace(seed: int) -> list[bytes]:
    """Everything that leaves a game: its checkpoints, what it asks, what it tells, and its record."""
    table = new_table("elder_sign", seed=seed, players=1 + seed, errata=bool(seed % 2), draft=seed > 1)
    gambler = Gambler(seed, bold=True)
    parts = [table.checkpoint]
    while table.decision is not None:
        parts.append(str(asked(table.decision)).encode())
        table.choose(*gambler.pick(table))
        parts.append(table.checkpoint)
    parts += [str(event).encode() for event in table.events]
    return [*parts, table.save()]


@pytest.mark.parametrize("seed", range(4))
def test_the_same_seed_and_the_same_choices_give_the_same_game(seed: int) -> None:
    assert trace(seed) == trace(seed)


def test_another_seed_gives_another_game() -> None:
    first, second = (new_table("elder_sign", seed=seed, players=2) for seed in (1, 2))
    assert first.checkpoint != second.checkpoint


def test_other_choices_give_another_game() -> None:
    first, second = (Gambler(seed).play(new_table("elder_sign", seed=1, players=2)) for seed in (1, 2))
    assert first.checkpoint != second.checkpoint


def test_the_game_is_the_same_in_processes_that_hash_differently() -> None:
    def run(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
        )
        return done.stdout

    results = [run(hash_seed) for hash_seed in ("0", "1", "271828")]
    assert len(results[0].strip()) == 64
    assert len(set(results)) == 1
