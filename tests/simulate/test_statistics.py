"""Counting results."""

import pytest

from miskatonic.simulate import GameResult, Group, summarize, wilson
from miskatonic.simulate.run import Ending


def result(outcome: Ending, ancient_one: str = "yig", players: int = 2, decisions: int = 10) -> GameResult:
    return GameResult(
        seed=1,
        players=players,
        setup={"ancient_one": ancient_one, "players": str(players)},
        outcome=outcome,
        reason="boom" if outcome == "error" else "",
        decisions=decisions,
        seconds=0.1,
    )


def test_every_game_is_counted_once() -> None:
    results = [result("win"), result("loss"), result("loss"), result("unfinished"), result("error")]
    summary = summarize(results, game="elder_sign", players=2, bot="random", seconds=2.0)
    assert (summary.games, summary.wins, summary.losses, summary.unfinished, summary.errors) == (5, 1, 2, 1, 1)
    assert summary.decisions == 50
    assert summary.decisions_per_second == 25.0
    assert [failure.error for failure in summary.failures] == ["boom"]


def test_games_are_grouped_by_what_they_were_set_up_with_numbers_in_their_order() -> None:
    results = [result("win", "yig", 10), result("loss", "yig", 2), result("win", "cthulhu", 10)]
    summary = summarize(results, game="elder_sign", players="2-10", bot="random", seconds=1.0)
    assert summary.by_setup == {
        "ancient_one": {"cthulhu": Group(1, 1), "yig": Group(2, 1)},
        "players": {"2": Group(1, 0), "10": Group(2, 2)},
    }
    assert list(summary.by_setup["players"]) == ["2", "10"]
    assert list(summary.by_setup["ancient_one"]) == ["cthulhu", "yig"]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_s_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)
