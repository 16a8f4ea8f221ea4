"""Exploring, obstacles, clues, dropping cards, and darkness."""

from tests.rules.mansions.shared import joe

from miskatonic.testing import rule


@rule("MM-EXP-01", "MM-EXP-03", "MM-EXP-04", "MM-EXP-05")
def test_the_cards_of_a_room_are_taken_but_those_of_no_interest() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("nothing_of_interest", at="kitchen").choose("explore")
    assert g["joe_diamond"].cards == ["lantern"]
    assert list(g.state.box) == ["nothing_of_interest"]


@rule("MM-OBST-01", "MM-OBST-04")
def test_an_obstacle_stops_whoever_has_not_the_key() -> None:
    g = joe("kitchen.1").place("lantern", at="kitchen").place("locked_cabinet", at="kitchen").choose("explore")
    assert g["joe_diamond"].cards == []
    assert list(g.state.piles["kitchen"]) == ["lantern", "locked_cabinet"]


@rule("MM-WIN-05", "MM-OBJ-03", "MM-OBJ-06")
def test_the_last_clue_reveals_the_objective() -> None:
    g = joe("garden.path").place("the_fall_of_house_lynch_clue_1a", at="garden").place("sealed_door", at="kitchen")
    g.rig(tokens=[0]).play("explore", "pass")
    g.choose("place:garden.path")
    assert g.state.revealed
    assert g["walter"].extra_health == 4
    assert not g.state.piles["kitchen"]


@rule("MM-ACT-04", "MM-ACT-05")
def test_dropped_cards_lie_face_up_in_the_room() -> None:
    g = joe("kitchen.1").give("joe_diamond", "lantern", "whiskey").play("drop", "drop:lantern")
    assert list(g.state.piles["kitchen"]) == ["lantern"]
    assert g.state.face_up == ["lantern"]


@rule("MM-STAT-16")
def test_exploring_in_the_dark_takes_a_movement_step_as_well() -> None:
    g = joe("kitchen.1").place("darkness", at="kitchen").place("whiskey", at="kitchen").choose("explore")
    assert g["joe_diamond"].moves == 1


@rule("MM-STAT-19")
def test_a_lantern_lets_its_bearer_ignore_darkness() -> None:
    g = joe("kitchen.1").place("darkness", at="kitchen").place("whiskey", at="kitchen").give("joe_diamond", "lantern")
    assert g.choose("explore")["joe_diamond"].moves == 2
