"""Phase V: Mythos - card ability."""

from tests.rules.arkham_horror.fights import PETE, drawn, headline

from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.events.fate import CardIgnored, ClueAppeared, RumorEnded
from miskatonic.games.arkham_horror.events.town import GateOpened, MonstersMove
from miskatonic.games.arkham_horror.rules import monsters
from miskatonic.games.arkham_horror.view.table import view
from miskatonic.testing import rule, scenario


@rule("AH-MABI-01")
def test_the_type_of_a_card_says_what_becomes_of_it() -> None:
    kinds = [MYTHOS[card].kind for card in ("family_found_butchered", "the_festival", "the_great_ritual")]
    assert kinds == ["headline", "environment", "rumor"]


@rule("AH-MABI-02")
def test_a_headline_happens_at_once_and_goes_under_the_deck() -> None:
    g = headline("family_found_butchered")
    assert (g.state.terror, g.state.mythos_deck[0]) == (1, "family_found_butchered")


@rule("AH-MABI-03")
def test_an_environment_stays_in_force() -> None:
    g = headline("the_festival").spawn("cultist", at="downtown")
    assert g.state.environment == "the_festival"
    assert monsters.toughness(g.state, "cultist") == 2
    g.begin(phase="upkeep").stop("movement").choose("done")
    assert g.state.environment == "the_festival"


@rule("AH-MABI-04")
def test_a_new_environment_takes_the_place_of_the_old_one() -> None:
    g = headline("the_festival").place("blackest_night", at="play")
    assert (g.state.environment, g.state.mythos_deck[0]) == ("the_festival", "blackest_night")


@rule("AH-MABI-05")
def test_a_rumor_stays_until_its_condition_is_met() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place("the_great_ritual", at="play")
    g.begin(step="turn_end").stop("upkeep")
    assert (g.state.rumor, g.state.rumor_tokens) == ("the_great_ritual", 1)
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place("the_great_ritual", at="play")
    g.set("rumor_tokens", 4).begin(step="turn_end").stop("upkeep")
    assert [(event.card, event.passed) for event in g.happened(RumorEnded)] == [("the_great_ritual", False)]
    assert (g.state.rumor, "the_great_ritual" in g.state.removed) == ("", True)


@rule("AH-MABI-06", "AH-MABI-07")
def test_a_second_rumor_is_ignored_but_for_its_other_steps() -> None:
    g = drawn("the_stars_are_right").place("the_great_ritual", at="play")
    assert g.happened(CardIgnored)
    assert g.happened(GateOpened)
    assert g.happened(MonstersMove)
    assert not g.happened(ClueAppeared), "rumors name no place"
    assert (g.state.rumor, g.state.mythos_deck[0]) == ("the_great_ritual", "the_stars_are_right")


@rule("AH-MABI-08", "AH-FAQ-091")
def test_markers_are_where_the_card_says() -> None:
    g = headline("the_great_ritual")
    places = {place.id: place for place in view(g.state, 0).places}
    assert [slug for slug, place in places.items() if place.marked] == ["french_hill"]
    g = headline("strange_lights_on_campus")
    places = {place.id: place for place in view(g.state, 0).places}
    assert sorted(slug for slug, place in places.items() if place.closed) == [
        "administration_building",
        "library",
        "science_building",
    ]
