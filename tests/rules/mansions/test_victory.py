"""Objectives that the keeper knows and investigators do not, and what it takes to escape all together."""

from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.view.table import view
from miskatonic.testing import rule

HOUSE = ["C", "A", "A"]
OBJECTIVE = "the_fall_of_house_lynch_objective_1c"


@rule("MM-WIN-01", "MM-WIN-02", "MM-OBJ-02")
def test_only_the_keeper_can_read_the_objective_before_it_is_revealed() -> None:
    state = joe().set("choices", HOUSE).state
    assert [view(state, seat).objective for seat in (0, 1, None)] == [OBJECTIVE, "", ""]


@rule("MM-OBJ-04")
def test_everybody_can_read_a_revealed_objective() -> None:
    state = joe().set("choices", HOUSE).reveal(happened=True).state
    assert [view(state, seat).objective for seat in (0, 1, None)] == [OBJECTIVE] * 3


@rule("MM-ESC-03", "MM-ESC-04")
def test_who_was_killed_before_the_finale_does_not_have_to_escape() -> None:
    g = joe().set("choices", HOUSE).set("gone", ["ashcan_pete"]).reveal(happened=True).choose("escape")
    assert g.outcome is not None
    assert g.outcome.winners == [1]


@rule("MM-FAQ-06")
def test_the_one_who_takes_the_place_of_a_killed_investigator_must_escape_instead() -> None:
    g = joe(others=("jenny_barnes",)).eliminate("jenny_barnes").set("out", []).set("waiting", [2])
    g.set("choices", HOUSE).reveal(happened=True).play("escape", "take:sister_mary", "trait:mary_prayer")
    g.play("trait:mary_rosary", "done")
    assert g.outcome is None
    assert g.choose("escape").outcome is not None
