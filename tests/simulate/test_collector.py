"""Games need no garbage collector."""

import gc

import pytest

from miskatonic import new_table
from miskatonic.players import make_bot, play


@pytest.mark.parametrize("errata", [False, True])
def test_games_make_no_reference_cycles(errata: bool) -> None:
    def games(first: int) -> None:
        for seed in range(first, first + 5):
            table = new_table("elder_sign", seed=seed, players=4, errata=errata)
            play(table, [make_bot("random", "elder_sign", seed=seed)] * 4)
            table.undo(past_chance=True)

    games(0)
    gc.collect()
    gc.freeze()  # what other tests have left behind is none of its business
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        games(5)
        gc.collect()
        assert [repr(thing)[:200] for thing in gc.garbage] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.unfreeze()
        gc.enable()
