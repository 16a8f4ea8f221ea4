"""Corpses and campfires, and how many markers there are."""

from tests.rules.mansions.shared import JENNY, JOE

from miskatonic.games.mansions.content.boards import (
    BLOOD_TIES,
    CLASSROOM_CURSES,
    GREEN_EYED_BOY,
    THE_FALL_OF_HOUSE_LYNCH,
    THE_INNER_SANCTUM,
)
from miskatonic.games.mansions.rules.corpses import MARKERS
from miskatonic.testing import Scenario, rule, scenario


def outside(story: str, at: str = "backyard.north_west") -> Scenario:
    """Joe Diamond's turn, by default beside a campfire."""
    return scenario("mansions", seats=["", JOE, JENNY], story=story).place(JOE, at=at).set(f"{JOE}.skill_points", 0)


@rule("MM-FEAT-08")
def test_corpses_beside_a_campfire_are_burnt_with_the_action_as_many_as_one_likes(grounds: str) -> None:
    g = outside(grounds).place("corpse", at="backyard.north_west").place("corpse", at="backyard.north_west")
    g.place("corpse", at="backyard.south_west").play("burn", "corpses:2")
    assert (g.state.features["corpse"], g[JOE].acted) == (["backyard.south_west"], True)


@rule("MM-FEAT-08")
def test_without_a_campfire_in_the_space_no_corpse_is_burnt(grounds: str) -> None:
    assert "burn" not in outside(grounds, "garden.path").place("corpse", at="garden.path").options
    assert "burn" not in outside(grounds).options


@rule("MM-FEAT-10", "MM-FEAT-11")
def test_who_leaves_a_space_may_drag_one_corpse_along_at_no_cost(grounds: str) -> None:
    g = outside(grounds, "garden.path").place("corpse", at="garden.path").place("corpse", at="garden.path")
    g.play("move:garden.south_east", "drag")
    assert (g.state.features["corpse"], g[JOE].moves) == (["garden.path", "garden.south_east"], 1)
    assert g.play("move:garden.path", "leave_it").state.features["corpse"] == ["garden.path", "garden.south_east"]


@rule("MM-FEAT-12", "MM-LIM-04")
def test_a_corpse_in_a_burning_room_is_discarded_and_can_be_used_again(grounds: str) -> None:
    g = outside(grounds, "garden.path").place("corpse", at="garden.path").set("keeper.threat", 3)
    g.give("keeper", "sparks").place("fire", at="entryway").begin(step="turn").choose("play:sparks")
    assert g.state.features["corpse"] == []
    g = outside(grounds, "garden.path").place("corpse", at="garden.path").place("fire", at="entryway").rig(dice=[1])
    assert g.play("move:entryway.1", "drag").state.features["corpse"] == []


@rule("MM-LIM-03")
def test_no_corpse_is_placed_when_no_marker_is_left(grounds: str) -> None:
    g = outside(grounds, "crypt.left").give("keeper", "the_only_way_out").set(f"{JOE}.horror", 8)
    for space in ("garden.path", "garden.path", "cave_1.left"):
        g.place("corpse", at=space)
    g.set("keeper.threat", 1).begin(step="keeper_actions").choose("insanity:the_only_way_out")
    assert g.state.features["corpse"] == ["garden.path", "garden.path", "cave_1.left"]
    assert "action:raise_dead" not in g.stop("monster_attacks").options


@rule("MM-COMP-21")
def test_no_board_needs_more_markers_than_the_box_has() -> None:
    most: dict[str, int] = {"corpse": MARKERS}
    for board in (THE_FALL_OF_HOUSE_LYNCH, THE_INNER_SANCTUM, BLOOD_TIES, CLASSROOM_CURSES, GREEN_EYED_BOY):
        for kind, spaces in board.features.items():
            most[kind] = max(most.get(kind, 0), len(spaces))
    assert most.pop("ladder") <= 2
    assert sum(most.values()) + 2 == 18
