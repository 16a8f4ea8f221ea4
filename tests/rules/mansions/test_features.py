"""Markers in rooms: where they lie, and whose doors barricades close."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.rules.house import adjacent
from miskatonic.testing import rule


@rule("MM-FEAT-01")
def test_markers_lie_where_the_story_says() -> None:
    state = joe().state
    assert state.features == {kind: list(spaces) for kind, spaces in state.told_story.board.features.items()}


@rule("MM-FEAT-06")
def test_a_barricade_only_closes_doors_of_its_own_space() -> None:
    g = joe("hallway_2.left")
    assert not [option for option in g.options if option.startswith("close:")]
    closed = [option for option in joe("hallway_2.right").options if option.startswith("close:")]
    assert closed == ["close:hallway_2.right-guest_bedroom.1", "close:hallway_2.right-entryway.1"]


@rule("MM-FEAT-03", "MM-FEAT-06")
def test_a_barricade_is_taken_off_its_door_from_either_side() -> None:
    for space in ("hallway_2.right", "guest_bedroom.1"):
        g = joe(space).place("barricade", at="hallway_2.right-guest_bedroom.1")
        assert g.choose("open:hallway_2.right-guest_bedroom.1").state.barricades == {}


@rule("MM-FAQ-04")
def test_the_side_of_the_stairs_in_the_foyer_can_be_climbed_over() -> None:
    state = joe().state
    assert {"foyer.left_stairs", "foyer.right_stairs"} <= set(adjacent(state, "foyer.center"))


@rule("MM-FEAT-16", "MM-FEAT-13")
@pytest.mark.parametrize("step", ["hide", "hide_as_action"])
def test_who_hides_may_come_out_later_with_a_movement_step_or_the_action(step: str) -> None:
    g = joe("guest_bedroom.1", others=("jenny_barnes",)).choose(step)
    assert g["joe_diamond"].hidden
    g.choose("end_turn").begin(turn="joe_diamond").choose(step)
    assert (g["joe_diamond"].hidden, g["joe_diamond"].moves, g["joe_diamond"].acted) == (
        False,
        1 if step == "hide" else 2,
        step != "hide",
    )


@rule("MM-FEAT-15", "MM-FEAT-03")
def test_who_is_hidden_may_still_use_a_barricade_of_the_space() -> None:
    g = joe("hallway_2.right").place("hiding_space", at="hallway_2.right").set("joe_diamond.hidden", True)
    assert "close:hallway_2.right-guest_bedroom.1" in g.options


@rule("MM-FEAT-15", "MM-EVA-01", "MM-EVA-04")
def test_who_is_hidden_and_uses_an_item_evades_the_monsters_of_the_space_first_and_stays_hidden() -> None:
    g = joe("guest_bedroom.1").set("joe_diamond.hidden", True).give("joe_diamond", "whiskey")
    g.spawn("zombie", at="guest_bedroom.1").set("joe_diamond.horror", 2).rig(dice=[10]).play("use:whiskey", "strike")
    assert (g["joe_diamond"].damage, g["joe_diamond"].horror, g["joe_diamond"].hidden) == (2, 0, True)
