"""The boards of the five stories: what can be seen from where."""

from itertools import combinations

import pytest
from tests.games.mansions.sight import SIGHT

from miskatonic.games.mansions.content import boards
from miskatonic.games.mansions.rules.house import laid_out
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
