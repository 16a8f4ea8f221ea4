"""Being devoured."""

from typing import Any

import pytest

from miskatonic.games.elder_sign.components import INVESTIGATORS
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario


def joe_and_kate(ancient_one: str = "azathoth", **setup: Any) -> Scenario:
    """Joe Diamond's turn, Kate Winthrop's next."""
    return scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one=ancient_one, **setup)


def at_the_end() -> Scenario:
    """Joe has one sanity left; the next to come is Bob Jenkins."""
    return joe_and_kate().set("joe_diamond.sanity", 1).rig(investigators=["bob_jenkins"])


def fail(g: Scenario, adventure: str) -> Scenario:
    """Joe goes there, rolls nothing of use and gives up."""
    return g.rig(dice=["terror"] * 6).play(f"move:{adventure}", "give_up")


@rule("ES-DEV-01", "ES-DEV-02", "ES-DEV-03")
@pytest.mark.parametrize(
    ("health", "adventure"), [("sanity", "the_missing_records"), ("stamina", "the_hall_of_the_dead")]
)
def test_without_sanity_or_stamina_an_investigator_is_devoured(health: str, adventure: str) -> None:
    g = fail(joe_and_kate().set(f"joe_diamond.{health}", 1).rig(investigators=["bob_jenkins"]), adventure)
    assert g.state.devoured == ["joe_diamond"]
    assert g.state.doom == 1
    assert [investigator.slug for investigator in g.state.investigators] == ["bob_jenkins", "kate_winthrop"]


@rule("ES-DEV-01", "ES-DEV-02")
def test_losing_both_at_once_or_more_than_there_was_adds_one_doom_only() -> None:
    g = at_the_end().place("horrible_visions", at="museum:0").set("joe_diamond.stamina", 1)
    g.rig(dice=[1] * 6).play("move:horrible_visions", "give_up")
    assert (g.state.devoured, g.state.doom) == (["joe_diamond"], 1)


@rule("ES-DEV-01")
def test_an_investigator_with_one_of_each_is_still_alive() -> None:
    g = joe_and_kate().set("joe_diamond.sanity", 2)
    fail(g, "the_missing_records")
    assert (g["joe_diamond"].sanity, g.state.devoured) == (1, [])


@rule("ES-DEV-02", "ES-DOOM-03")
def test_the_doom_of_the_devoured_can_bring_a_monster() -> None:
    g = (
        joe_and_kate()
        .set("joe_diamond.sanity", 1)
        .set("doom", 3)
        .rig(monsters=["maniac"], investigators=["bob_jenkins"])
    )
    fail(g, "the_missing_records").choose("monster:forgotten_knowledge")
    assert (g.state.doom, g["forgotten_knowledge"].below) == (4, ["maniac"])


@rule("ES-DEV-03", "ES-DEV-04", "ES-DEV-05", "ES-DEV-06")
def test_everything_goes_back_where_it_came_from() -> None:
    g = at_the_end().give("joe_diamond", "clue", "clue", "axe", "holy_water", "wither", "duke")
    g.give("joe_diamond", "the_archives", "the_dreamlands", "byakhee", "gug")
    g.rig(dice=[1] * 6).play("move:the_missing_records", "roll", "no_task", "give_up", "pass")
    state = g.state
    assert [state.common_deck[0], state.unique_deck[0], state.spell_deck[0], state.ally_deck[0]] == [
        "axe",
        "holy_water",
        "wither",
        "duke",
    ]
    assert (state.adventure_deck[0], state.other_world_deck[0]) == ("the_archives", "the_dreamlands")
    assert {"byakhee", "gug"} <= set(state.cup)
    assert state.clues == 15
    assert g["bob_jenkins"].trophies == []


@rule("ES-DEV-04")
def test_the_spells_that_the_devoured_had_cast_give_up_their_dice() -> None:
    g = at_the_end().give("joe_diamond", "wither").choose("move:the_missing_records")
    g.rig(dice=["lore", *["peril"] * 5]).choose("use:wither").play("hold:green1", "give_up")
    assert g.state.devoured == ["joe_diamond"]
    assert (g["green1"].zone, g.state.cast, g.state.spell_deck[0]) == ("supply", [], "wither")


@rule("ES-DEV-07", "ES-DEV-09")
def test_the_player_goes_on_with_somebody_else_who_starts_afresh() -> None:
    g = fail(at_the_end().stack("common", ["axe", "knife"]).stack("unique", ["holy_water"]), "the_missing_records")
    bob, card = g["bob_jenkins"], INVESTIGATORS["bob_jenkins"]
    assert (bob.seat, bob.at) == (0, "entrance")
    assert bob.cards == ["axe", "knife", "holy_water"]
    assert (bob.sanity, bob.stamina) == (bob.max_sanity, bob.max_stamina) == (card.sanity, card.stamina)


@rule("ES-DEV-07")
def test_the_player_chooses_the_new_investigator_where_all_chose_theirs() -> None:
    g = fail(joe_and_kate(draft=True).set("joe_diamond.sanity", 1), "the_missing_records")
    assert g.decision.seat == 0
    g.choose("investigator:gloria_goldberg")
    assert g["gloria_goldberg"].seat == 0


@rule("ES-DEV-08")
def test_nobody_is_devoured_twice() -> None:
    g = fail(joe_and_kate(draft=True).set("joe_diamond.sanity", 1), "the_missing_records")
    assert "investigator:joe_diamond" not in g.options
    assert "investigator:kate_winthrop" not in g.options
    assert len(g.options) == 14


@rule("ES-DEV-10")
def test_the_new_investigator_acts_in_the_next_turn_of_the_player() -> None:
    g = fail(at_the_end(), "the_missing_records")
    assert (g.decision.seat, g.decision.rule) == (1, "ES-MOVE-01")
    g.play("move:entrance", "first_aid:sanity")
    assert (g.decision.seat, g.decision.rule) == (0, "ES-MOVE-01")


@rule("ES-DEV-11")
def test_a_terror_effect_that_devours_ends_the_attempt_without_penalty() -> None:
    g = at_the_end().place("ancient_relics", at="museum:0").place("kate_winthrop", at="ancient_relics")
    g.rig(dice=["terror", *[1] * 5]).choose("move:ancient_relics")
    assert (g.state.devoured, g.state.doom) == (["joe_diamond"], 1)
    assert (g.state.clock, g.decision.seat) == (1, 1), "the clock step was carried out"
    assert all(die.zone == "supply" for die in g.state.dice)
    assert (g["bob_jenkins"].sanity, g["bob_jenkins"].at) == (4, "entrance"), "the penalty was not for Bob"
    assert g["kate_winthrop"].at == "ancient_relics"


@rule("ES-DEV-11")
def test_a_card_that_costs_the_last_stamina_ends_the_turn() -> None:
    g = joe_and_kate("ithaqua").set("joe_diamond.stamina", 1).give("joe_diamond", "holy_water", "axe")
    g.rig(investigators=["bob_jenkins"]).choose("move:the_missing_records").choose("use:holy_water")
    assert g.state.devoured == ["joe_diamond"]
    assert (g["red"].zone, g["green1"].zone) == ("supply", "supply")
    assert (g.state.clock, g.decision.seat) == (1, 1)


@rule("ES-DEV-11", "ES-MON-14")
def test_a_monster_beaten_by_the_devoured_goes_back_to_the_cup() -> None:
    g = at_the_end().spawn("byakhee", at="ancient_relics")
    g.rig(dice=["peril", *[1] * 5]).choose("move:ancient_relics")
    g.rig(dice=["terror", *[1] * 4]).choose("task:2")
    assert g.state.devoured == ["joe_diamond"]
    assert g["ancient_relics"].below == []
    assert "byakhee" in g.state.cup
    assert g["bob_jenkins"].trophies == []


@rule("ES-DEV-10")
def test_somebody_devoured_in_the_turn_of_another_is_replaced_at_once() -> None:
    g = joe_and_kate().set("kate_winthrop.sanity", 1).set("clock", 3).rig(investigators=["bob_jenkins"])
    g.place("don_t_fall_asleep", at="museum:0").stack("mythos", ["closed_for_mourning"])
    g.play("move:entrance", "first_aid:sanity")
    assert (g.decision.seat, g["bob_jenkins"].seat) == (1, 1)
    assert g.state.doom == 2, "one for Kate, one of the Mythos card"


def nobody_left() -> Scenario:
    """Joe has one sanity left and all other investigators are gone."""
    g = joe_and_kate().set("joe_diamond.sanity", 1)
    return g.set("devoured", list(g.state.box)).set("box", Pile())


@rule("ES-DEV-12")
def test_a_player_for_whom_nobody_is_left_is_eliminated() -> None:
    g = fail(nobody_left(), "the_missing_records")
    assert g.state.out == [0]
    assert g.state.investigators[0] is None
    g.play("move:entrance", "first_aid:sanity")
    assert g.decision.seat == 1, "Kate plays on alone"
    assert g.outcome is None


@rule("ES-DEV-12")
def test_the_game_is_lost_when_everybody_is_eliminated() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="hastur").set("joe_diamond.sanity", 1)
    fail(g.set("devoured", list(g.state.box)).set("box", Pile()), "the_missing_records")
    assert g.outcome is not None
    assert g.outcome.winners == []


@rule("ES-DEV-13")
def test_an_eliminated_player_shares_the_victory_of_the_others() -> None:
    g = nobody_left().set("elder_signs", 13).place("the_dreamlands", at="other_worlds")
    fail(g, "the_missing_records")
    g.rig(dice=["peril", "lore", 3, *["terror"] * 3]).play("move:the_dreamlands", "task:0")
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]


@rule("ES-DEV-07", "ES-DOOM-04")
@rule("ES-ERR-21")
def test_whoever_wakes_the_ancient_one_by_being_devoured_gets_nobody_new() -> None:
    g = joe_and_kate("hastur").set("joe_diamond.sanity", 1).set("doom", 10)
    g.rig(dice=["terror"] * 12).play("move:the_missing_records", "give_up")
    assert g.state.awake
    assert (g.state.out, g["kate_winthrop"].at) == ([0], "ancient_one")


@rule("ES-DEV-07", "ES-AO-03")
def test_whoever_is_devoured_in_the_middle_of_an_attempt_leaves_nothing_to_the_next() -> None:
    g = joe_and_kate("hastur").set("joe_diamond.sanity", 1).set("doom", 10).spawn("byakhee", at="ancient_relics")
    g.set("doom", 3).rig(dice=["peril", *[1] * 5], investigators=["bob_jenkins"]).choose("move:ancient_relics")
    g.rig(dice=["terror", *[1] * 4]).choose("task:2")
    assert (g["bob_jenkins"].at, g["bob_jenkins"].trophies) == ("entrance", [])
    assert "byakhee" in g.state.cup
