"""Attribute tests, skill points, horror and evade tests, damage and horror, killed investigators."""

import pytest
from tests.rules.mansions.shared import joe

from miskatonic.testing import rule


@rule("MM-TEST-02", "MM-TEST-05", "MM-TEST-06")
@pytest.mark.parametrize(("die", "passed"), [(1, True), (5, True), (6, False), (10, False)])
def test_a_test_is_passed_with_the_attribute_or_less(die: int, passed: bool) -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").rig(dice=[die])
    assert (g.choose("move:guest_bedroom.1")["joe_diamond"].at == "guest_bedroom.1") is passed


@rule("MM-SKILL-01", "MM-SKILL-02", "MM-SKILL-03")
def test_a_skill_point_adds_luck_before_the_roll_and_only_once() -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").set("joe_diamond.skill_points", 2)
    g.rig(dice=[7]).play("move:guest_bedroom.1", "skill_point")
    assert (g["joe_diamond"].at, g["joe_diamond"].skill_points) == ("guest_bedroom.1", 1)


@rule("MM-HOR-01", "MM-HOR-02", "MM-HOR-03")
def test_entering_the_room_of_a_monster_takes_a_horror_test() -> None:
    g = joe("foyer.left_stairs").spawn("zombie", at="hallway_2.right").rig(dice=[7]).choose("move:hallway_2.left")
    assert g["joe_diamond"].horror == 1


@rule("MM-HOR-06", "MM-HOR-10")
def test_no_horror_test_is_made_inside_the_room() -> None:
    g = joe("hallway_2.left").spawn("zombie", at="hallway_2.right").choose("move:hallway_2.right")
    assert g["joe_diamond"].horror == 0


@rule("MM-EVA-01", "MM-EVA-02", "MM-EVA-04", "MM-EVA-05")
def test_who_fails_to_evade_is_hurt_and_goes_on() -> None:
    g = joe().spawn("zombie", at="foyer.center", token=0).rig(dice=[7])
    g.play("move:foyer.left_hall", "strike")
    assert (g["joe_diamond"].damage, g["joe_diamond"].at) == (2, "foyer.left_hall")


@rule("MM-FAQST-05")
def test_a_stunned_monster_lets_everybody_go() -> None:
    g = joe().spawn("zombie", at="foyer.center", stunned=1).choose("move:foyer.left_hall")
    assert g["joe_diamond"].at == "foyer.left_hall"


@rule("MM-DMG-02", "MM-DEAD-02", "MM-DEAD-05")
def test_a_killed_investigator_leaves_the_cards_and_is_replaced() -> None:
    g = joe(others=("jenny_barnes",)).give("joe_diamond", "lantern").place("fire", at="foyer")
    g.place("jenny_barnes", at="kitchen.1").set("joe_diamond.damage", 11).choose("end_turn")
    assert list(g.state.piles["foyer"]) == ["lantern"]
    assert (g.state.investigators[1], g.state.gone, g.state.out) == (None, ["joe_diamond"], [])


@rule("MM-WIN-03", "MM-DEAD-11")
def test_the_keeper_wins_when_all_are_eliminated() -> None:
    g = joe().place("fire", at="foyer").set("joe_diamond.damage", 11).reveal(happened=True).choose("end_turn")
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("MM-TEST-05")
@pytest.mark.parametrize(("die", "stunned"), [(1, 1), (2, 0)])
def test_a_1_passes_even_with_less_than_nothing(die: int, stunned: int) -> None:
    g = (
        joe()
        .give("joe_diamond", "ceremonial_skull")
        .set("joe_diamond.stunned", 1)
        .spawn("zombie", at="foyer.left_hall")
    )
    assert g.rig(dice=[die]).choose("use:ceremonial_skull")["zombie"].stunned == stunned, "a Lore of 1, and 2 less"


@rule("MM-TEST-06")
@pytest.mark.parametrize(("die", "horror"), [(9, 0), (10, 1)])
def test_a_10_fails_even_with_10_or_more(die: int, horror: int) -> None:
    g = joe("foyer.left_stairs").give("joe_diamond", "crucifix", "holy_rosary").spawn("zombie", at="hallway_2.right")
    assert g.rig(dice=[die]).choose("move:hallway_2.left")["joe_diamond"].horror == horror, "a Willpower of 7, 4 and -1"


@rule("MM-DMG-02")
@pytest.mark.parametrize(("damage", "gone"), [(9, []), (10, ["joe_diamond"]), (11, ["joe_diamond"])])
def test_an_investigator_is_killed_at_0_health_or_less(damage: int, gone: list[str]) -> None:
    assert joe().place("fire", at="foyer").set("joe_diamond.damage", damage).choose("end_turn").state.gone == gone
