"""The Fight action."""

from tests.rules.card_game.shared import house

from miskatonic.games.card_game.events import EnemyDamaged, TestBegan, TestPassed
from miskatonic.testing import rule


@rule("CG-FIGHT-01")
def test_a_fight_is_a_combat_test_against_the_fight_value() -> None:
    g = house().spawn("ravenous_ghoul", at="hallway", engaged="roland_banks").rig(tokens=["-2"])
    g.choose("fight:ravenous_ghoul")
    assert g.happened(TestBegan) == [TestBegan("roland_banks", 0, "combat", 3, "fight", "ravenous_ghoul")]


@rule("CG-FIGHT-02")
def test_any_enemy_at_the_location_can_be_fought() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.spawn("ghoul_minion#2", at="hallway", engaged="daisy_walker").spawn(
        "ghoul_minion#3", at="hallway", exhausted=True
    )
    g.spawn("swarm_of_rats", at="attic")
    fights = [option for option in g.options if option.startswith("fight")]
    assert fights == ["fight:ghoul_minion", "fight:ghoul_minion#2", "fight:ghoul_minion#3"]


@rule("CG-FIGHT-03")
def test_an_attack_deals_one_damage() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").rig(tokens=["0"])
    assert g.choose("fight:ghoul_minion")["ghoul_minion"].damage == 1


@rule("CG-FIGHT-03", "CG-ABIL-33")
def test_a_weapon_changes_the_attack() -> None:
    g = house().give("roland_banks", "play:45_automatic").spawn("ravenous_ghoul", at="hallway", engaged="roland_banks")
    g.rig(tokens=["-2"]).choose("use:45_automatic")
    assert g["ravenous_ghoul"].damage == 2
    assert g["45_automatic"].uses == 3


@rule("CG-FIGHT-04")
def test_the_damage_comes_when_the_test_is_decided() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").rig(tokens=["0"])
    g.choose("fight:ghoul_minion")
    told = [type(event) for event in g.events if isinstance(event, TestPassed | EnemyDamaged)]
    assert told == [TestPassed, EnemyDamaged]


@rule("CG-FIGHT-05")
def test_a_failed_attack_deals_nothing() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").rig(tokens=["-4"])
    g.choose("fight:ghoul_minion")
    assert (g["ghoul_minion"].damage, g["roland_banks"].damage) == (0, 0)


@rule("CG-FIGHT-06")
def test_a_failed_attack_hits_whoever_the_enemy_is_engaged_with() -> None:
    g = house("roland_banks", "daisy_walker").give("roland_banks", "play:45_automatic")
    g.spawn("ghoul_minion", at="hallway", engaged="daisy_walker").rig(tokens=["auto_fail"]).choose("use:45_automatic")
    assert (g["daisy_walker"].damage, g["roland_banks"].damage, g["ghoul_minion"].damage) == (2, 0, 0)


@rule("CG-FIGHT-06")
def test_a_failed_attack_on_an_enemy_that_is_engaged_with_nobody_hits_nobody() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_minion", at="hallway", exhausted=True)
    g.rig(tokens=["auto_fail"]).choose("fight:ghoul_minion")
    assert (g["daisy_walker"].damage, g["roland_banks"].damage) == (0, 0)
