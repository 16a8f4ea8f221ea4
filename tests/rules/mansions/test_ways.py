"""Ladders and vents, who may use them, and how monsters get about."""

import pytest
from tests.rules.mansions.shared import joe, person

from miskatonic.testing import Scenario, rule

HERE, THERE = "foyer.center", "kitchen.1"


def joined_by(marker: str, g: Scenario) -> Scenario:
    """Two spaces far apart with a marker in each."""
    return g.place(marker, at=HERE).place(marker, at=THERE)


def ways_of(monster: str, marker: str) -> list[str]:
    """Where a monster in one of those spaces can be moved."""
    g = joined_by(marker, joe("garden.path")).spawn(monster, at=HERE).set("keeper.threat", 1)
    return g.begin(step="keeper_actions").choose("action:command_minion").options


@rule("MM-FEAT-18", "MM-FEAT-21")
def test_investigators_use_ladders_but_no_vents() -> None:
    assert f"move:{THERE}" in joined_by("ladder", joe()).options
    assert f"move:{THERE}" not in joined_by("vent", joe()).options


@rule("MM-FEAT-18", "MM-FEAT-19", "MM-FEAT-20", "MM-FEAT-21")
@pytest.mark.parametrize(
    ("monster", "ladders", "vents"), [("zombie", True, False), ("mi_go", False, True), ("chthonian", False, False)]
)
def test_humanoids_use_ladders_and_beasts_vents(monster: str, ladders: bool, vents: bool) -> None:
    assert (f"move:{THERE}" in ways_of(monster, "ladder")) is ladders
    assert (f"move:{THERE}" in ways_of(monster, "vent")) is vents


@rule("MM-FEAT-22")
def test_a_ladder_brings_nothing_into_range() -> None:
    g = joined_by("ladder", person("joe_diamond", "colt_38", "shriveling")).spawn("zombie", at=THERE)
    assert not [option for option in g.options if option.startswith(("attack", "cast"))]


@rule("MM-KMOV-03", "MM-TILE-05")
def test_monsters_move_to_adjacent_spaces_through_lines_and_doors() -> None:
    g = joe("garden.path").spawn("zombie", at="hallway_2.right").set("keeper.threat", 1).begin(step="keeper_actions")
    g.choose("action:command_minion")
    assert set(g.options) == {"stop", "move:hallway_2.left", "move:guest_bedroom.1", "move:entryway.1"}


@rule("MM-KMOV-05", "MM-STAT-08")
def test_a_stunned_monster_is_not_moved() -> None:
    g = joe("garden.path").spawn("zombie", at="foyer.center", stunned=1).set("keeper.threat", 1)
    assert "action:command_minion" not in g.begin(step="keeper_actions").options


@rule("MM-FAQ-04", "MM-MOVE-05")
def test_one_climbs_over_the_side_of_the_stairs_in_the_foyer() -> None:
    assert "move:foyer.left_hall" in joe("foyer.left_stairs").options
    g = joe("garden.path").spawn("zombie", at="foyer.left_stairs").set("keeper.threat", 1).begin(step="keeper_actions")
    assert "move:foyer.left_hall" in g.choose("action:command_minion").options


@rule("MM-FEAT-17")
def test_fire_burns_the_hidden_too() -> None:
    g = joe("guest_bedroom.1").set("joe_diamond.hidden", True).place("fire", at="guest_bedroom").choose("end_turn")
    assert g["joe_diamond"].damage == 2
