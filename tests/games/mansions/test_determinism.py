"""The same seed and the same choices give the same game, byte for byte, in every process."""

import pytest
from tests.games.determinism import digest, trace_of
from tests.games.mansions.test_random_games import Wanderer

from miskatonic import new_table


def trace(seed: int) -> list[bytes]:
    """Everything that leaves the game with that seed."""
    return trace_of(new_table("mansions", seed=seed, players=2 + seed % 4), Wanderer(seed, bold=True))


@pytest.mark.parametrize("seed", range(2))
def test_the_same_seed_and_the_same_choices_give_the_same_game(seed: int) -> None:
    assert trace(seed) == trace(seed)


def test_another_seed_gives_another_game() -> None:
    first, second = (new_table("mansions", seed=seed, players=2) for seed in (1, 2))
    assert first.checkpoint != second.checkpoint


def test_other_choices_give_another_game() -> None:
    first, second = (Wanderer(seed).play(new_table("mansions", seed=1, players=2)) for seed in (1, 2))
    assert first.checkpoint != second.checkpoint


def test_the_game_is_the_same_in_processes_that_hash_differently() -> None:
    results = [digest(__name__, hash_seed) for hash_seed in ("0", "271828")]
    assert len(results[0].strip()) == 64
    assert len(set(results)) == 1
