"""Stunned tokens, fire and darkness."""

import pytest
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person, rolled

from miskatonic.testing import rule

BLOW = card_with(Half("humanoid", "unarmed", "strength+0: hit 3 / stunned"))


@rule("MM-STAT-02", "MM-STAT-03", "MM-STAT-06", "MM-FAQST-03")
@pytest.mark.parametrize("tokens", [1, 3])
def test_who_is_stunned_has_one_movement_step_and_an_action(tokens: int) -> None:
    g = joe().set("joe_diamond.stunned", tokens).begin(turn="joe_diamond")
    assert (g["joe_diamond"].moves, g["joe_diamond"].acted) == (1, False)


@rule("MM-STAT-04")
def test_who_becomes_stunned_after_a_step_takes_no_other() -> None:
    g = joe("foyer.left_hall").spawn("zombie", at="foyer.center").stack("humanoid", [BLOW]).rig(dice=[10])
    g.stop("turn_end").play("move:foyer.center", "attack:zombie:unarmed")
    assert (g["joe_diamond"].stunned, g["joe_diamond"].moves) == (1, 0)


@rule("MM-STAT-05", "MM-STAT-06")
@pytest.mark.parametrize(("die", "at"), [(3, "guest_bedroom.1"), (4, "hallway_2.right")])
def test_who_is_stunned_tests_with_2_less_however_often(die: int, at: str) -> None:
    g = joe("hallway_2.right").place("jammed_door", at="guest_bedroom").set("joe_diamond.stunned", 2).rig(dice=[die])
    assert g.choose("move:guest_bedroom.1")["joe_diamond"].at == at


@rule("MM-STAT-07")
def test_who_is_stunned_has_as_many_puzzle_actions_as_ever() -> None:
    g = joe("kitchen.1").place("short_circuit", at="kitchen").set("joe_diamond.stunned", 1).choose("explore")
    assert g.decision.amount == 5


@rule("MM-STAT-14")
def test_moving_inside_a_burning_room_takes_no_willpower() -> None:
    assert not rolled(joe().place("fire", at="foyer").choose("move:foyer.left_hall"))


@rule("MM-STAT-01", "MM-STAT-10", "MM-STAT-11")
def test_fire_burns_monsters_at_the_end_of_the_keepers_turn() -> None:
    g = joe("kitchen.1").spawn("zombie", at="foyer.left_hall").place("fire", at="foyer").begin(step="event")
    assert g["zombie"].damage == 2


@rule("MM-STAT-15", "MM-STAT-17", "MM-STAT-18")
@pytest.mark.parametrize(("stunned", "die", "damage"), [(0, 3, 3), (0, 4, 0), (1, 1, 3), (1, 2, 0)])
def test_fighting_in_the_dark_is_2_harder_beside_other_penalties(stunned: int, die: int, damage: int) -> None:
    g = joe().place("darkness", at="foyer").spawn("zombie", at="foyer.center").set("joe_diamond.stunned", stunned)
    g.stack("humanoid", [BLOW]).rig(dice=[die]).choose("attack:zombie:unarmed")
    assert g["zombie"].damage == damage


@rule("MM-FAQST-02")
def test_darkness_is_no_hindrance_to_evading_or_courage() -> None:
    g = (
        joe()
        .place("darkness", at="foyer")
        .spawn("zombie", at="foyer.center")
        .rig(dice=[6])
        .choose("move:foyer.left_hall")
    )
    assert g["joe_diamond"].damage == 0
    g = joe("foyer.left_stairs").place("darkness", at="hallway_2").spawn("zombie", at="hallway_2.right").rig(dice=[6])
    assert g.choose("move:hallway_2.left")["joe_diamond"].horror == 0


@rule("MM-STAT-20")
@pytest.mark.parametrize(("cards", "asked"), [((), "play_mythos"), (("lantern",), "act")])
def test_who_ignores_darkness_is_no_target_for_cards_that_need_it(cards: tuple[str, ...], asked: str) -> None:
    g = person("joe_diamond", *cards).place("darkness", at="foyer").give("keeper", "eyes_in_the_dark")
    assert g.set("keeper.threat", 3).choose("move:foyer.left_hall").decision.kind.name == asked


@rule("MM-FAQST-01", "MM-FAQST-08")
def test_a_room_has_one_token_of_each_kind_at_most() -> None:
    g = person("joe_diamond", "bind_monster#3").spawn("zombie", at="foyer.center").rig(dice=[10])
    g.place("fire", at="foyer").place("darkness", at="foyer").choose("cast:bind_monster")
    assert g.state.statuses == {"foyer": ["fire", "darkness"]}
