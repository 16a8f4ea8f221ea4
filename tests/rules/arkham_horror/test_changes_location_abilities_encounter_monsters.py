"""Changes and clarifications: location abilities, encounter monsters."""

from tests.rules.arkham_horror.fights import PETE

from miskatonic.games.arkham_horror.events.people import FellUnconscious, WentInsane
from miskatonic.testing import Scenario, rule, scenario


def at(place: str, *things: str) -> Scenario:
    """Pete is about to have an encounter."""
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at=place).give(PETE, *things)
    return g.begin(step="encounter").stop("other_world")


def haunted(monster: str) -> Scenario:
    """A monster comes up at the graveyard."""
    return at("graveyard").rig(encounters=["rivertown_5"], monsters=[monster])


@rule("AH-FAQ-012")
def test_the_ability_of_a_location_is_used_in_the_encounter_phase() -> None:
    g = scenario("arkham_horror", seats=["joe_diamond"], ancient_one="azathoth").place(
        "joe_diamond", at="bank_of_arkham"
    )
    assert not [option for option in g.options if option.startswith("service")]
    g.begin(step="encounter").stop("other_world")
    assert "service:take_special_bank_loan" in g.options


@rule("AH-FAQ-013")
def test_it_is_used_instead_of_the_encounter_or_not_at_all() -> None:
    g = at("bank_of_arkham")
    assert g.options == ["encounter", "service:take_special_bank_loan"]
    g.choose("service:take_special_bank_loan")
    assert (g[PETE].money, g.options) == (10, ["go_on"]), "no encounter"
    g = at("bank_of_arkham").rig(encounters=["downtown_4"]).choose("encounter")
    assert (g[PETE].money, g[PETE].cards) == (5, [])


@rule("AH-FAQ-014", "AH-FAQ-015")
def test_a_gate_of_an_encounter_delays_and_stays_with_its_monster() -> None:
    g = at("woods").stack("gates", ["gate_abyss"]).rig(encounters=["uptown_4"], monsters=["gug"])
    assert (g[PETE].at, g[PETE].delayed) == ("abyss_1", True)
    assert (g.state.gates, g["gug"], g.state.doom) == ({"woods": "gate_abyss"}, "woods", 1)


@rule("AH-FAQ-017")
def test_a_monster_of_an_encounter_that_is_defeated_is_a_trophy() -> None:
    g = haunted("cultist").rig(dice=[5, 1, 1]).choose("fight:cultist").choose("fight:cultist")
    assert g[PETE].monster_trophies == ["cultist"]


@rule("AH-FAQ-016", "AH-FAQ-018")
def test_a_monster_that_is_fled_from_does_not_stay() -> None:
    g = haunted("zombie").rig(dice=[5, 1, 1, 1] + [5] * 7).choose("fight:zombie").choose("flee:zombie")
    assert (g.state.monsters, "zombie" in g.state.cup) == ({}, True)


@rule("AH-FAQ-018")
def test_nor_one_that_was_too_strong() -> None:
    g = haunted("star_spawn").set("ashcan_pete.stamina", 1).rig(dice=[5, 1]).choose("fight:star_spawn")
    g.choose("fight:star_spawn")
    assert g.happened(FellUnconscious)
    assert (g.state.monsters, "star_spawn" in g.state.cup) == ({}, True)
    g = haunted("star_spawn").set("ashcan_pete.sanity", 1).rig(dice=[1, 1]).choose("fight:star_spawn")
    assert g.happened(WentInsane)
    assert (g.state.monsters, "star_spawn" in g.state.cup) == ({}, True)
