"""Markers in rooms: barricades, hiding spaces, ladders and vents."""

from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.rules.house import adjacent, plan
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


@rule("MM-FEAT-17")
def test_fire_burns_whoever_hides_in_it() -> None:
    g = joe("guest_bedroom.1").set("joe_diamond.hidden", True).place("fire", at="guest_bedroom").choose("end_turn")
    assert g["joe_diamond"].damage == 2


@rule("MM-FEAT-18", "MM-FEAT-19", "MM-FEAT-21")
def test_ladders_are_for_investigators_and_humanoids() -> None:
    g = joe("kitchen.1").place("ladder", at="kitchen.1").place("ladder", at="hallway_1.left")
    assert g.choose("move:hallway_1.left")["joe_diamond"].at == "hallway_1.left"
    for kind, climbs in (("humanoid", True), ("beast", False), ("eldritch", False)):
        assert ("hallway_1.left" in adjacent(g.state, "kitchen.1", kind)) is climbs  # type: ignore[arg-type]


@rule("MM-FEAT-20", "MM-FEAT-21")
def test_vents_are_for_beasts() -> None:
    g = joe("kitchen.1").place("vent", at="kitchen.1").place("vent", at="hallway_1.left")
    assert "move:hallway_1.left" not in g.options
    for kind, crawls in (("humanoid", False), ("beast", True), ("eldritch", False)):
        assert ("hallway_1.left" in adjacent(g.state, "kitchen.1", kind)) is crawls  # type: ignore[arg-type]


@rule("MM-FEAT-22")
def test_ladders_do_not_bring_targets_into_range() -> None:
    g = joe("kitchen.1").place("ladder", at="kitchen.1").place("ladder", at="hallway_1.left")
    g.give("joe_diamond", "joe_45_automatics").spawn("zombie", at="hallway_1.left")
    assert "attack:zombie:joe_45_automatics" not in g.options
    assert plan(g.state).range_between("kitchen.1", "hallway_1.left") is None


@rule("MM-FAQ-04")
def test_the_side_of_the_stairs_in_the_foyer_can_be_climbed_over() -> None:
    state = joe().state
    assert {"foyer.left_stairs", "foyer.right_stairs"} <= set(adjacent(state, "foyer.center"))
