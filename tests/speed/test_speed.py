"""The check of instructions: what it covers, when it fails, and what it names then. `make speed` runs it."""

from pathlib import Path

import msgspec
import pytest
from tests.speed.__main__ import TABLE, Table, growth
from tests.speed.counting import Cost, c_functions, total
from tests.speed.player import EDITIONS, Plan, bytecodes, highest

from miskatonic.games.elder_sign.rules import attempt
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.table import new_table

DUMP = """\
summary: 116
ob=(1) libpython
fn=(1) PyObject_Free
0 7
+3 9
cfn=(2) malloc
calls=2 739
* 60
fn=(2)
-2 40
"""


def cost(decision: int = 1000, clone: int = 2000, **python: float) -> Cost:
    return Cost(decision=decision, clone=clone, python=python, c={})


def test_the_table_has_every_game_and_every_published_box() -> None:
    table = msgspec.json.decode(TABLE.read_bytes(), type=Table)
    assert list(table.costs) == list(EDITIONS)
    assert {game for game, _, _ in EDITIONS.values()} == set(GAMES.names())
    assert "kingsport" in EDITIONS


def test_growth_within_three_per_cent_is_allowed() -> None:
    assert growth(cost(), cost(decision=1030, clone=2060)) == []
    assert growth(cost(), cost(decision=500, clone=500)) == []


def test_growth_beyond_it_is_named_with_the_function_that_grew_most() -> None:
    lines = growth(cost(roll=5, walk=90), cost(decision=1040, roll=45, walk=91))
    assert lines[0] == "a decision takes 1,040 instructions instead of 1,000 (+4.0%)"
    assert lines[1] == "  roll: 5.0 before, 45.0 now bytecodes a decision"


def test_a_slower_clone_fails_by_itself() -> None:
    assert growth(cost(), cost(clone=2100)) == ["a clone takes 2,100 instructions instead of 2,000 (+5.0%)"]


def test_a_function_that_does_more_runs_more_bytecodes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("elder_sign", seed=1, players=4)
    choices: list[list[int]] = []
    while table.decision is not None and len(choices) < 40:
        choices.append(highest(table.decision, f"{len(choices)}"))
        table.choose(*choices[-1])
    plan = Plan(game="elder_sign", setup={"players": 4}, games=[(1, choices)])
    before = bytecodes(plan)
    reachable = attempt.reachable_tasks

    def slow(*args, **kwargs):  # type: ignore[no-untyped-def]
        for _ in range(100):
            pass
        return reachable(*args, **kwargs)

    monkeypatch.setattr(attempt, "reachable_tasks", slow)
    after = bytecodes(plan)
    more = {name: number - before.get(name, 0) for name, number in after.items()}
    assert "slow" in max(more, key=more.__getitem__)


def test_instructions_of_calls_count_for_the_called_function_alone() -> None:
    assert total(DUMP) == 116
    assert c_functions(DUMP) == {"PyObject_Free": 16, "malloc": 40}


def test_an_option_more_seldom_changes_what_is_chosen() -> None:
    decision = new_table("arkham_horror", seed=3, players=2).decision
    assert decision is not None
    chosen = highest(decision, "salt")
    assert chosen == highest(decision, "salt")
    assert {tuple(highest(decision, f"{number}")) for number in range(50)} != {tuple(chosen)}


def test_ci_runs_the_check() -> None:
    assert "make speed" in (Path(__file__).parents[2] / ".ci" / "run").read_text()
