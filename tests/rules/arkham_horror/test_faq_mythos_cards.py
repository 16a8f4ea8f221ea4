"""FAQ: Mythos cards."""

from tests.rules.arkham_horror.fights import PETE, facing, headline

from miskatonic.games.arkham_horror.events.people import Arrested, CheckMade
from miskatonic.testing import rule, scenario


@rule("AH-FAQ-089")
def test_the_deputy_is_not_subject_to_the_curfew() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="downtown")
    g.place("curfew_enforced", at="play").stop("encounter").rig(dice=[1] * 5)
    assert g.happened(Arrested)
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="downtown")
    g.place("curfew_enforced", at="play").give(PETE, "deputy_of_arkham").stop("encounter")
    assert (g.happened(CheckMade), g.happened(Arrested), g[PETE].at) == ([], [], "downtown")


@rule("AH-FAQ-090")
def test_the_monsters_of_a_rumor_are_not_on_the_board() -> None:
    g = headline("campus_security_increased").place("the_terrible_experiment", at="play")
    g.spawn("cultist", at="miskatonic_university")
    assert (g.state.monsters, len(g.state.rumor_monsters)) == ({}, 5)


@rule("AH-FAQ-090")
def test_the_flute_does_not_touch_them() -> None:
    g = facing("cultist", at="miskatonic_university", cards=("flute_of_the_outer_gods",))
    g.place("the_terrible_experiment", at="play").choose("fight:cultist").choose("use:flute")
    assert (g[PETE].monster_trophies, len(g.state.rumor_monsters)) == (["cultist"], 5)


@rule("AH-FAQ-091")
def test_an_activity_marker_does_nothing_by_itself() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place("the_great_ritual", at="play")
    g.place(PETE, at="french_hill").begin(step="encounter").stop("other_world")
    assert g.options == ["go_on"], "without the spells that it takes there is nothing to do"
