"""Failing to complete a task, trying again, and failing the adventure."""

import pytest
from tests.rules.elder_sign.conftest import Homemade

from miskatonic.games.elder_sign.declare import CLUE, DOOM, lore, pay, peril, task
from miskatonic.games.elder_sign.effects.health import lose
from miskatonic.games.elder_sign.events import AdventureFailed, ClockAdvanced, DoomAdded, SanityLost
from miskatonic.games.elder_sign.events.dice import DieSetAside, Rolled
from miskatonic.testing import Scenario, rule, scenario


def joe() -> Scenario:
    """Joe Diamond (4 sanity, 6 stamina) at the start of a turn."""
    return scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")


def at(card: str, *roll: str | int) -> Scenario:
    """Joe has moved to that adventure and made that roll."""
    return joe().place(card, at="museum:0").rig(dice=roll).choose(f"move:{card}")


def health(g: Scenario) -> tuple[int, int]:
    """Joe's sanity and stamina."""
    return g["joe_diamond"].sanity, g["joe_diamond"].stamina


# --- terror


@rule("ES-FAIL-01")
def test_a_terror_in_a_failed_roll_sets_off_the_adventure_and_the_mythos_card() -> None:
    g = joe().place("ancient_relics", at="museum:0").place("the_floor_gives_way", at="mythos")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:ancient_relics")
    assert health(g) == (3, 5), "the relics cost sanity, the floor costs stamina"


@rule("ES-FAIL-01")
def test_an_adventure_without_a_terror_effect_leaves_the_mythos_cards() -> None:
    g = joe().place("the_floor_gives_way", at="mythos")
    g.rig(dice=["terror", *["peril"] * 5]).choose("move:the_missing_records")
    assert health(g) == (4, 5)


@rule("ES-FAIL-01")
def test_terror_does_nothing_to_a_roll_that_completes_a_task() -> None:
    g = at("ancient_relics", "lore", 3, *["terror"] * 4)
    g.rig(dice=["peril"] * 4).choose("task:1")
    assert health(g) == (4, 6)


@rule("ES-FAIL-01")
def test_every_failed_roll_with_terror_sets_it_off_again() -> None:
    g = at("ancient_relics", "terror", *["peril"] * 5)
    g.choose("aside:green2").rig(dice=["terror", *["peril"] * 4]).choose("no_focus")
    assert health(g) == (2, 6)


@rule("ES-FAIL-01", "ES-FAIL-11")
def test_an_adventure_that_terror_fails_at_once_does_not_spare_the_mythos_cards_terror() -> None:
    g = joe().place("koi_pond", at="museum:0").place("the_portraits_turn", at="mythos").set("joe_diamond.sanity", 3)
    g.rig(dice=["terror", *["lore"] * 5]).play("move:koi_pond", "no_task")
    assert health(g) == (1, 4), "the penalties of the pond, and 1 sanity for the portraits"


@rule("ES-FAIL-02")
def test_without_a_terror_in_the_roll_there_is_no_terror_effect() -> None:
    g = joe().place("ancient_relics", at="museum:0").place("the_floor_gives_way", at="mythos")
    g.rig(dice=["peril"] * 6).choose("move:ancient_relics")
    assert health(g) == (4, 6)
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-FAIL-02")
def test_a_terror_that_was_rerolled_away_does_nothing() -> None:
    g = joe().place("ancient_relics", at="museum:0").give("joe_diamond", "clue")
    g.rig(dice=["terror", *["peril"] * 5]).play("move:ancient_relics", "clue")
    g.rig(dice=["peril"]).choose("reroll:green1").rig(dice=["peril"]).choose("reroll:green1")
    assert health(g) == (4, 6)


@rule("ES-FAIL-02")
def test_a_terror_that_was_set_aside_does_nothing_in_the_next_roll() -> None:
    g = at("ancient_relics", "terror", *["peril"] * 5)
    g.choose("aside:green1").rig(dice=["peril"] * 5).choose("no_focus")
    assert health(g) == (3, 6)


@rule("ES-FAIL-03")
def test_six_terrors_set_the_effects_off_once() -> None:
    g = at("ancient_relics", *["terror"] * 6)
    assert health(g) == (3, 6)
    assert len(g.happened(SanityLost)) == 1


@rule("ES-FAIL-04")
def test_a_wild_result_is_no_terror_unless_it_is_used_as_one() -> None:
    g = joe().place("ancient_relics", at="museum:0").give("joe_diamond", "holy_water").choose("move:ancient_relics")
    g.rig(dice=[*["peril"] * 6, "wild"]).choose("use:holy_water")
    assert g.decision.rule == "ES-FAIL-05"
    assert health(g) == (4, 6)


@rule("ES-FAIL-04")
def test_a_wild_result_that_is_used_as_terror_meets_a_terror_requirement() -> None:
    g = joe().place("don_t_fall_asleep", at="museum:0").give("joe_diamond", "holy_water")
    g.choose("move:don_t_fall_asleep").rig(dice=[*["peril"] * 6, "wild"]).choose("use:holy_water")
    assert g.options == ["task:0", "no_task"]


# --- trying again


@rule("ES-FAIL-05")
@pytest.mark.parametrize("face", ["peril", "terror"])
def test_after_a_failed_roll_the_player_tries_again_or_fails_the_adventure(face: str) -> None:
    g = at("ancient_relics", *[face] * 6)
    assert g.decision.rule == "ES-FAIL-05"
    assert g.options == ["aside:green1", "give_up"]


@rule("ES-FAIL-05")
def test_whoever_gives_up_fails_the_adventure() -> None:
    g = at("the_missing_records", *["peril"] * 6).choose("give_up")
    assert g.happened(AdventureFailed) == [AdventureFailed("joe_diamond", "the_missing_records")]
    assert g.state.attempt is None


@rule("ES-FAIL-06")
def test_one_die_of_the_failed_roll_is_set_aside_whichever_the_player_likes() -> None:
    g = at("the_missing_records", 2, "lore", "peril", "terror", "peril", "terror")
    assert g.options == [f"aside:green{n}" for n in (1, 2, 3, 4)] + ["give_up"], "two equal dice make no difference"
    g.choose("aside:green3")
    assert g.happened(DieSetAside) == [DieSetAside("joe_diamond", "green3", "peril")]
    assert [die.zone for die in g.state.dice[:6]] == ["pool", "pool", "aside", "pool", "pool", "pool"]


@rule("ES-FAIL-06")
def test_a_die_kept_on_a_marker_or_on_a_spell_cannot_be_the_one_that_is_set_aside() -> None:
    g = joe().give("joe_diamond", "wither").choose("move:the_missing_records")
    g.rig(dice=["lore", 1, *["peril"] * 4]).play("use:wither", "hold:green1")
    g.rig(dice=["peril"] * 3).play("aside:green3", "focus:green2")
    assert g.options == ["aside:green4", "give_up"]


@rule("ES-FAIL-07")
def test_a_die_set_aside_is_rolled_no_more_in_this_attempt() -> None:
    g = at("the_missing_records", *["peril"] * 6)
    g.choose("aside:green1").rig(dice=["lore", 3, *["peril"] * 3]).choose("no_focus")
    g.rig(dice=["peril"] * 3).choose("task:1")
    assert [event.dice for event in g.happened(Rolled)] == [(0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5), (3, 4, 5)]
    assert g["green1"].zone == "aside"


@rule("ES-FAIL-07")
def test_another_item_does_not_bring_the_yellow_die_back() -> None:
    g = joe().give("joe_diamond", "rifle", "axe").choose("move:the_missing_records")
    g.rig(dice=["peril"] * 7).choose("use:rifle").choose("aside:yellow")
    g.rig(dice=["peril"] * 6).choose("no_focus")
    assert g.happened(Rolled)[-1].dice == (0, 1, 2, 3, 4, 5)
    assert g["joe_diamond"].cards == ["axe"]


@rule("ES-FAIL-07")
def test_in_the_next_attempt_all_dice_are_there_again() -> None:
    g = at("the_missing_records", *["peril"] * 6)
    g.choose("aside:green1").rig(dice=["peril"] * 5).choose("no_focus").choose("give_up")
    g.rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert g.happened(Rolled)[-1].dice == (0, 1, 2, 3, 4, 5)


@rule("ES-FAIL-08")
def test_another_die_may_be_kept_on_the_own_marker_or_on_that_of_somebody_on_the_same_card() -> None:
    seats = ["joe_diamond", "bob_jenkins", "harvey_walters"]
    g = scenario("elder_sign", seats=seats, ancient_one="azathoth").place("bob_jenkins", at="the_missing_records")
    g.place("harvey_walters", at="forgotten_knowledge").rig(dice=["lore", *["peril"] * 5])
    g.play("move:the_missing_records", "aside:green2")
    assert g.decision.rule == "ES-FAIL-08"
    assert g.options == [
        "focus:green1",
        "focus:green3",
        "assist:bob_jenkins:green1",
        "assist:bob_jenkins:green3",
        "no_focus",
    ]
    g.rig(dice=["peril"] * 4).choose("assist:bob_jenkins:green1")
    assert (g["green1"].zone, g["green1"].at, g["green1"].face) == ("marker", "1", 5)


@rule("ES-FAIL-08")
def test_nobody_focuses_without_setting_a_die_aside_first() -> None:
    g = at("the_missing_records", *["peril"] * 6)
    assert not [option for option in g.options if option.startswith("focus")]


@rule("ES-FAIL-09")
def test_of_six_dice_one_is_set_aside_one_is_kept_and_four_are_rolled_again() -> None:
    g = at("the_missing_records", "lore", *["peril"] * 5)
    g.choose("aside:green2").rig(dice=[3, *["peril"] * 3]).choose("focus:green1")
    assert g.happened(Rolled)[-1].dice == (2, 3, 4, 5)
    assert g["green1"].face == 5, "the lore is kept as it is"
    assert g.options == ["task:1", "no_task"], "and counts, with the 3 investigations of the new roll"


# --- failing the adventure


@rule("ES-FAIL-10")
def test_whoever_has_too_few_dice_left_for_any_task_fails_without_a_roll() -> None:
    g = at("the_missing_records", *["peril"] * 6)
    for left in (5, 4, 3, 2):
        g.choose([option for option in g.options if option.startswith("aside:")][-1])
        g.rig(dice=["peril"] * left).choose("no_focus")
    assert g.happened(AdventureFailed), "one die is never lore and 3 investigations, nor 6 investigations"
    assert len(g.happened(Rolled)) == 5
    assert health(g) == (3, 6)


@rule("ES-FAIL-10")
def test_a_die_that_is_kept_can_make_the_difference() -> None:
    g = at("the_missing_records", "lore", *["peril"] * 5).choose("aside:green2")
    g.rig(dice=["peril"] * 4).choose("focus:green1")
    for left in (3, 2):
        g.rig(dice=["peril"] * left).choose([option for option in g.options if option.startswith("aside:")][-1])
    g.rig(dice=[3]).choose([option for option in g.options if option.startswith("aside:")][-1])
    assert g.options == ["task:1", "no_task"], "the lore on the marker and a single die that shows 3"


@rule("ES-FAIL-10")
def test_whoever_cannot_pay_for_any_task_still_rolls(homemade: Homemade) -> None:
    card = homemade(task(lore, pay(sanity=1)), task(peril, pay(sanity=1)), terror=lose(stamina=1))
    g = joe().place(card, at="museum:0").set("joe_diamond.sanity", 1)
    g.rig(dice=["lore", *["terror"] * 5]).choose(f"move:{card}")
    assert g["joe_diamond"].stamina == 5, "terror strikes as it does in any failed roll"
    assert g.decision.rule == "ES-FAIL-05", "and there are dice left that are enough for a task"


@rule("ES-FAIL-10")
def test_whoever_could_still_add_a_die_is_asked_before_the_adventure_is_failed(homemade: Homemade) -> None:
    card = homemade(task(peril, peril), penalties=[CLUE])
    g = joe().place(card, at="museum:0").give("joe_diamond", "rifle").choose(f"move:{card}")
    g.rig(dice=["terror"] * 6).choose("roll")
    for left in (5, 4, 3, 2):
        g.play("aside:", "no_focus").rig(dice=["terror"] * left).choose("roll")
    g.play("aside:", "no_focus")
    assert g.options == ["use:rifle", "give_up"], "one die is not enough, two are"
    g.rig(dice=["peril", "peril"]).choose("use:rifle")
    assert g.options == ["task:0", "no_task"]


@rule("ES-FAIL-11")
def test_whoever_fails_an_adventure_suffers_its_penalties() -> None:
    g = at("horrible_visions", *["terror"] * 6).choose("give_up")
    assert health(g) == (2, 4)


@rule("ES-FAIL-11")
def test_penalties_are_for_the_one_who_failed_alone() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")
    g.place("bob_jenkins", at="the_missing_records").rig(dice=["peril"] * 6)
    g.play("move:the_missing_records", "give_up")
    assert (g["joe_diamond"].sanity, g["bob_jenkins"].sanity) == (3, 4)


@rule("ES-FAIL-12")
def test_completed_tasks_of_a_failed_adventure_are_lost_and_the_dice_come_off() -> None:
    g = at("the_missing_records", "lore", 3, *["terror"] * 4)
    g.rig(dice=["terror"] * 4).play("task:1", "give_up")
    assert [die.zone for die in g.state.dice] == ["supply"] * 8
    g.rig(dice=["lore", 3, *["terror"] * 4]).choose("move:the_missing_records")
    assert g.options == ["task:1", "no_task"], "it has to be completed again"


@rule("ES-FAIL-12")
def test_a_die_on_a_locked_die_symbol_stays_there() -> None:
    g = joe().place("did_you_hear_that", at="museum:0")
    g.lock("green6", by="did_you_hear_that")
    g.rig(dice=["peril", "peril", *["terror"] * 3]).choose("move:did_you_hear_that")
    g.rig(dice=["terror"] * 3).play("task:1", "give_up")
    assert [die.zone for die in g.state.dice] == ["supply"] * 5 + ["lock"] + ["supply"] * 2


@rule("ES-FAIL-12")
def test_a_die_on_a_spell_stays_there_too() -> None:
    g = joe().give("joe_diamond", "wither").choose("move:the_missing_records")
    g.rig(dice=["lore", *["peril"] * 5]).play("use:wither", "hold:green1", "give_up")
    assert [die.zone for die in g.state.dice] == ["spell", *["supply"] * 7]


@rule("ES-FAIL-13")
def test_a_failed_adventure_stays_in_play_with_the_marker_on_it() -> None:
    g = at("the_missing_records", *["peril"] * 6)
    museum = [adventure.card for adventure in g.state.museum]
    g.choose("give_up")
    assert [adventure.card for adventure in g.state.museum] == museum
    assert g["joe_diamond"].at == "the_missing_records"
    assert g["joe_diamond"].trophies == []


@rule("ES-FAIL-14")
def test_after_failing_the_clock_moves_on_and_the_turn_is_over(homemade: Homemade) -> None:
    card = homemade(task(lore), penalties=[DOOM])
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")
    g.place(card, at="museum:0").rig(dice=["peril"] * 6).play(f"move:{card}", "give_up")
    kinds = [type(event) for event in g.events]
    assert kinds.index(DoomAdded) < kinds.index(ClockAdvanced)
    assert (g.state.clock, g.decision.seat) == (1, 1)
