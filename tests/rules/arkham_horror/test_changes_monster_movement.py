"""Changes and clarifications: monster movement."""

from tests.rules.arkham_horror.fights import PETE
from tests.rules.arkham_horror.test_phase_v_monster_movement import CIRCLE_WHITE, CRESCENT_WHITE, SQUARE_WHITE, moving

from miskatonic.testing import rule


@rule("AH-FAQ-019")
def test_a_flying_monster_moves_only_when_its_symbol_comes_up() -> None:
    assert moving(CRESCENT_WHITE).spawn("byakhee", at="uptown").place(PETE, at="southside")["byakhee"] == "uptown"


@rule("AH-FAQ-023")
def test_with_nobody_in_the_streets_it_stays_in_the_sky() -> None:
    assert moving(CIRCLE_WHITE).spawn("byakhee", at="sky")["byakhee"] == "sky"


@rule("AH-FAQ-024")
def test_from_the_sky_it_goes_for_the_lowest_sneak() -> None:
    g = moving(CIRCLE_WHITE, PETE, "joe_diamond").spawn("byakhee", at="sky")
    g.place(PETE, at="southside").place("joe_diamond", at="northside")
    assert g["byakhee"] == "northside"


@rule("AH-FAQ-024")
def test_from_the_sky_the_first_player_chooses_between_equals() -> None:
    g = moving(CIRCLE_WHITE, "amanda_sharpe", "joe_diamond").spawn("byakhee", at="sky")
    g.place("amanda_sharpe", at="southside").place("joe_diamond", at="northside")
    assert (g.decision.seat, g.choose("prey:joe_diamond")["byakhee"]) == (0, "northside")


@rule("AH-FAQ-025")
def test_a_hound_between_two_investigators_goes_for_the_lowest_sneak() -> None:
    g = moving(SQUARE_WHITE, PETE, "joe_diamond").spawn("hound_of_tindalos", at="woods")
    g.place(PETE, at="south_church").place("joe_diamond", at="library")
    assert g["hound_of_tindalos"] == "library"


@rule("AH-FAQ-025")
def test_a_hound_between_equals_goes_where_the_first_player_says() -> None:
    g = moving(SQUARE_WHITE, "amanda_sharpe", "joe_diamond").spawn("hound_of_tindalos", at="woods")
    g.place("amanda_sharpe", at="south_church").place("joe_diamond", at="library")
    assert (g.decision.seat, g.choose("prey:amanda_sharpe")["hound_of_tindalos"]) == (0, "south_church")
