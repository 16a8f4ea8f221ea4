"""Boards of tiles: a small house that a reader can follow, turned every way."""

import pytest

from miskatonic.kernel.floor_plan import FloorPlan, Laid, Link, Opening, Space, TileSide, floor_plan, point


def rect(x: float, y: float, width: float, height: float) -> tuple[tuple[float, float], ...]:
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def space(slug: str, outline: tuple[tuple[float, float], ...], *dots: tuple[float, float]) -> Space:
    return Space(slug, slug.partition(".")[0], tuple(point(*at) for at in outline), tuple(point(*at) for at in dots))


HALL = TileSide(
    "hall",
    14,
    7,
    (
        space("hall.west", rect(0, 0, 7, 7), (0.3, 1), (0.3, 6)),
        space("hall.east", rect(7, 0, 7, 7), (13.6, 1), (13.6, 6)),
    ),
    (Link("hall.west", "hall.east", "line"),),
    (Opening("hall.west", "open", point(0, 3.5)), Opening("hall.east", "open", point(14, 3.5))),
)
"""A hallway of two spaces, open at both ends."""
CELL = TileSide(
    "cell",
    14,
    7,
    (space("bath.1", rect(0, 0, 5, 7), (0.3, 3)), space("yard.1", rect(5, 0, 9, 7), (13.6, 3))),
    (Link("bath.1", "yard.1", "door", point(5, 3.5)),),
    (Opening("bath.1", "open", point(0, 3.5)), Opening("yard.1", "door", point(10.5, 7))),
)
"""A bathroom that is open to the left, with a door to a yard that has a door to the south."""


@pytest.fixture(params=[0, 180])
def house(request: pytest.FixtureRequest) -> FloorPlan:
    """The hallway beside the bathroom, and the same upside down."""
    if request.param == 0:
        return floor_plan([Laid(HALL, 0, 0), Laid(CELL, 2, 0)], 7)
    return floor_plan([Laid(HALL, 2, 0, 180), Laid(CELL, 0, 0, 180)], 7)


def test_openings_that_face_each_other_join_their_spaces(house: FloorPlan) -> None:
    assert {link.slug: link.kind for link in house.links} == {
        "hall.west-hall.east": "line",
        "bath.1-yard.1": "door",
        "hall.east-bath.1": "open",
    }


def test_openings_that_face_nothing_lead_off_the_board(house: FloorPlan) -> None:
    assert {opening.space: opening.kind for opening in house.openings} == {"hall.west": "open", "yard.1": "door"}


def test_one_sees_through_open_lines_and_never_through_doors(house: FloorPlan) -> None:
    assert house.sees("hall.west", "bath.1")
    assert not house.sees("bath.1", "yard.1")
    assert not house.sees("hall.west", "yard.1")


def test_range_counts_spaces_and_stops_at_doors(house: FloorPlan) -> None:
    assert [house.range_between("hall.west", to) for to in house.spaces] == [0, 1, 2, None]


def test_a_space_without_dots_sees_its_own_room_only() -> None:
    blind = TileSide(
        "blind", 14, 7, (*(Space(s.slug, s.room, s.outline) for s in HALL.spaces),), HALL.links, HALL.openings
    )
    house = floor_plan([Laid(blind, 0, 0), Laid(CELL, 2, 0)], 7)
    assert house.seen_from("hall.east") == {"hall.west", "hall.east"}


NOOK = TileSide(
    "nook",
    21,
    14,
    (
        space("nook.left", rect(0, 0, 7, 7), (1, 1)),
        space("nook.low", rect(0, 7, 21, 7), (1, 13)),
        space("nook.right", rect(14, 0, 7, 7), (20, 1)),
        space("pillar.1", rect(7, 0, 7, 7)),
    ),
    (Link("nook.left", "nook.low", "line"), Link("nook.low", "nook.right", "line")),
    (),
)
"""A room that bends around another one."""


def test_lines_of_sight_inside_a_room_are_drawn_as_well() -> None:
    house = floor_plan([Laid(NOOK, 0, 0)], 7)
    assert house.seen_from("nook.left") == {"nook.left", "nook.low"}
    assert house.range_between("nook.left", "nook.right") is None


def test_a_door_and_an_open_end_that_meet_are_a_door() -> None:
    turned = floor_plan([Laid(CELL, 0, 0), Laid(HALL, 1, 1, 90)], 7)
    assert turned.doors["yard.1-hall.west"].at == point(10.5, 7)


def test_spaces_of_two_tiles_may_touch_at_a_corner() -> None:
    house = floor_plan([Laid(HALL, 0, 0), Laid(CELL, 2, 1)], 7, corners=[("hall.east", "bath.1")])
    assert house.graph.by("corner").distance("hall.east", "bath.1") == 1
    assert not house.sees("hall.east", "bath.1")


def test_a_line_that_all_but_touches_the_end_of_a_wall_meets_it() -> None:
    nook = TileSide(
        "nook",
        14,
        14,
        (
            space("low.1", ((0, 7), (14, 7), (14, 14), (0, 14)), (7.3, 7.3)),
            space("high.1", rect(0, 0, 7, 7), (1, 1)),
            space("wall.1", rect(7, 0, 7, 7)),
        ),
        (Link("low.1", "high.1", "open"),),
        (),
    )
    assert not floor_plan([Laid(nook, 0, 0)], 7).sees("low.1", "high.1")
