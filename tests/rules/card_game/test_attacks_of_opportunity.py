"""Attacks of opportunity."""

import pytest
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.using import action
from miskatonic.games.card_game.events import CardsDrawn, EnemyAttacks, Entered, ResourcesGained, TestBegan
from miskatonic.testing import Scenario, rule


def engaged(*things: str) -> Scenario:
    """Roland, with those things, is engaged with a ghoul."""
    return house().give("roland_banks", *things).spawn("ghoul_minion", at="hallway", engaged="roland_banks")


@rule("CG-AOO-01")
@pytest.mark.parametrize(
    "chosen",
    [
        "investigate",
        "move:cellar",
        "draw",
        "resource",
        "play:emergency_cache#1",
        "engage:swarm_of_rats",
        "use:flashlight#1",
    ],
)
def test_most_actions_provoke_an_attack(chosen: str) -> None:
    g = engaged("emergency_cache#1", "play:flashlight").spawn("swarm_of_rats", at="hallway", exhausted=True)
    g.choose(chosen)
    assert [event.enemy for event in g.happened(EnemyAttacks)] == ["ghoul_minion"]


@rule("CG-AOO-01")
@pytest.mark.parametrize("chosen", ["fight:ghoul_minion", "evade:ghoul_minion", "use:machete#1"])
def test_fighting_and_evading_provoke_nothing(chosen: str) -> None:
    g = engaged("play:machete").rig(tokens=["-1"]).choose(chosen)
    assert g.happened(EnemyAttacks) == []


@rule("CG-AOO-01")
def test_each_ready_enemy_attacks() -> None:
    g = engaged().spawn("swarm_of_rats", at="hallway", engaged="roland_banks").choose("resource")
    g.choose("enemy:swarm_of_rats")
    assert [event.enemy for event in g.happened(EnemyAttacks)] == ["swarm_of_rats", "ghoul_minion"]
    assert (g["roland_banks"].damage, g["roland_banks"].horror, g["roland_banks"].resources) == (2, 1, 6)


@rule("CG-AOO-01")
def test_enemies_that_are_engaged_with_somebody_else_do_not_attack() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_minion", at="hallway", engaged="daisy_walker")
    assert g.choose("resource").happened(EnemyAttacks) == []


@rule("CG-AOO-02")
def test_exhausted_enemies_do_not_attack() -> None:
    g = engaged().set("ghoul_minion.exhausted", True).choose("resource")
    assert g.happened(EnemyAttacks) == []


@rule("CG-AOO-03")
def test_the_investigator_chooses_the_order() -> None:
    g = engaged().spawn("swarm_of_rats", at="hallway", engaged="roland_banks").choose("resource")
    assert (g.options, g.decision.rule) == (["enemy:ghoul_minion", "enemy:swarm_of_rats"], "CG-AOO-03")


@rule("CG-AOO-04")
def test_such_an_attack_deals_all_damage_and_horror() -> None:
    g = house().spawn("ghoul_priest", at="hallway", engaged="roland_banks").choose("resource")
    assert (g["roland_banks"].damage, g["roland_banks"].horror) == (2, 2)


@rule("CG-AOO-05")
@pytest.mark.parametrize(
    ("chosen", "effect"),
    [("draw", CardsDrawn), ("resource", ResourcesGained), ("move:cellar", Entered), ("investigate", TestBegan)],
)
def test_the_attack_comes_before_the_effect_of_the_action(chosen: str, effect: type) -> None:
    g = engaged().choose(chosen)
    told = [type(event) for event in g.events if isinstance(event, EnemyAttacks | effect)]
    assert told == [EnemyAttacks, effect]


@rule("CG-AOO-06")
def test_an_ability_of_several_actions_provokes_one_attack(homemade: Homemade) -> None:
    machine = homemade.asset(action(gain_resources(1), actions=2))
    g = engaged(f"play:{machine}").choose(f"use:{machine}")
    assert (g["roland_banks"].actions, g["roland_banks"].resources) == (1, 6)
    assert len(g.happened(EnemyAttacks)) == 1


@rule("CG-AOO-07")
def test_an_enemy_does_not_exhaust_by_it() -> None:
    g = engaged().play("resource", "resource")
    assert not g["ghoul_minion"].exhausted
    assert len(g.happened(EnemyAttacks)) == 2


@rule("CG-AOO-08")
def test_the_action_goes_on_afterwards() -> None:
    g = engaged().choose("move:cellar")
    assert g["roland_banks"].at == g["ghoul_minion"].at == "cellar"


@rule("CG-AOO-08")
def test_the_action_is_lost_if_the_attack_is_the_end() -> None:
    g = house("roland_banks", "daisy_walker").set("roland_banks.damage", 8)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("draw")
    assert g["roland_banks"].fate == "damage"
    assert g.happened(CardsDrawn) == []


@rule("CG-AOO-09")
def test_an_attack_of_opportunity_is_an_enemy_attack() -> None:
    g = engaged("dodge").choose("resource")
    assert g.options == ["use:dodge#1", "pass"]
    g.choose("use:dodge")
    assert g["roland_banks"].damage == 0


@rule("CG-AOO-10")
def test_a_fast_card_provokes_nothing() -> None:
    g = engaged("working_a_hunch").set("hallway.clues", 1).choose("play:working_a_hunch")
    assert g["roland_banks"].clues == 1
    assert g.happened(EnemyAttacks) == []
