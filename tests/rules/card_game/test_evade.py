"""The Evade action."""

from tests.rules.card_game.shared import house

from miskatonic.games.card_game.events import EnemyEvaded, TestBegan, TestPassed
from miskatonic.testing import rule


@rule("CG-EVADE-01")
def test_evading_is_an_agility_test_against_the_evade_value() -> None:
    g = house().spawn("swarm_of_rats", at="hallway", engaged="roland_banks").rig(tokens=["0"])
    g.choose("evade:swarm_of_rats")
    assert g.happened(TestBegan) == [TestBegan("roland_banks", 0, "agility", 3, "evade", "swarm_of_rats")]


@rule("CG-EVADE-02")
def test_only_ones_own_enemies_can_be_evaded() -> None:
    g = house("roland_banks", "daisy_walker").spawn("swarm_of_rats", at="hallway", engaged="daisy_walker")
    g.spawn("ghoul_minion", at="hallway", exhausted=True).spawn("ghoul_minion#2", at="hallway", engaged="roland_banks")
    assert [option for option in g.options if option.startswith("evade")] == ["evade:ghoul_minion#2"]


@rule("CG-EVADE-03", "CG-EVADE-04", "CG-EVADE-05")
def test_an_evaded_enemy_exhausts_and_stays_at_the_location() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").rig(tokens=["0"])
    g.choose("evade:ghoul_minion")
    assert (g["ghoul_minion"].exhausted, g["ghoul_minion"].engaged, g["ghoul_minion"].at) == (True, -1, "hallway")
    told = [type(event) for event in g.events if isinstance(event, TestPassed | EnemyEvaded)]
    assert told == [TestPassed, EnemyEvaded]
    assert g.choose("move:cellar")["ghoul_minion"].at == "hallway"


@rule("CG-EVADE-06")
def test_a_failed_evasion_changes_nothing() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").rig(tokens=["-1"])
    g.choose("evade:ghoul_minion")
    assert (g["ghoul_minion"].exhausted, g["ghoul_minion"].engaged) == (False, 0)


@rule("CG-EVADE-07")
def test_an_automatic_evasion_needs_no_test() -> None:
    g = house().give("roland_banks", "cunning_distraction").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.choose("play:cunning_distraction")
    assert (g["ghoul_minion"].exhausted, g["ghoul_minion"].engaged) == (True, -1)
    assert g.happened(TestBegan) == []
