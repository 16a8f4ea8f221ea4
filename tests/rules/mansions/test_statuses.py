"""Stunned tokens, fire and darkness."""

import pytest
from tests.rules.mansions.shared import JENNY, JOE, joe

from miskatonic.games.mansions.rules.attribute_tests import attribute, value
from miskatonic.games.mansions.state import AttributeTest
from miskatonic.testing import Scenario, rule


def needed(g: Scenario, kind: str = "plain") -> int:
    """What the die has to show at most when Joe Diamond tests Strength."""
    return value(g.state, g[JOE], AttributeTest(1, "strength", 0, kind))  # type: ignore[arg-type]


# --- stunned


@rule("MM-STAT-01", "MM-STAT-03", "MM-FAQST-03")
def test_who_is_stunned_has_one_movement_step_and_the_action() -> None:
    g = joe().set("joe_diamond.stunned", 1).begin(turn=JOE).choose("move:foyer.left_stairs")
    assert not [option for option in g.options if option.startswith("move:")]
    assert "run:foyer.center" in g.options


@rule("MM-STAT-04")
def test_who_is_stunned_after_a_movement_step_has_no_second_one() -> None:
    g = joe("foyer.left_stairs").give("keeper", "loose_floorboards").set("keeper.threat", 1).rig(dice=[10])
    g.play("move:hallway_2.left", "play:loose_floorboards")
    assert g["joe_diamond"].moves == 0


@rule("MM-STAT-05", "MM-STAT-06", "MM-STAT-07")
def test_stunned_tokens_take_two_from_tests_and_do_not_add_up() -> None:
    healthy, stunned, twice = joe(), joe().set("joe_diamond.stunned", 1), joe().set("joe_diamond.stunned", 2)
    assert [needed(g) for g in (healthy, stunned, twice)] == [5, 3, 3]
    assert attribute(stunned.state, stunned[JOE], "strength") == 5
    assert twice.begin(turn=JOE)["joe_diamond"].moves == 1


@rule("MM-KTRD-04", "MM-STAT-09")
def test_each_investigator_sheds_one_stunned_token_after_trading() -> None:
    g = joe().set("joe_diamond.stunned", 2).stop("threat").begin(step="trading")
    assert g["joe_diamond"].stunned == 1


@rule("MM-STAT-02", "MM-LIM-07")
def test_any_number_of_stunned_tokens_may_lie_on_a_figure() -> None:
    g = joe().set("joe_diamond.stunned", 30).spawn("zombie", at="kitchen.1", stunned=30)
    assert (g[JOE].stunned, g["zombie"].stunned) == (30, 30)


@rule("MM-FAQST-06")
def test_a_stunned_monster_still_frightens() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="hallway_2.right", stunned=1).rig(dice=[10])
    assert g.choose("move:hallway_2.left")["joe_diamond"].horror == 1


# --- fire


@rule("MM-STAT-10", "MM-STAT-11")
def test_fire_burns_monsters_at_the_end_of_the_keepers_turn() -> None:
    g = joe("kitchen.1").spawn("zombie", at="foyer.center").place("fire", at="foyer").stop("order").begin(step="event")
    assert (g["zombie"].damage, g["joe_diamond"].damage) == (2, 0)


@rule("MM-STAT-14")
def test_moving_about_in_a_burning_room_takes_no_test() -> None:
    g = joe().place("fire", at="foyer").choose("move:foyer.left_hall")
    assert (g["joe_diamond"].at, g["joe_diamond"].horror) == ("foyer.left_hall", 0)


@rule("MM-FAQST-01", "MM-FAQST-08")
def test_a_room_has_one_token_of_each_kind_at_most() -> None:
    g = joe().place("fire", at="foyer").place("fire", at="hallway_2").give("keeper", "sparks", "cold_draft")
    g.set("keeper.threat", 9).begin(step="turn").choose("play:sparks")
    assert g.state.statuses["foyer"] == ["fire"]
    assert g.begin(step="turn").choose("play:cold_draft").state.statuses["foyer"] == ["fire", "darkness"]


# --- darkness


@rule("MM-STAT-15", "MM-STAT-17", "MM-FAQST-02")
@pytest.mark.parametrize(("kind", "value"), [("combat", 3), ("plain", 5), ("evade", 5), ("horror", 5)])
def test_darkness_takes_two_from_tests_in_combat_alone(kind: str, value: int) -> None:
    assert needed(joe().place("darkness", at="foyer"), kind) == value


@rule("MM-STAT-18")
def test_darkness_adds_to_other_penalties() -> None:
    assert needed(joe().place("darkness", at="foyer").set("joe_diamond.stunned", 1), "combat") == 1


@rule("MM-KTRD-03")
def test_nothing_is_dropped_while_trading() -> None:
    g = joe(others=(JENNY,)).place(JENNY, at="foyer.center").give(JOE, "lantern").begin(step="trading")
    assert g.options == ["done", "give:lantern:jenny_barnes"]
