"""Object of the game."""

import pytest
from tests.rules.arkham_horror.shared import set_up

from miskatonic.kernel.errors import BadSetup
from miskatonic.testing import rule, scenario

SIX = ("woods", "graveyard", "black_cave", "the_unnamable", "unvisited_isle")


@rule("AH-GOAL-01", "AH-GOAL-03")
def test_all_players_win_when_enough_gates_are_sealed() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "ashcan_pete"], ancient_one="yig")
    for place in SIX:
        g.place("seal", at=place)
    g.place("gate_abyss", at="the_witch_house").place("gate_rlyeh", at="hibbs_roadhouse")
    g.place("amanda_sharpe", at="the_witch_house").give("amanda_sharpe", "explored", "elder_sign")
    g.begin(step="encounter").choose("elder_sign:")
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]


@rule("AH-GOAL-01", "AH-GOAL-03")
def test_all_players_lose_together() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "ashcan_pete"], ancient_one="azathoth")
    g.set("doom", 13).stack("mythos", ["big_storm_sweeps_arkham"]).begin(phase="mythos")
    assert g.outcome is not None
    assert g.outcome.winners == []


@rule("AH-GOAL-03")
def test_the_players_win_when_every_gate_is_closed() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig")
    g.place("gate_the_dreamlands", at="woods").place("amanda_sharpe", at="woods").give("amanda_sharpe", "explored")
    g.begin(step="encounter").rig(dice=[5, 1]).play("close", "close:fight")
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("AH-GOAL-03")
def test_the_players_win_the_final_battle_when_the_last_doom_is_gone() -> None:
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="yig")
    g.set("michael_mcglen.sliders", [0, 3, 0]).awaken(doom=1).rig(dice=[6, 1, 1])
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("AH-GOAL-02")
@pytest.mark.parametrize("players", [1, 8])
def test_one_to_eight_play(players: int) -> None:
    table = set_up(players=players)
    assert len(table.state.present()) == players


@rule("AH-GOAL-02")
def test_nine_are_too_many() -> None:
    with pytest.raises(BadSetup):
        set_up(players=9)
