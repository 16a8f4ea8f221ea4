"""FAQ: monster abilities."""

from tests.rules.arkham_horror.fights import PETE, facing
from tests.rules.arkham_horror.test_phase_v_monster_movement import SLASH_WHITE, moving

from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.testing import rule, scenario


@rule("AH-FAQ-092")
def test_a_nightgaunt_in_an_other_world_brings_back_to_arkham() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="the_dreamlands_1")
    g.place("gate_the_dreamlands", at="woods").place("gate_abyss", at="graveyard").stack("gate_cards", ["yellow_3"])
    g.begin(step="other_world").stop("mythos").rig(monsters=["nightgaunt"], dice=[5, 1, 1, 1])
    g.choose("fight:nightgaunt").choose("fight:nightgaunt")
    assert (g[PETE].at, g[PETE].explored, g[PETE].stamina) == ("woods", True, 6)
    assert "nightgaunt" in g.state.cup


@rule("AH-FAQ-093")
def test_immunity_leaves_the_other_abilities_of_a_weapon() -> None:
    g = facing("ghost", cards=("shotgun",), sliders=(0, 3, 0)).choose("fight:ghost").choose("hold:shotgun")
    g.rig(dice=[6, 1]).choose("fight:ghost")
    assert g.happened(CheckMade)[-1].won == 2, "a 6 still counts twice, although there are only Fight 5 - 3 dice"


@rule("AH-FAQ-094")
def test_a_chthonian_hurts_those_in_arkham_only() -> None:
    g = moving(SLASH_WHITE, PETE, "joe_diamond").spawn("chthonian", at="woods").place("joe_diamond", at="abyss_1")
    g.rig(dice=[4])
    assert (g[PETE].stamina, g["joe_diamond"].stamina, g["chthonian"]) == (5, 6, "woods")
    g = moving(SLASH_WHITE).spawn("chthonian", at="woods").rig(dice=[3])
    assert g[PETE].stamina == 6
