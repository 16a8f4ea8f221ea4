"""Games at random that are nearly over, and the state between two steps."""

from typing import Any

import msgspec
import pytest
from tests.games.elder_sign.gambler import GREAT_OLD, Gambler
from tests.games.gambler import play_checked

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.checks import check
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign
from miskatonic.kernel.sight import Sight


def first_turn(seed: int, ancient_one: str) -> Table[Any]:
    """A game of three whose first turn is about to begin."""
    table = new_table("elder_sign", seed=seed, ancient_one=ancient_one, players=3, errata=bool(seed % 2), history=False)
    while table.state.step in ("prepare", "first_mythos"):
        table.choose(0)
    return table


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_games_that_are_nearly_won_are_won_by_an_elder_sign(ancient_one: str) -> None:
    reasons = set()
    for seed in range(12):
        table = first_turn(seed, ancient_one)
        table.state.elder_signs = ANCIENT_ONES[ancient_one].elder_signs - 1
        table.edited()
        outcome = play_checked(table, Gambler(seed, bold=True)).outcome
        assert outcome is not None
        assert outcome.winners == ([0, 1, 2] if outcome.reason.startswith("es-won") else [])
        reasons.add(outcome.reason)
    assert "es-won-sealed" in reasons


@pytest.mark.parametrize("ancient_one", [slug for slug in GREAT_OLD if ANCIENT_ONES[slug].combat])
def test_final_battles_that_are_nearly_won_are_won(ancient_one: str) -> None:
    reasons = set()
    for seed in range(12):
        table = first_turn(seed, ancient_one)
        table.state.awake, table.state.doom = True, 2
        for investigator in table.state.present():
            investigator.at = ANCIENT_ONE
        for die in table.state.dice:
            if die.lock == table.state.mythos:
                die.lock, die.zone = "", "supply"
        table.edited()
        outcome = play_checked(table, Gambler(seed, bold=True)).outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert "es-won-battle" in reasons


@pytest.mark.parametrize("errata", [False, True])
@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_between_two_steps_everybody_who_is_not_out_is_in_play(ancient_one: str, errata: bool) -> None:
    for seed in range(4):
        table = new_table("elder_sign", seed=seed, ancient_one=ancient_one, players=3, errata=errata, history=False)
        gambler = Gambler(seed, bold=bool(seed % 2))
        while table.decision is not None:
            before = table.checkpoint
            table.choose(*gambler.pick(Sight(table)))
            if table.checkpoint == before:
                continue
            state = msgspec.msgpack.decode(table.checkpoint, type=ElderSign)
            check(state)
            if state.step != "prepare" and state.outcome is None:
                assert [n for n, investigator in enumerate(state.investigators) if investigator is None] == sorted(
                    state.out
                )
                assert state.active_investigator is not None or state.step in ("clock", "midnight"), (
                    "the clock moves after the last turn too"
                )
                assert (state.attempt is not None) == (state.step in ("roll", "retry"))
                assert not any(cast.fresh for cast in state.cast)
