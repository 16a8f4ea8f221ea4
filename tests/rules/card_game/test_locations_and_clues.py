"""Locations and clues."""

from tests.rules.card_game.shared import house, keep_hands

from miskatonic.games.card_game.events import LocationRevealed
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule, scenario


@rule("CG-LOC-01", "CG-LOC-02")
def test_what_belongs_to_an_investigator_is_where_it_is() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("move:cellar")
    assert g["ghoul_minion"].at == g["roland_banks"].at == "cellar"


@rule("CG-LOC-03")
def test_locations_enter_play_unrevealed() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    g.give("roland_banks", "clue", "clue").choose("advance")
    assert [(place.card, place.revealed, place.clues) for place in g.state.locations if place.card != "hallway"] == [
        ("attic", False, 0),
        ("cellar", False, 0),
        ("parlor", False, 0),
    ]


@rule("CG-LOC-04", "CG-LOC-05", "CG-PERINV-01")
def test_the_first_investigator_to_enter_reveals_a_location_with_its_clues() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker").place("attic", at="unrevealed").set("attic.clues", 0)
    g.choose("move:attic")
    assert g.happened(LocationRevealed) == [LocationRevealed("attic", 6)]
    assert (g["attic"].revealed, g["attic"].clues) == (True, 6)


@rule("CG-LOC-04")
def test_a_location_is_revealed_only_once() -> None:
    g = house().set("attic.clues", 0).choose("move:attic")
    assert g.happened(LocationRevealed) == []
    assert g["attic"].clues == 0


@rule("CG-LOC-06")
def test_a_location_where_investigators_begin_is_revealed_during_setup() -> None:
    table = keep_hands(new_table("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_gathering"))
    assert [(place.card, place.revealed, place.clues) for place in table.state.locations] == [("study", True, 4)]


@rule("CG-LOC-07")
def test_an_unrevealed_location_cannot_be_investigated() -> None:
    g = house()
    assert "investigate" in g.options
    assert "investigate" not in g.place("hallway", at="unrevealed").options


@rule("CG-LOC-08", "CG-LOC-09")
def test_clues_at_a_location_are_those_that_nobody_has_discovered() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="attic").give("roland_banks", "clue")
    g.set("attic.clues", 1).rig(tokens=["0", "0"]).play("investigate", "investigate")
    assert (g["attic"].clues, g["roland_banks"].clues) == (0, 2)
