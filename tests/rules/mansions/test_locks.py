"""Lock cards: rooms as a whole, runs that fail, and monsters."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic.testing import rule


@rule("MM-LOCK-08")
@pytest.mark.parametrize("space", ["foyer.right_stairs", "kitchen.1"])
def test_a_lock_is_met_by_whichever_door(space: str) -> None:
    g = joe(space).place("jammed_door", at="dining_room").rig(dice=[10]).choose("move:dining_room.right")
    assert g["joe_diamond"].at == space


@rule("MM-LOCK-05", "MM-LOCK-06")
def test_who_runs_against_a_lock_has_used_the_action() -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").rig(dice=[10]).choose("run:guest_bedroom.1")
    assert (g["joe_diamond"].at, g["joe_diamond"].acted, g["joe_diamond"].moves) == ("hallway_2.right", True, 2)


@rule("MM-LOCK-09", "MM-KMOV-04")
def test_monsters_go_through_locked_doors() -> None:
    g = joe("kitchen.1").place("jammed_door", at="guest_bedroom").spawn("zombie", at="hallway_2.right")
    g.set("keeper.threat", 1).begin(step="keeper_actions").play("action:command_minion", "move:guest_bedroom.1")
    assert g["zombie"].at == "guest_bedroom.1"
