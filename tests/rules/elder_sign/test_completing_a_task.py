"""Completing a task and resolving an adventure."""

import pytest
from tests.games.elder_sign.editions import BASE
from tests.rules.elder_sign.conftest import Homemade
from tests.rules.elder_sign.shared import pieces

from miskatonic.games.elder_sign.components import ADVENTURES
from miskatonic.games.elder_sign.declare import CLUE, MONSTER, SANITY, lore, pay, peril, task
from miskatonic.games.elder_sign.events import (
    AdventureDrawn,
    AdventureResolved,
    ClockAdvanced,
    CluesGained,
    SanityLost,
    TaskCompleted,
)
from miskatonic.games.elder_sign.events.dice import DieFreed, Rolled
from miskatonic.testing import Scenario, rule, scenario


def at_the_missing_records() -> Scenario:
    """Joe Diamond is about to go to The Missing Records: 6 investigations | lore and 3 investigations."""
    return scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")


def trio() -> Scenario:
    """Joe Diamond, who is active, and Bob Jenkins at The Missing Records; Harvey Walters at Forgotten Knowledge."""
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins", "harvey_walters"], ancient_one="azathoth")
    return g.place("bob_jenkins", at="the_missing_records").place("harvey_walters", at="forgotten_knowledge")


def resolve_the_missing_records(g: Scenario) -> Scenario:
    """The active investigator completes both tasks, one with each roll."""
    g.rig(dice=["lore", 3, *["terror"] * 4]).choose("move:the_missing_records")
    return g.rig(dice=[3, 3, "terror", "terror"]).play("task:1", "task:0")


def where(g: Scenario, *dice: str) -> list[str]:
    """Where those dice are."""
    return [g[die].zone for die in dice]


# --- completing a task


@rule("ES-DONE-01", "ES-DONE-02", "ES-DONE-06", "ES-DONE-08")
def test_one_roll_completes_one_task_and_the_other_dice_are_rolled_for_the_next() -> None:
    g = at_the_missing_records().rig(dice=[3, 3, "lore", 3, "peril", "terror"]).choose("move:the_missing_records")
    g.rig(dice=[2, "peril", "peril", "peril"]).choose("task:1")
    assert g["green3"].zone == g["green1"].zone == "task"
    assert [g[f"green{n}"].face for n in (2, 4, 5, 6)] == [2, 6, 6, 6]
    assert g.decision.rule == "ES-FAIL-05", "six investigations are out of reach of that roll: it failed"


@rule("ES-DONE-01")
def test_the_player_picks_the_dice_that_go_on_the_task_where_there_is_a_choice() -> None:
    g = (
        at_the_missing_records()
        .rig(dice=["lore", 2, 1, 3, "peril", "peril"])
        .play("move:the_missing_records", "task:1")
    )
    assert g.decision.rule == "ES-DONE-01"
    assert g.options == ["dice:green1+green4", "dice:green1+green2+green3"]
    g.rig(dice=["peril"] * 3).choose("dice:green1+green2+green3")
    assert [(g[die].zone, g[die].at) for die in ("green1", "green2", "green3")] == [("task", "1")] * 3
    assert where(g, "green4", "green5", "green6") == ["pool"] * 3


@rule("ES-DONE-01")
def test_dice_that_meet_no_requirement_stay_off_the_task() -> None:
    g = at_the_missing_records().rig(dice=["lore", 3, 3, "lore", "peril", "terror"]).choose("move:the_missing_records")
    g.rig(dice=["peril"] * 4).choose("task:1")
    assert where(g, "green1", "green2", "green3", "green4", "green5", "green6") == ["task"] * 2 + ["pool"] * 4


@rule("ES-DONE-02")
def test_a_die_on_a_task_is_rolled_no_more_in_this_attempt_whatever_happens() -> None:
    g = at_the_missing_records().give("joe_diamond", "clue")
    g.rig(dice=["lore", 3, *["terror"] * 4]).choose("move:the_missing_records")
    g.rig(dice=["peril"] * 4).play("task:1", "clue")
    assert g.options == [f"reroll:green{n}" for n in (3, 4, 5, 6)], "a clue does not bring it back"
    g.rig(dice=["peril"]).play("reroll:green3").rig(dice=["peril"]).choose("reroll:green3")
    g.choose("aside:green3").rig(dice=["peril"] * 3).choose("no_focus")
    assert [event.dice for event in g.happened(Rolled)][-1] == (3, 4, 5)


@rule("ES-DONE-02")
def test_an_item_does_not_bring_a_die_back_from_a_task() -> None:
    g = at_the_missing_records().give("joe_diamond", "rifle", "axe").choose("move:the_missing_records")
    g.rig(dice=["lore", *["terror"] * 5, 4]).choose("use:rifle")
    g.rig(dice=["terror"] * 5).choose("task:1")
    assert where(g, "green1", "yellow") == ["task", "task"]
    assert len(g.happened(Rolled)[-1].dice) == 5, "the axe could not add the yellow die again"
    assert g["joe_diamond"].cards == ["axe"]


@rule("ES-DONE-03")
def test_what_a_task_costs_is_paid_when_it_is_completed_even_if_the_adventure_fails_later() -> None:
    g = at_the_missing_records().place("a_terrible_discovery", at="museum:0")
    g.rig(dice=["lore", "lore", *["peril"] * 4]).choose("move:a_terrible_discovery")
    assert g["joe_diamond"].sanity == 4
    g.rig(dice=["peril"] * 4).choose("task:1")
    assert g["joe_diamond"].sanity == 3
    g.choose("give_up")
    assert g["joe_diamond"].sanity == 1, "and 2 for failing"


@rule("ES-DONE-03")
def test_the_costs_of_the_last_task_come_before_the_rewards(homemade: Homemade) -> None:
    card = homemade(task(lore, pay(sanity=1)), rewards=[CLUE])
    g = at_the_missing_records().place(card, at="museum:0")
    g.rig(dice=["lore", *["terror"] * 5]).play(f"move:{card}", "task:0")
    kinds = [type(event) for event in g.events]
    assert (
        kinds.index(TaskCompleted) < kinds.index(SanityLost) < kinds.index(AdventureResolved) < kinds.index(CluesGained)
    )


@rule("ES-DONE-04", "ES-DONE-05", "ES-DONE-08")
def test_two_dice_with_four_investigations_are_used_up_for_a_requirement_of_three() -> None:
    g = at_the_missing_records().rig(dice=[2, 2, "lore", *["terror"] * 3]).choose("move:the_missing_records")
    g.rig(dice=["peril"] * 3).choose("task:1")
    assert where(g, "green1", "green2", "green3") == ["task"] * 3
    assert g.happened(Rolled)[-1].dice == (3, 4, 5), "the three others are rolled for the remaining task"


@rule("ES-DONE-05")
def test_a_spare_investigation_does_not_count_for_another_requirement() -> None:
    g = at_the_missing_records().place("r_lyeh", at="other_worlds")
    g.rig(dice=[3, *["peril"] * 5]).choose("move:r_lyeh")
    assert "task:0" not in g.options, "1 investigation and 1 investigation take two dice"
    g = at_the_missing_records().place("r_lyeh", at="other_worlds")
    g.rig(dice=[1, 1, *["peril"] * 4]).choose("move:r_lyeh")
    assert "task:0" in g.options


@rule("ES-DONE-05")
def test_a_spare_investigation_does_not_count_for_another_task() -> None:
    g = at_the_missing_records().rig(dice=[3, 3, *["terror"] * 4]).choose("move:vermin_in_the_pipes")
    g.rig(dice=[2, *["terror"] * 4]).choose("task:0")
    assert g.decision.rule == "ES-FAIL-05"


@rule("ES-DONE-06")
def test_a_roll_that_is_enough_for_three_tasks_completes_one() -> None:
    g = at_the_missing_records().rig(dice=[3, 3, 3, "peril", "terror", "terror"]).choose("move:vermin_in_the_pipes")
    assert g.options == ["task:0", "task:2", "no_task"], "the first two tasks are the same"
    g.rig(dice=["terror"] * 5).choose("task:0")
    assert g.state.attempt.done == [0]
    assert len(g.happened(Rolled)) == 2, "the other dice have been rolled again"


@rule("ES-DONE-07")
@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_nobody_may_complete_a_task_that_would_bring_them_to_nothing(homemade: Homemade, what: str) -> None:
    card = homemade(task(lore, pay(**{what: 2})), task(peril, peril))
    for left, offered in ((1, False), (2, False), (3, True)):
        g = at_the_missing_records().place(card, at="museum:0").set(f"joe_diamond.{what}", left)
        g.rig(dice=["lore", *["terror"] * 5]).choose(f"move:{card}")
        assert ("task:0" in g.options) == offered, f"{left} left"


@rule("ES-DONE-07")
def test_a_watcher_that_completes_a_task_without_dice_does_not_lift_the_ban(homemade: Homemade) -> None:
    card = homemade(task(lore, pay(sanity=1)), task(peril), task(peril, pay(stamina=1)))
    g = at_the_missing_records().place(card, at="museum:0").set("joe_diamond.sanity", 1)
    g.give("joe_diamond", "blue_watcher_of_the_pyramid").play(f"move:{card}", "use:blue_watcher_of_the_pyramid")
    assert g.options == ["task:1", "task:2"], "the first task would cost the last sanity"


@rule("ES-DONE-08")
def test_dice_that_joined_the_pool_are_rolled_on() -> None:
    g = at_the_missing_records().give("joe_diamond", "rifle").choose("move:the_missing_records")
    g.rig(dice=["lore", 3, *["terror"] * 4, "peril"]).choose("use:rifle")
    g.rig(dice=["terror"] * 4 + ["peril"]).choose("task:1")
    assert g.happened(Rolled)[-1].dice == (2, 3, 4, 5, 6)


# --- resolving an adventure


@rule("ES-DONE-09")
def test_rewards_then_markers_then_dice_and_card_then_a_new_card(homemade: Homemade) -> None:
    card = homemade(task(lore), rewards=[MONSTER])
    g = trio().place(card, at="museum:0").place("koi_pond", at="museum:1").place("bob_jenkins", at=card)
    g.place("the_archives", at="museum:2")
    g.give("joe_diamond", "wither").stack("adventure", ["did_you_hear_that"])
    g.choose(f"move:{card}").rig(dice=["lore", *["terror"] * 5], monsters=["gug"]).choose("use:wither")
    g.play("hold:green2", "task:0")

    assert g.decision.rule == "ES-MON-10", "1: the reward"
    assert [g[who].at for who in ("joe_diamond", "bob_jenkins")] == [card, card]
    assert where(g, "green1", "green6", "green2") == ["task", "pool", "spell"]
    assert g["joe_diamond"].trophies == []
    assert g.state.museum[0].card == card

    g.choose("monster:koi_pond:0")
    assert g.decision.rule == "ES-LOCK-02", "4: the new card, which locks a green die"
    assert g.state.museum[0].card == "did_you_hear_that"
    assert [g[who].at for who in ("joe_diamond", "bob_jenkins")] == ["entrance", "entrance"], "2: the markers"
    assert where(g, "green1", "green6", "green2") == ["supply", "supply", "spell"], "3: the dice"
    assert g["joe_diamond"].trophies == [card], "3: the card"


@rule("ES-DONE-10")
def test_the_rewards_are_for_the_one_who_resolved_the_card() -> None:
    g = resolve_the_missing_records(trio())
    assert [g[who].clues for who in ("joe_diamond", "bob_jenkins", "harvey_walters")] == [2, 0, 0]


@rule("ES-DONE-11")
def test_all_markers_on_the_card_go_to_the_entrance_and_no_others() -> None:
    g = resolve_the_missing_records(trio())
    places = [g[who].at for who in ("joe_diamond", "bob_jenkins", "harvey_walters")]
    assert places == ["entrance", "entrance", "forgotten_knowledge"]


@rule("ES-DONE-12")
def test_the_card_is_kept_as_a_trophy_by_the_one_who_resolved_it() -> None:
    g = resolve_the_missing_records(trio())
    assert [g[who].trophies for who in ("joe_diamond", "bob_jenkins")] == [["the_missing_records"], []]
    assert [die.zone for die in g.state.dice] == ["supply"] * 8


@rule("ES-DONE-12")
def test_a_die_locked_on_the_card_leaves_it_too() -> None:
    g = at_the_missing_records().place("did_you_hear_that", at="museum:0")
    g.lock("green6", by="did_you_hear_that")
    g.rig(dice=["peril", "peril", *["terror"] * 3]).choose("move:did_you_hear_that")
    g.rig(dice=["peril", "terror", "terror"], monsters=["gug"]).play("task:1", "task:0")
    while g.options[0].startswith("monster:"):
        g.choose(g.options[0])
    assert g.happened(DieFreed) == [DieFreed("green6", cause="did_you_hear_that")]
    assert (g["green6"].zone, g["green6"].lock) == ("supply", "")


@rule("ES-DONE-13")
def test_a_new_adventure_takes_the_place_of_the_resolved_one() -> None:
    g = at_the_missing_records().stack("adventure", ["the_archives"])
    slot = [adventure.card for adventure in g.state.museum].index("the_missing_records")
    resolve_the_missing_records(g)
    assert g.happened(AdventureDrawn) == [AdventureDrawn("the_archives")]
    assert g.state.museum[slot].card == "the_archives"
    assert len({adventure.card for adventure in g.state.museum}) == 6


@rule("ES-DONE-14")
def test_after_that_the_clock_moves_on_and_the_turn_is_over() -> None:
    g = resolve_the_missing_records(trio())
    kinds = [type(event) for event in g.events]
    assert kinds.index(AdventureDrawn) < kinds.index(ClockAdvanced)
    assert (g.state.clock, g.decision.seat) == (1, 1)


@rule("ES-DONE-12", "ES-DEV-04", "ES-ERR-13")
def test_a_card_whose_reward_devours_the_one_who_resolved_it_goes_under_its_deck(homemade: Homemade) -> None:
    card = homemade(task(lore), rewards=[SANITY])
    g = trio().place(card, at="museum:0").spawn("gug", at=card).set("joe_diamond.sanity", 1)
    g.rig(dice=["lore", "peril", "peril", *["terror"] * 3], investigators=["sister_mary"]).choose(f"move:{card}")
    g.rig(dice=["lore", *["terror"] * 3]).play("task:1", "task:0")
    assert "joe_diamond" in g.state.devoured
    assert g.state.adventure_deck[0] == card
    assert "gug" in g.state.cup
    assert sorted(piece for piece in pieces(g.state) if piece in ADVENTURES) == sorted(
        [*BASE[ADVENTURES].copies(), card]
    )
