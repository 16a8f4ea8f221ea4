"""Phase V: Mythos - monster movement."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.components import AREAS, LOCATIONS, MONSTER_CARDS, MYTHOS
from miskatonic.games.arkham_horror.events.town import CombatBegan, SentToOutskirts
from miskatonic.testing import Scenario, rule, scenario

CRESCENT_WHITE, CRESCENT_BLACK = "family_found_butchered", "an_evil_fog"
CIRCLE_WHITE, CIRCLE_BLACK = "campus_security_increased", "alien_technology"
SQUARE_WHITE, SLASH_WHITE = "alien_technology", "the_great_ritual"
"""By the white or the black box of the card."""


def moving(card: str, *seats: str, ancient_one: str = "azathoth") -> Scenario:
    """Monsters are about to move as a card says; everybody is at the train station."""
    present = list(seats) or [PETE]
    g = scenario("arkham_horror", seats=present, ancient_one=ancient_one).place(card, at="drawn")
    for who in present:
        g.place(who, at="train_station")
    return g.begin(step="mythos_monsters").stop("mythos_ability")


@rule("AH-MMOV-01")
def test_cards_and_monsters_bear_symbols() -> None:
    assert (MYTHOS[CRESCENT_WHITE].white, MYTHOS[CRESCENT_WHITE].black) == (("crescent",), ("plus",))
    assert MONSTER_CARDS["cultist"].symbol == "crescent"


@rule("AH-MMOV-02", "AH-MMOV-03", "AH-MMOV-04", "AH-MMOV-10")
@pytest.mark.parametrize(
    ("card", "to"), [(CRESCENT_WHITE, "southside"), (CRESCENT_BLACK, "rivertown"), (CIRCLE_WHITE, "french_hill")]
)
def test_a_monster_follows_the_arrow_of_the_box_that_has_its_symbol(card: str, to: str) -> None:
    assert moving(card).spawn("cultist", at="french_hill")["cultist"] == to


@rule("AH-MMOV-05")
@pytest.mark.parametrize("card", [CRESCENT_WHITE, CRESCENT_BLACK])
def test_the_arrow_out_of_a_location_counts_as_both(card: str) -> None:
    assert moving(card).spawn("cultist", at="graveyard")["cultist"] == "rivertown"
    assert all(AREAS[place].white == AREAS[place].black for place in AREAS if place in LOCATIONS)


@rule("AH-MMOV-06")
def test_a_monster_that_shares_its_area_with_an_investigator_does_not_move() -> None:
    g = moving(CIRCLE_BLACK, "amanda_sharpe").spawn("dhole", at="uptown").place("amanda_sharpe", at="uptown")
    assert g["dhole"] == "uptown"


@rule("AH-MMOV-08")
def test_a_monster_that_reaches_somebody_does_not_fight() -> None:
    g = moving(CRESCENT_WHITE).spawn("cultist", at="southside").place(PETE, at="uptown")
    assert (g["cultist"], g.happened(CombatBegan), g.options) == ("uptown", [], ["go_on"])


@rule("AH-MMOV-09", "AH-MMOV-11")
def test_stationary_monsters_never_move() -> None:
    g = moving("the_great_ritual").spawn("dark_young", at="uptown")
    assert "hexagon" in MYTHOS["the_great_ritual"].black
    assert g["dark_young"] == "uptown"
    kinds = {MONSTER_CARDS[slug].movement for slug in ("cultist", "ghost", "shoggoth", "chthonian", "byakhee")}
    assert kinds == {"normal", "stationary", "fast", "unique", "flying"}


@rule("AH-MMOV-12")
def test_fast_monsters_move_twice_along_the_same_colour() -> None:
    assert moving(SQUARE_WHITE).spawn("dimensional_shambler", at="woods")["dimensional_shambler"] == (
        "miskatonic_university"
    )


@rule("AH-MMOV-07", "AH-MMOV-13")
def test_a_fast_monster_stops_where_it_meets_somebody() -> None:
    g = moving(SQUARE_WHITE).spawn("dimensional_shambler", at="woods").place(PETE, at="uptown")
    assert g["dimensional_shambler"] == "uptown"


@rule("AH-MMOV-14")
def test_a_hound_goes_straight_to_the_nearest_investigator_at_a_location() -> None:
    g = moving(SQUARE_WHITE, PETE, "joe_diamond").spawn("hound_of_tindalos", at="woods")
    g.place(PETE, at="south_church").place("joe_diamond", at="graveyard")
    assert g["hound_of_tindalos"] == "south_church"


@rule("AH-MMOV-15", "AH-FAQ-020")
@pytest.mark.parametrize("place", ["uptown", "woods"])
def test_a_flying_monster_with_an_investigator_stays(place: str) -> None:
    g = moving(CIRCLE_WHITE, PETE, "joe_diamond").spawn("byakhee", at=place).place(PETE, at=place)
    assert g.place("joe_diamond", at="southside")["byakhee"] == place


@rule("AH-MMOV-16", "AH-FAQ-021")
@pytest.mark.parametrize("place", ["uptown", "mas_boarding_house"])
def test_a_flying_monster_goes_to_a_street_beside_it_where_somebody_is(place: str) -> None:
    assert moving(CIRCLE_WHITE).spawn("byakhee", at=place).place(PETE, at="southside")["byakhee"] == "southside"


@rule("AH-MMOV-17")
def test_it_goes_for_the_lowest_sneak_equipment_and_skills_included() -> None:
    g = moving(CIRCLE_WHITE, PETE, "joe_diamond").spawn("byakhee", at="uptown").give("joe_diamond", "ruby_standish")
    g.set("ashcan_pete.sliders", [1, 0, 0])  # Sneak 5 against 4 + 2
    assert g.place(PETE, at="southside").place("joe_diamond", at="miskatonic_university")["byakhee"] == "southside"


@rule("AH-MMOV-18")
def test_with_the_same_sneak_the_first_player_chooses() -> None:
    g = moving(CIRCLE_WHITE, "amanda_sharpe", "joe_diamond").spawn("byakhee", at="uptown").set("first", 1)
    g.place("amanda_sharpe", at="southside").place("joe_diamond", at="miskatonic_university")
    assert (g.decision.seat, sorted(g.options)) == (1, ["prey:amanda_sharpe", "prey:joe_diamond"])
    assert g.choose("prey:amanda_sharpe")["byakhee"] == "southside"


@rule("AH-MMOV-19", "AH-MMOV-20", "AH-FAQ-021")
@pytest.mark.parametrize("place", ["northside", "woods"])
def test_without_anybody_in_a_street_beside_it_a_flying_monster_takes_to_the_sky(place: str) -> None:
    g = moving(CIRCLE_WHITE).spawn("byakhee", at=place)
    assert g["byakhee"] == "sky", "Pete is at a location, where it does not go"


@rule("AH-MMOV-21", "AH-MMOV-22", "AH-FAQ-022")
def test_from_the_sky_it_swoops_down_on_any_street() -> None:
    assert moving(CIRCLE_WHITE).spawn("byakhee", at="sky").place(PETE, at="southside")["byakhee"] == "southside"


@rule("AH-MMOV-23", "AH-LIMIT-02")
def test_monsters_in_the_sky_count_toward_the_limit() -> None:
    g = drawn(CRESCENT_WHITE, stop="mythos_clue").rig(monsters=["gug"])
    for monster in ("byakhee", "byakhee#2", "mi_go", "mi_go#2"):
        g.spawn(monster, at="sky")
    assert (g["gug"], len(g.happened(SentToOutskirts))) == ("outskirts", 1)
