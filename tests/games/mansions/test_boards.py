"""The boards of the five stories: what can be seen from where, and what parts of rooms are called."""

from collections.abc import Iterable, Sequence
from itertools import combinations

import pytest
from tests.games.mansions.sight import SIGHT

from miskatonic.games.mansions.content import boards
from miskatonic.games.mansions.declare.tiles import PARTS
from miskatonic.games.mansions.rules.house import laid_out, plan_of
from miskatonic.games.mansions.state import piece
from miskatonic.games.mansions.view.facts import RoomFacts, facts
from miskatonic.kernel.floor_plan import Point
from miskatonic.kernel.text import Part, naming, parts, render
from miskatonic.testing import rule


@rule("MM-RANGE-06", "MM-RANGE-09", "MM-RANGE-10")
@pytest.mark.parametrize("story", SIGHT)
def test_every_pair_of_spaces_sees_each_other_or_not(story: str) -> None:
    plan = laid_out(getattr(boards, story))
    seen = {frozenset(pair) for pair in SIGHT[story]}
    for one, other in combinations(plan.spaces, 2):
        wanted = plan.room_of[one] == plan.room_of[other] or frozenset((one, other)) in seen
        assert plan.sees(one, other) is wanted, (one, other)


@pytest.mark.parametrize("story", SIGHT)
def test_every_space_can_be_reached_from_the_start(story: str) -> None:
    board = getattr(boards, story)
    plan = laid_out(board)
    assert set(plan.graph.by().distances_from(board.start)) == set(plan.spaces)
    assert {space for spaces in board.features.values() for space in spaces} <= set(plan.spaces)


WHERE = {"left": (-1, 0), "right": (1, 0), "upper": (0, -1), "lower": (0, 1), "west": (-1, 0), "east": (1, 0)} | {
    "north": (0, -1),
    "south": (0, 1),
}
"""The direction that a word means on a board, as it is drawn."""


def middle(outlines: Iterable[Sequence[Point]]) -> tuple[float, float]:
    """The middle of the box around outlines."""
    corners = [corner for outline in outlines for corner in outline]
    across, down = [corner.x for corner in corners], [corner.y for corner in corners]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


@pytest.mark.parametrize("story", [story.lower() for story in SIGHT])
def test_parts_of_rooms_are_called_after_the_direction_in_which_they_are_drawn(story: str) -> None:
    board = plan_of(story)
    words = {names[0]: part for part, names in PARTS.items()}
    with naming(story):
        called = {space: render(piece(space), "en").partition(", ")[2] for space in board.spaces}
    assert len({(board.room_of[space], word) for space, word in called.items()}) == len(called), (
        "no two alike in a room"
    )
    for space, word in called.items():
        at = middle([board.spaces[space].outline])
        others = [there for there in board.spaces if board.room_of[there] == board.room_of[space]]
        room = middle([board.spaces[there].outline for there in others])
        for direction in words.get(word, "").split("_"):
            x, y = WHERE.get(direction, (0, 0))
            assert (at[0] - room[0]) * x >= 0, f"{space} is called {word}"
            assert (at[1] - room[1]) * y >= 0, f"{space} is called {word}"


def test_log_question_and_caption_call_a_part_of_a_room_by_the_same_name() -> None:
    assert render(piece("foyer.left_hall"), "fr") == "Vestibule, hall de gauche", "as the tile is printed"
    with naming("the_fall_of_house_lynch"):
        assert render(piece("foyer.left_hall"), "fr") == "Vestibule, hall de droite"
        assert parts(piece("foyer.left_hall"), "en") == (Part("Foyer, right hall", "foyer.left_hall"),)
    foyer = facts("foyer")
    assert isinstance(foyer, RoomFacts)
    assert foyer.spaces["foyer.left_hall@the_fall_of_house_lynch"] == {
        "en": "Foyer, right hall",
        "fr": "Vestibule, hall de droite",
    }
