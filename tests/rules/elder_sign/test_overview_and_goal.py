"""Overview and goal."""

import pytest
from tests.rules.elder_sign.shared import set_up, walk_the_hidden_passage

from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.events import DoomAdded, MythosDrawn
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule, scenario


@rule("ES-GOAL-01")
@pytest.mark.parametrize("players", range(1, 9))
def test_each_of_one_to_eight_players_leads_an_investigator_against_one_ancient_one(players: int) -> None:
    state = set_up(players=players).state
    investigators = [investigator for investigator in state.investigators if investigator is not None]
    assert [investigator.seat for investigator in investigators] == list(range(players))
    assert len({investigator.slug for investigator in investigators}) == players
    assert state.ancient_one in ANCIENT_ONES


@rule("ES-GOAL-01")
@pytest.mark.parametrize("players", [0, 9])
def test_nobody_and_nine_people_cannot_play(players: int) -> None:
    with pytest.raises(BadSetup):
        new_table("elder_sign", players=players)


@rule("ES-GOAL-01", "ES-GOAL-02")
def test_with_the_last_elder_sign_the_ancient_one_is_sealed_and_everybody_wins() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="hastur").set("elder_signs", 11)
    walk_the_hidden_passage(g.set("doom", 10))
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
    assert not g.state.awake, "one space of the doom track was still empty"


@rule("ES-GOAL-02")
def test_one_elder_sign_less_than_the_card_asks_for_is_not_enough() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").set("elder_signs", 10)
    walk_the_hidden_passage(g)
    assert (g.state.elder_signs, g.outcome) == (12, None)


@rule("ES-GOAL-03")
def test_an_ancient_one_that_has_woken_up_can_still_be_driven_off() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").place("gate_to_elsewhere", at="museum:0")
    g.set("doom", 10).rig(dice=["terror"] * 6).stop("turn").choose("go_on").play("move:gate_to_elsewhere", "give_up")
    assert g.state.awake, "the battle has begun"
    g.set("doom", 1).rig(dice=["lore", "terror", 3, "peril", "peril", "peril"]).play("go_on", "task:0")
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("ES-GOAL-04")
def test_an_adventure_earns_its_rewards_when_it_is_resolved_and_only_then() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.rig(dice=["terror"] * 6).choose("move:the_hidden_passage").choose("give_up")
    assert g.state.elder_signs == 0
    walk_the_hidden_passage(g)
    assert g.state.elder_signs == 2


@rule("ES-GOAL-05")
def test_midnight_after_midnight_a_mythos_card_brings_the_ancient_one_nearer() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.stack("mythos", ["closed_for_mourning", "the_portraits_turn"]).set("joe_diamond.stamina", 5)
    doom = []
    for _ in range(8):
        g.rig(dice=[1]).play("move:entrance", "lost_and_found")
        doom.append(g.state.doom)
    assert doom == [0, 0, 0, 1, 1, 1, 1, 2]
    assert [event.card for event in g.happened(MythosDrawn)] == ["closed_for_mourning", "the_portraits_turn"]
    assert len(g.happened(DoomAdded)) == 2
