"""Measuring the engine."""

import gc

from miskatonic.simulate.bench import bench


def test_the_engine_is_measured_by_games_that_are_really_played() -> None:
    speed = bench("elder_sign", 0.3)
    assert 0 < speed.decisions_per_second_median <= speed.decisions_per_second
    assert speed.clone_us > 0
    assert 500 < speed.state_bytes <= speed.state_bytes_max
    assert speed.players == 4
    assert gc.isenabled()
