"""Every adventure of the museum: resolved, failed, its terror and midnight effects, its locked die, its monster tasks."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.elder_sign.playing import (
    JOE,
    alone,
    battle,
    change,
    decline,
    each,
    expect_monsters,
    find_a_clue,
    go,
    icons,
    lose,
    midnight,
    open_tasks,
    place_monsters,
    tally,
    used_by,
    win,
)
from tests.games.elder_sign.published import ADVENTURES, Row, monster_task, needs, with_marker

from miskatonic.games.elder_sign.components import trophy_value
from miskatonic.games.elder_sign.events import AdventureFailed
from miskatonic.testing import Scenario, rule, scenario

PERIL = ["peril"]
"""The task of a Byakhee, which rewards with 1 clue."""


def at(row: Row, *words: str) -> Scenario:
    """That adventure is in the museum, a quiet one on top of the deck; draws from the other decks have no further effect.

    As many monsters will appear as there are such icons among those words.
    """
    g = alone().place(row.slug, at="museum:0").stack("ally", ["basil_elton"]).stack("adventure", [quiet(row)])
    return expect_monsters(g, *words)


def terror_of(row: Row) -> list[str]:
    """The icons of its terror effect."""
    effect = row.named.get("terror", "discard")
    return {"fail": row.words("fail"), "discard": [], "trophy": []}.get(effect, [effect])


def quiet(row: Row) -> str:
    """An adventure without locked die, as replacement."""
    return "the_guided_tour" if row.slug != "the_guided_tour" else "the_archives"


def named(part: str) -> list[Any]:
    """The adventures that have such a part."""
    return each([row for row in ADVENTURES if part in row.named])


@pytest.mark.parametrize("row", each(ADVENTURES))
def test_resolving_it_gives_its_rewards_and_the_card_as_a_trophy(row: Row) -> None:
    g = at(row, *row.words("win"))
    before = tally(g)
    tasks = open_tasks(row)
    win(g, row.slug, tasks)
    costs = [need for task in tasks.values() for need in task if need.startswith("-")]
    assert change(before, tally(g)) == icons(*row.words("win"), *costs)
    assert g[JOE].trophies == [row.slug]
    assert trophy_value(row.slug) == row.trophies
    assert g[JOE].at == "entrance"
    assert g.state.museum[0].card == quiet(row)
    assert g.state.clock == 1


@pytest.mark.parametrize("row", each(ADVENTURES))
def test_failing_it_brings_its_penalties_and_nothing_else(row: Row) -> None:
    g = at(row, *row.words("fail"))
    before = tally(g)
    lose(g, row.slug)
    assert change(before, tally(g)) == icons(*row.words("fail"))
    assert g[JOE].trophies == []
    assert g[JOE].at == g.state.museum[0].card == row.slug
    assert g.state.clock == 1


@pytest.mark.parametrize("row", named("ordered"))
def test_an_arrow_lets_only_the_next_task_be_completed(row: Row) -> None:
    g = at(row).give(JOE, "blue_watcher_of_the_pyramid")
    g.rig(dice=[3, 3, 3, 3, 3, 3]).choose(f"move:{row.slug}").play("use:blue_watcher_of_the_pyramid")
    assert g.state.attempt.done == [0], "the item completes a task, and only the first can be completed"
    assert [option for option in g.options if option.startswith("task:")] in ([], ["task:1"])


@pytest.mark.parametrize("row", each([row for row in ADVENTURES if "ordered" not in row.named]))
def test_without_an_arrow_the_tasks_can_be_completed_from_the_bottom_up(row: Row) -> None:
    g = at(row, *row.words("win"))
    win(g, row.slug, dict(reversed(open_tasks(row).items())))
    assert g[JOE].trophies == [row.slug]


# --- locked dice


@pytest.mark.parametrize("row", named("locks"))
def test_its_icon_locks_a_die_until_it_is_resolved(row: Row) -> None:
    g = alone().stack("adventure", [row.slug, "the_guided_tour"])
    expect_monsters(g, *row.words("fail"), *row.words("win"))
    win(g, "the_hidden_passage", {0: ["3"], 1: ["peril", "3"], 2: ["lore"]})
    color = row.named["locks"]
    locked = [die for die in g.state.dice if die.lock == row.slug]
    assert [(die.color, die.zone) for die in locked] == [(color, "lock")]
    lose(g, row.slug, [1] * (5 if color == "green" else 6))
    assert [die for die in g.state.dice if die.zone == "lock"] == locked, "failing does not free it"
    g.set(f"{JOE}.sanity", 6).set(f"{JOE}.stamina", 6)
    win(g, row.slug, open_tasks(row), dice=5 if color == "green" else 6)
    assert [die.zone for die in g.state.dice] == ["supply"] * 8
    assert not any(die.lock for die in g.state.dice)


# --- terror


def terror_roll(row: Row) -> Scenario:
    """A roll with two terrors that completes no task, by somebody with two trophies."""
    g = at(row, *terror_of(row)).give(JOE, "byakhee", "maniac")
    g.set("clock", 1)
    decline(g, row.slug, ["terror", "terror", 1, 1, 1, 1])
    place_monsters(g)
    return g


@pytest.mark.parametrize("row", named("terror"))
def test_a_failed_roll_with_terror_sets_off_its_terror_effect_once(row: Row) -> None:
    before = tally(at(row).give(JOE, "byakhee", "maniac"))
    g = terror_roll(row)
    if row.named["terror"] == "trophy":
        g.choose("pay:maniac")
        assert g[JOE].trophies == ["byakhee"]
        before["monster"] -= 1  # the maniac is back in the cup
    aside = [die.color for die in g.state.dice if die.zone == "aside"]
    assert aside == ["green", "green"] * (row.named["terror"] == "discard")
    assert change(before, tally(g)) == icons(*terror_of(row))
    failed = [event.card for event in g.happened(AdventureFailed)]
    assert failed == [row.slug] * (row.named["terror"] == "fail")


@pytest.mark.parametrize("row", named("terror"))
def test_no_terror_effect_without_a_terror_result(row: Row) -> None:
    g = at(row).give(JOE, "byakhee")
    before = tally(g)
    decline(g, row.slug, [1, 1, 1, 1, 1, 1])
    assert change(before, tally(g)) == {}
    assert g.decision.rule == "ES-FAIL-05"
    assert g[JOE].trophies == ["byakhee"]


@pytest.mark.parametrize("row", each([row for row in ADVENTURES if "terror" not in row.named]))
def test_terror_does_nothing_where_no_terror_effect_is_printed(row: Row) -> None:
    g = at(row)
    before = tally(g)
    decline(g, row.slug, ["terror", 1, 1, 1, 1, 1])
    assert change(before, tally(g)) == {}
    assert g.decision.rule == "ES-FAIL-05"


@pytest.mark.parametrize("row", each(ADVENTURES))
def test_the_terror_effect_of_the_mythos_card_comes_on_top(row: Row) -> None:
    without = tally(at(row))
    g = at(row, *terror_of(row)).place("the_portraits_turn", at="mythos")
    decline(g, row.slug, ["terror", 1, 1, 1, 1, 1])
    place_monsters(g)
    assert change(without, tally(g)) == icons(*terror_of(row), "sanity")


def test_discarded_terror_dice_are_out_of_the_attempt_beside_the_one_set_aside() -> None:
    g = alone().place("the_loading_dock", at="museum:0")
    decline(g, "the_loading_dock", ["terror", "terror", 1, 1, 1, 1])
    g.play("aside:green3").rig(dice=[2, 2, 2]).choose("no_focus")
    assert [die.face for die in g.state.dice if die.zone == "pool"] == [2, 2, 2]


def test_a_roll_of_nothing_but_terror_leaves_no_die_where_terror_is_discarded() -> None:
    g = alone().place("the_loading_dock", at="museum:0")
    before = tally(g)
    decline(g, "the_loading_dock", ["terror"] * 6)
    assert change(before, tally(g)) == icons("sanity", "stamina"), (
        "the attempt has failed: there is no die to set aside"
    )


def test_a_late_night_break_in_takes_nothing_from_somebody_without_trophies() -> None:
    g = alone().place("late_night_break_in", at="museum:0")
    decline(g, "late_night_break_in", ["terror", 1, 1, 1, 1, 1])
    assert g.decision.rule == "ES-FAIL-05"


# --- midnight


@pytest.mark.parametrize("row", named("midnight"))
def test_its_midnight_effect_strikes_at_midnight_wherever_the_investigators_are(row: Row) -> None:
    effect = {
        "doom per world": ["doom", "doom"],
        "each trophies or health": ["sanity", "stamina"],
    }.get(row.named["midnight"], row.named["midnight"].removeprefix("each ").split())
    g = at(row, *effect).place("the_dreamlands", at="other_worlds").place("yuggoth", at="other_worlds")
    g.set("doom", 0)
    before = tally(g)
    midnight(g)
    place_monsters(g)
    assert change(before, tally(g)) == icons(*effect, "clue", "doom"), "beside the clue found and the new Mythos card"
    assert g.state.day == 2


@pytest.mark.parametrize("row", named("midnight"))
def test_its_midnight_effect_does_not_strike_at_any_other_hour(row: Row) -> None:
    g = at(row).set("clock", 2)
    before = tally(g)
    find_a_clue(g)
    assert change(before, tally(g)) == icons("clue")


@pytest.mark.parametrize(("slug", "what"), [("don_t_fall_asleep", "sanity"), ("the_hedge_maze", "stamina")])
def test_midnight_reaches_every_investigator(slug: str, what: str) -> None:
    g = scenario("elder_sign", seats=["bob_jenkins", "monterey_jack"], ancient_one="azathoth")
    g.place(slug, at="museum:0")
    midnight(g)
    for who in ("bob_jenkins", "monterey_jack"):
        assert g[who].max_sanity - g[who].sanity == (what == "sanity")
        assert g[who].max_stamina - g[who].stamina == (what == "stamina")


def test_the_curator_lets_everybody_choose_between_trophies_and_health() -> None:
    g = scenario("elder_sign", seats=["bob_jenkins", "monterey_jack", "joe_diamond"], ancient_one="azathoth")
    g.place("the_curator", at="museum:0")
    g.give("bob_jenkins", "gug").give("monterey_jack", "dhole").give("joe_diamond", "byakhee")
    midnight(g)
    g.choose("effect:lose_trophies").choose("effect:lose")
    assert (g["bob_jenkins"].trophies, g["bob_jenkins"].sanity, g["bob_jenkins"].stamina) == ([], 4, 6)
    assert (g["monterey_jack"].trophies, g["monterey_jack"].sanity, g["monterey_jack"].stamina) == (["dhole"], 2, 6)
    assert (g["joe_diamond"].trophies, g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (["byakhee"], 3, 5), (
        "who has less than 2 trophies has no choice"
    )


def test_transported_by_magic_is_harmless_while_no_other_world_is_in_play() -> None:
    g = alone().place("transported_by_magic", at="museum:0")
    midnight(g)
    assert g.state.doom == 5, "the new Mythos card adds 1"


@rule("ES-ERR-17")
def test_midnight_effects_stop_in_the_battle() -> None:
    g = alone(ancient_one="yig").place("don_t_fall_asleep", at="museum:0").set("clock", 3)
    battle(g, [1] * 6).rig(dice=[1] * 6).choose("give_up")
    assert (g[JOE].sanity, g[JOE].stamina) == (5, 5), "the attack of Yig alone"


# --- monster tasks

MONSTER_TASKS = [
    pytest.param(row, i, id=f"{row.slug}-{i}")
    for row in ADVENTURES
    for i, task in enumerate(row.tasks)
    if monster_task(task)[0] != "none"
]


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_a_marker_on_its_monster_task_takes_the_place_of_what_it_covers(row: Row, number: int) -> None:
    g = at(row, *row.words("win")).spawn("byakhee", at=row.slug, task=number)
    before = tally(g)
    tasks: dict[int, Sequence[str]] = {
        i: with_marker(task, PERIL) if i == number else needs(task)
        for i, task in enumerate(row.tasks)
        if i == number or needs(task)
    }
    win(g, row.slug, tasks)
    costs = [need for task in tasks.values() for need in task if need.startswith("-")]
    assert change(before, tally(g)) == icons(*row.words("win"), *costs, "clue")
    assert sorted(g[JOE].trophies) == sorted([row.slug, "byakhee"])


@pytest.mark.parametrize(("row", "number"), MONSTER_TASKS)
def test_the_adventure_is_not_resolved_before_the_monster_on_its_task_is_beaten(row: Row, number: int) -> None:
    g = at(row).spawn("maniac", at=row.slug, task=number)
    before = tally(g)
    if "ordered" in row.named:
        go(g, row.slug, [1, 1, 1, "lore", "peril", "terror"])
        assert not any(option.startswith("task:") for option in g.options), "the monster comes first"
        return
    others: dict[int, Sequence[str]] = {
        i: needs(task) for i, task in enumerate(row.tasks) if i != number and needs(task)
    }
    left = 6 - sum(map(used_by, others.values()))
    win(g, row.slug, others, last=["lore"] * left)
    assert row.slug not in g[JOE].trophies
    if not g.happened(AdventureFailed):
        assert (g.state.attempt.done, g.decision.rule) == (list(others), "ES-FAIL-05")
        assert change(before, tally(g)) == {}


@pytest.mark.parametrize("row", each([row for row in ADVENTURES if "[" in row.parts[1]]))
def test_a_monster_that_appears_goes_on_its_monster_task(row: Row) -> None:
    g = at(row, "monster").place("mysterious_tome", at="museum:1").set("doom", 6)
    decline(g, "mysterious_tome", [1] * 6)
    g.choose("give_up")  # the penalty is doom on a space with a monster
    free = [i for i, task in enumerate(row.tasks) if "[" in task]
    assert g[row.slug].covers[free[0]] == "gug", "nobody is asked which of two equal places it takes"
    assert g[row.slug].monsters() == ["gug"]
