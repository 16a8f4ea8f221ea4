"""Sealed doors, markers of the keeper's answers, and skill points."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.components import STORIES, Story
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.kernel.box import edition_of
from miskatonic.testing import rule

MARKERS = {
    "the_fall_of_house_lynch": 6,
    "the_inner_sanctum": 4,
    "blood_ties": 6,
    "classroom_curses": 6,
    "green_eyed_boy": 5,
}
"""How many sealed doors the board of each story has."""


def sealed(story: str) -> list[str]:
    """The spaces with a sealed door: one that joins nothing and is no way out."""
    exits = [way.space for way in STORIES[story].board.exits if way.door]
    return [
        opening.space for opening in plan_of(story).openings if opening.kind == "door" and opening.space not in exits
    ]


@rule("MM-COMP-23")
@pytest.mark.parametrize("story", edition_of("mansions")[STORIES], ids=lambda story: story.slug)
def test_no_board_needs_more_than_12_sealed_doors(story: Story) -> None:
    assert len(sealed(story.slug)) == MARKERS[story.slug] <= 12


@rule("MM-COMP-32", "MM-MOVE-08")
@pytest.mark.parametrize("space", dict.fromkeys(sealed("the_fall_of_house_lynch")))
def test_nobody_goes_through_a_sealed_door(space: str) -> None:
    g = joe(space).set("choices", ["C", "A", "A"]).reveal(happened=True)
    assert "escape" not in g.options
    g = joe("garden.path").set("choices", ["B", "A", "A"]).reveal(happened=True).set("keeper.threat", 1)
    g.spawn("shoggoth", at=space, name="shoggoth_1b").begin(step="keeper_actions").choose("action:command_minion")
    assert "leave" not in g.options


@rule("MM-MOVE-08", "MM-MOVE-04")
def test_a_sealed_door_joins_no_rooms() -> None:
    assert "move:storage_closet.1" not in joe("master_bedroom.right").options


@rule("MM-COMP-26")
def test_there_is_a_marker_for_every_answer_of_the_story_with_the_most_of_them() -> None:
    assert (
        max(sum(len(question.answers) for question in story.questions) for story in edition_of("mansions")[STORIES])
        == 13
    )


@rule("MM-COMP-33")
def test_a_skill_point_that_was_spent_does_not_come_back() -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").set("joe_diamond.skill_points", 1)
    g.rig(dice=[7]).play("move:guest_bedroom.1", "skill_point", "end_turn")
    assert (g.state.round, g.decision.kind.name, g["joe_diamond"].skill_points) == (2, "act", 0)
