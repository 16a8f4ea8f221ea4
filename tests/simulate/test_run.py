"""Many games: the same whatever the number of processes, and none of them stops the others."""

from typing import Any

import msgspec
import pytest

from miskatonic import Table
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.simulate import GameResult, Plan, play_game, simulate


def plan(**changes: Any) -> Plan:
    return msgspec.structs.replace(Plan(game="elder_sign", games=6, players=(2,), seed=11), **changes)


def told(results: list[GameResult]) -> list[Any]:
    """Everything about the games but the time they took."""
    return [msgspec.structs.replace(result, seconds=0.0) for result in results]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(simulate(plan(games=10), jobs=1))
    together = list(simulate(plan(games=10), jobs=2))
    assert told(alone) == told(together)


def test_a_game_has_the_seed_of_its_number_and_can_be_played_alone() -> None:
    results = list(simulate(plan()))
    assert [result.seed for result in results] == [11, 12, 13, 14, 15, 16]
    assert told([play_game(plan(), 4)]) == told(results[4:5])
    assert told([play_game(plan(seed=15), 0)]) == told(results[4:5])


def test_numbers_of_players_are_spread_evenly() -> None:
    results = list(simulate(plan(games=6, players=(1, 2, 3))))
    assert [result.players for result in results] == [1, 2, 3, 1, 2, 3]
    assert [result.setup["players"] for result in results] == ["1", "2", "3", "1", "2", "3"]


def test_a_result_tells_how_the_game_was_set_up_and_how_it_ended() -> None:
    result = play_game(plan(options={"ancient_one": "yig"}), 0)
    assert result.setup == {"ancient_one": "yig", "players": "2"}
    assert result.outcome == "loss"
    assert result.reason.startswith("es-lost-")
    assert result.decisions > 20
    assert result.length["day"] > 1
    assert result.seconds > 0


def test_a_game_that_goes_on_for_too_long_is_unfinished() -> None:
    result = play_game(plan(longest=10), 0)
    assert result.outcome == "unfinished"
    assert result.decisions == 10


def test_an_exception_in_a_game_is_told_and_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Table.choose

    def breaks(table: Table[Any], *chosen: Any, **given: Any) -> None:
        if table.seed == 13 and len(table.moves) == 5:
            raise ValueError("the stars\nare wrong")
        choose(table, *chosen, **given)

    monkeypatch.setattr(Table, "choose", breaks)
    results = list(simulate(plan()))
    assert [result.outcome == "error" for result in results] == [False, False, True, False, False, False]
    assert results[2].reason == "ValueError: the stars are wrong"
    assert results[2].decisions == 5


@pytest.mark.parametrize(
    "changes",
    [
        {"bot": "hal"},
        {"players": (9,)},
        {"options": {"ancient_one": "bob"}},
        {"options": {"weather": 1}},
        {"game": "chess"},
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_beforehand(changes: dict[str, Any]) -> None:
    with pytest.raises(MiskatonicError):
        plan(**changes).check()


def test_an_interrupted_run_leaves_no_process_behind() -> None:
    import multiprocessing

    before = {child.pid for child in multiprocessing.active_children()}
    results = simulate(plan(games=400, players=(8,)), jobs=2)
    next(results)
    during = [child for child in multiprocessing.active_children() if child.pid not in before]
    assert during
    results.close()  # type: ignore[attr-defined]
    for child in during:
        child.join(120)
    assert not any(child.is_alive() for child in during)
