"""The measure of a server's load plays real games on a real server."""

from miskatonic.simulate.load import measure, percentile


def test_tables_are_played_at_once_and_every_move_is_timed() -> None:
    shares: list[float] = []
    load = measure("elder_sign", 3, 1.5, 0.05, shares.append)
    assert load.tables == 3
    assert load.moves > 0
    assert load.errors == 0
    assert 0 < load.p50_ms <= load.p95_ms <= load.p99_ms <= load.max_ms
    assert shares == sorted(shares)


def test_a_percentile_is_what_that_share_of_the_moves_took_at_most() -> None:
    times = [n / 1000 for n in range(1, 201)]
    assert percentile(times, 0.5) == 100
    assert percentile(times, 0.99) == 198
    assert percentile(times, 1.0) == 200
