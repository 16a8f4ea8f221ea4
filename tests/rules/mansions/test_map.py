"""Tiles, rooms, spaces and doors, and what is adjacent to what."""

import pytest
from tests.rules.mansions.shared import JOE, joe

from miskatonic.games.mansions.components import ROOMS, SIDES, STORIES
from miskatonic.games.mansions.content.boards import BLOOD_TIES
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule, scenario

ALL = [story.slug for story in edition_of("mansions")[STORIES]]


@rule("MM-TILE-01")
@pytest.mark.parametrize("side", [side.slug for side in edition_of("mansions")[SIDES]])
def test_a_side_of_a_tile_has_one_to_three_rooms(side: str) -> None:
    assert 1 <= len({space.room for space in SIDES[side].plan.spaces}) <= 3


@rule("MM-TILE-02")
def test_every_room_has_a_name_of_its_own_and_is_on_one_side_of_one_tile() -> None:
    printed = {space.room: side.slug for side in edition_of("mansions")[SIDES] for space in side.plan.spaces}
    assert printed == {room.slug: room.side for room in edition_of("mansions")[ROOMS]}
    assert (
        len({room.en for room in edition_of("mansions")[ROOMS]})
        == len({room.fr for room in edition_of("mansions")[ROOMS]})
        == len(printed)
    )


@rule("MM-TILE-03", "MM-LOCK-01", "MM-OBST-02")
def test_the_cards_of_a_room_lie_by_its_name_and_locks_and_obstacles_are_known_by_their_backs() -> None:
    g = joe().place("lantern", at="kitchen").place("lockbox", at="kitchen").place("jammed_door", at="kitchen")
    kitchen = next(room for room in view(g.state, 1).rooms if room.id == "kitchen")
    assert [(card.card, card.back) for card in kitchen.cards] == [
        ("", "exploration"),
        ("", "obstacle"),
        ("", "lock"),
    ]


@rule("MM-TILE-04")
@pytest.mark.parametrize("story", ALL)
def test_every_space_is_part_of_one_room(story: str) -> None:
    plan = plan_of(story)
    assert sorted(space for spaces in plan.rooms.values() for space in spaces) == sorted(plan.spaces)
    assert all(space.outline and space.room in plan.rooms for space in plan.spaces.values())


@rule("MM-MOVE-04")
@pytest.mark.parametrize(
    ("space", "behind"),
    [("hallway_2.left", "storage_closet.1"), ("kitchen.1", "hallway_1.left"), ("laboratory.upper", "freezer.1")],
)
def test_spaces_with_a_wall_between_them_are_not_adjacent(space: str, behind: str) -> None:
    assert f"move:{behind}" not in joe(space).options
    assert f"move:{space}" not in joe(behind).options


@rule("MM-MOVE-06", "MM-MOVE-05")
@pytest.mark.parametrize(("one", "other"), BLOOD_TIES.corners)
def test_spaces_of_two_tiles_that_touch_at_a_corner_are_adjacent(one: str, other: str) -> None:
    g = scenario("mansions", story="blood_ties", seats=["", JOE]).place(JOE, at=one).choose(f"move:{other}")
    assert g[JOE].at == other
    assert f"move:{one}" in g.options
