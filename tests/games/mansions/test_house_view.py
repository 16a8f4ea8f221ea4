"""The house as a board draws it: where somebody has been, which doors are shut, and the walks that can be taken."""

from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.rules.house import plan
from miskatonic.games.mansions.view.house import DoorView, WalkView
from miskatonic.games.mansions.view.table import MansionView
from miskatonic.testing import Scenario


def seen(g: Scenario, seat: int = 1) -> MansionView:
    """What a seat sees."""
    view = g.table.view(seat)
    assert isinstance(view, MansionView)
    return view


def walk(g: Scenario, to: str) -> WalkView:
    return next(each for each in seen(g).walks if each.to == to)


def door(g: Scenario, seat: int) -> DoorView:
    """The door of the ceremony room, as a seat sees it."""
    return next(each for each in seen(g, seat).doors if "ceremony_room" in each.id)


def test_a_walk_takes_movement_steps_first_and_the_action_last() -> None:
    g = joe()
    assert walk(g, "dining_room.right").steps == ("move:foyer.right_stairs", "move:dining_room.right")
    assert walk(g, "kitchen.1").steps[-1] == "run:kitchen.1"
    assert all(len(each.steps) <= 3 for each in seen(g).walks)


def test_a_walk_says_which_monsters_are_evaded_and_which_are_faced() -> None:
    g = joe("foyer.right_stairs").spawn("zombie", at="foyer.right_stairs").spawn("cultist", at="hallway_1.right")
    found = walk(g, "hallway_1.right")
    assert (found.met, found.feared) == (("zombie",), ("cultist",))


def test_a_walk_says_what_is_locked_and_what_burns() -> None:
    g = joe("foyer.right_stairs").place("locked_door", at="dining_room").place("fire", at="dining_room")
    assert (walk(g, "dining_room.right").locks, walk(g, "dining_room.right").fires) == (
        ("dining_room",),
        ("dining_room",),
    )


def test_of_two_ways_of_the_same_length_the_safer_one_is_taken() -> None:
    g = joe("hallway_1.right").spawn("zombie", at="hallway_1.left")
    ways = [each.way for each in seen(g).walks if each.to.startswith("foyer.")]
    assert ways
    assert not any("hallway_1.left" in way for way in ways if way[-1] == "foyer.left_stairs")


def test_only_on_ones_turn_and_out_of_hiding_is_there_anywhere_to_walk() -> None:
    assert seen(joe("guest_bedroom.1").set("joe_diamond.hidden", True)).walks == ()
    assert seen(joe().begin(step="keeper_actions").set("keeper.threat", 6)).walks == ()


def test_rooms_have_been_entered_where_the_story_begins_and_where_somebody_has_gone() -> None:
    g = joe().play("move:foyer.right_stairs", "move:dining_room.right", "run:foyer.right_stairs")
    assert [room.id for room in seen(g).rooms if room.entered] == ["foyer", "dining_room"]


def test_that_a_lock_is_sealed_is_the_keepers_secret_until_it_is_met() -> None:
    g = joe().place("sealed_door", at="ceremony_room")
    assert [(door(g, seat).locked, door(g, seat).sealed) for seat in (0, 1)] == [(True, True), (True, False)]
    assert door(g.turn_up("sealed_door"), 1).sealed


def test_every_space_is_seen_from_the_spaces_that_it_sees() -> None:
    g = joe()
    sees = {space.id: space.sees for space in seen(g).spaces}
    assert all(one in sees[other] for one, others in sees.items() for other in others)
    assert sees.keys() == plan(g.state).spaces.keys()
