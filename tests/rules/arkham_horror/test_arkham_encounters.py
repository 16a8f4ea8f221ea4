"""Phase III: Arkham encounters."""

from miskatonic.games.arkham_horror.events.town import EncounterDrawn
from miskatonic.games.arkham_horror.view.table import EncounterView, view
from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str) -> Scenario:
    """Amanda Sharpe somewhere, in the encounter phase, before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at=at)
    return g.begin(step="encounter").stop("mythos")


@rule("AH-ENC-01")
def test_in_streets_and_other_worlds_nothing_happens_in_this_phase() -> None:
    assert amanda("downtown").happened(EncounterDrawn) == []
    assert amanda("downtown").state.step == "mythos"
    assert amanda("abyss_1").stop("other_world").happened(EncounterDrawn) == []


@rule("AH-ENC-02", "AH-ENC-03")
def test_at_a_location_a_card_of_the_neighborhood_is_drawn_and_carried_out() -> None:
    g = amanda("newspaper").rig(encounters=["northside_1"])
    assert g["amanda_sharpe"].money == 5
    assert [event.card for event in g.happened(EncounterDrawn)] == ["northside_1"]


@rule("AH-ENC-03")
def test_members_who_go_into_the_inner_sanctum_are_told_what_happens_there() -> None:
    g = amanda("silver_twilight_lodge").give("amanda_sharpe", "silver_twilight_lodge_membership")
    g.rig(encounters=["french_hill_1"]).choose("part:inner_sanctum")
    assert [(event.place, event.card) for event in g.happened(EncounterDrawn)] == [("inner_sanctum", "french_hill_1")]


@rule("AH-ENC-03", "AH-FAQ-047", "AH-FAQ-048")
def test_an_encounter_may_lead_elsewhere_to_another_one() -> None:
    g = amanda("administration_building").rig(encounters=["miskatonic_university_7", "downtown_1"]).stop("mythos")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].stamina) == ("arkham_asylum", 4)


@rule("AH-ENC-04", "AH-MISC-07")
def test_a_monster_of_an_encounter_is_evaded_or_fought() -> None:
    g = amanda("graveyard").rig(encounters=["rivertown_5"], monsters=["ghoul"])
    assert g.options == ["evade:ghoul", "fight:ghoul"]


@rule("AH-ENC-05")
def test_the_card_goes_back_to_its_deck() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "darrell_simmons"]).begin(step="encounter").stop("mythos")
    g.place("amanda_sharpe", at="newspaper").rig(encounters=["northside_1", "northside_1", "northside_3"])
    assert g["amanda_sharpe"].money == 5
    g.choose("encounter")
    assert g.options == ["card:northside_1", "card:northside_3"], "the next one may draw the same card"


@rule("AH-ENC-06")
def test_nothing_appears_at_a_sealed_location() -> None:
    g = amanda("graveyard").place("seal", at="graveyard").rig(encounters=["rivertown_5"])
    assert g.state.step == "mythos"
    g = amanda("woods").place("seal", at="woods").rig(encounters=["uptown_4"])
    assert g.state.gates == {}
    assert g.state.monsters == {}


@rule("AH-ENC-07", "AH-ENC-08", "AH-FAQ-016")
def test_a_monster_of_an_encounter_that_is_evaded_goes_back_to_the_cup() -> None:
    g = amanda("graveyard").rig(encounters=["rivertown_5"], monsters=["ghoul"], dice=[6]).choose("evade:ghoul")
    assert "ghoul" in g.state.cup
    assert g.state.monsters == {}


@rule("AH-ENC-09", "AH-ENC-10")
def test_an_open_gate_draws_in_who_has_not_explored_it() -> None:
    g = amanda("black_cave").place("gate_the_dreamlands", at="black_cave").stop("other_world")
    assert g["amanda_sharpe"].at == "the_dreamlands_1"
    assert g.happened(EncounterDrawn) == []
    assert not g["amanda_sharpe"].delayed


@rule("AH-ENC-11")
def test_who_has_explored_a_gate_may_try_to_close_it_or_not() -> None:
    g = amanda("woods").place("gate_abyss", at="woods").give("amanda_sharpe", "explored")
    assert g.options == ["close", "wait"]
    g.choose("wait")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].explored) == ("woods", True)


@rule("AH-ENC-12", "AH-ENC-13")
def test_who_leaves_and_comes_back_is_drawn_in_again() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="woods")
    g.set("amanda_sharpe.sliders", [3, 0, 0]).place("gate_abyss", at="woods").give("amanda_sharpe", "explored")
    g.stop("other_world").play("walk:uptown", "walk:woods", "stop")
    assert g["amanda_sharpe"].at == "abyss_1"


@rule("AH-ENC-03")
def test_the_card_lies_face_up_for_all_to_see_until_the_encounter_is_over() -> None:
    g = amanda("graveyard").rig(encounters=["rivertown_5"], monsters=["ghoul"], dice=[6])
    assert view(g.state, None).encounter == EncounterView(0, "rivertown_5", "graveyard")
    g.choose("evade:ghoul")
    assert view(g.state, None).encounter is None
