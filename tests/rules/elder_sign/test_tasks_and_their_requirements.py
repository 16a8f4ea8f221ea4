"""Tasks and their requirements."""

import pytest
from tests.rules.elder_sign.conftest import Homemade

from miskatonic.games.elder_sign.declare import clock, either, investigation, lore, pay, peril, task, terror
from miskatonic.games.elder_sign.dice import Need
from miskatonic.games.elder_sign.events import AdventureResolved, ClockAdvanced, MythosDrawn, TaskCompleted
from miskatonic.games.elder_sign.events.dice import DieLocked
from miskatonic.games.elder_sign.situations import QUIET_MUSEUM
from miskatonic.testing import Scenario, rule, scenario


def at(card: str, *roll: str | int) -> Scenario:
    """Joe Diamond (4 sanity, 6 stamina) has moved to that adventure and made that roll."""
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    if card not in QUIET_MUSEUM:
        g.place(card, at="museum:0")
    return g.rig(dice=roll).choose(f"move:{card}")


def try_again(g: Scenario, *roll: str | int) -> Scenario:
    """Joe sets a die of the failed roll aside and rolls the others."""
    aside = [option for option in g.options if option.startswith("aside:")][-1]
    return g.choose(aside).rig(dice=roll).choose("no_focus")


def tasks(g: Scenario) -> list[str]:
    """The tasks that can be completed with the roll."""
    return [option for option in g.options if option.startswith("task:")]


@rule("ES-TASK-01")
def test_each_row_of_the_hall_of_the_dead_is_a_task_of_its_own() -> None:
    g = at("the_hall_of_the_dead", "lore", "peril", "peril", 3, 2, "terror")
    assert tasks(g) == ["task:0", "task:1", "task:2"]
    assert tasks(at("the_hall_of_the_dead", "lore", *["terror"] * 5)) == ["task:0"]
    assert tasks(at("the_hall_of_the_dead", "peril", "peril", *["terror"] * 4)) == ["task:1"]
    assert tasks(at("the_hall_of_the_dead", 3, 2, *["terror"] * 4)) == ["task:2"]


@rule("ES-TASK-02")
def test_an_adventure_is_resolved_by_the_last_of_its_tasks() -> None:
    g = at("the_hall_of_the_dead", "lore", "peril", "peril", 3, 2, "terror")
    g.rig(dice=["peril", "peril", 3, 2, "terror"]).choose("task:0")
    g.rig(dice=[3, 2, "terror"]).choose("task:1")
    assert not g.happened(AdventureResolved)
    g.choose("task:2")
    assert g.happened(AdventureResolved)
    assert len(g.happened(TaskCompleted)) == 3


@rule("ES-TASK-03")
def test_all_requirements_of_a_task_are_met_together_or_not_at_all() -> None:
    g = at("the_missing_records", "lore", 2, *["terror"] * 4)
    assert tasks(g) == [], "lore, but not 3 investigations"
    try_again(g, 3, *["terror"] * 4)
    assert tasks(g) == [], "3 investigations, but the lore of the last roll counts no more"
    try_again(g, 3, "lore", *["terror"] * 2)
    assert tasks(g) == ["task:1"]


@rule("ES-TASK-03")
def test_a_symbol_that_is_printed_twice_takes_two_results() -> None:
    assert tasks(at("the_hall_of_the_dead", "peril", *["terror"] * 5)) == []


@rule("ES-TASK-04")
@pytest.mark.parametrize(
    ("roll", "enough"),
    [([3, 3], True), ([3, 2, 1], True), ([1, 1, 1, 1, 1, 1], True), ([3, 2], False), ([2, 2, 1], False), ([3], False)],
)
def test_investigations_add_up_to_the_number_or_more(roll: list[int], enough: bool) -> None:
    g = at("the_missing_records", *roll, *["peril"] * (6 - len(roll)))
    assert ("task:0" in g.options) == enough, "6 investigations"


@rule("ES-TASK-04")
def test_more_investigations_than_the_number_are_enough() -> None:
    assert tasks(at("vermin_in_the_pipes", 2, 2, *["terror"] * 4)) == ["task:0"], (
        "3 investigations; the next task is the same"
    )


@rule("ES-TASK-05", "ES-TASK-06", "ES-TASK-07")
@pytest.mark.parametrize(("need", "face"), [(lore, "lore"), (peril, "peril"), (terror, "terror")])
def test_a_symbol_takes_one_result_of_its_kind_and_no_other(homemade: Homemade, need: Need, face: str) -> None:
    card = homemade(task(need))
    others = [other for other in (1, 2, 3, "lore", "peril", "terror") if other != face]
    assert tasks(at(card, face, *others)) == ["task:0"]
    assert tasks(at(card, *others, others[0])) == []


@rule("ES-TASK-08")
@pytest.mark.parametrize("roll", [["lore"], ["peril"], [3], [2, 1], [1, 1, 1]])
def test_a_split_requirement_is_met_by_any_one_of_its_results(homemade: Homemade, roll: list[str | int]) -> None:
    card = homemade(task(either(lore, peril, investigation(3))), task(lore, lore))
    g = at(card, *roll, *["terror"] * (6 - len(roll)))
    assert "task:0" in g.options
    g.rig(dice=["terror"] * (6 - len(roll))).choose("task:0")
    assert [die.zone for die in g.state.dice].count("task") == len(roll), "the others are free"


@rule("ES-TASK-08")
@pytest.mark.parametrize("roll", [["terror"] * 6, [2, *["terror"] * 5]])
def test_a_split_requirement_is_not_met_by_anything_else(homemade: Homemade, roll: list[str | int]) -> None:
    card = homemade(task(either(lore, peril, investigation(3))))
    assert tasks(at(card, *roll)) == []


@rule("ES-TASK-08")
def test_the_player_chooses_which_result_meets_a_split_requirement(homemade: Homemade) -> None:
    card = homemade(task(either(lore, peril)), task(lore))
    g = at(card, "lore", "peril", *["terror"] * 4).choose("task:0")
    assert g.options == ["dice:green1", "dice:green2"]
    g.rig(dice=["lore", *["terror"] * 4]).choose("dice:green2")
    assert (g["green1"].zone, g["green2"].zone) == ("pool", "task")


@rule("ES-TASK-09")
def test_a_clock_requirement_moves_the_hand_once_the_dice_have_met_the_others(homemade: Homemade) -> None:
    card = homemade(task(lore, clock), task(peril))
    g = at(card, "terror", "terror", "terror", "terror", "terror", 1)
    assert tasks(g) == [], "nothing can be paid without the lore"
    try_again(g, "lore", *["terror"] * 4)
    assert g.state.clock == 0
    g.rig(dice=["terror"] * 4).choose("task:0")
    assert g.state.clock == 1
    assert [event.hour for event in g.happened(ClockAdvanced)] == ["III"]
    g.choose("give_up")
    assert g.state.clock == 2, "the clock step comes on top of it"


@rule("ES-TASK-09")
def test_midnight_may_come_with_the_clock_requirement_before_the_adventure_is_resolved(homemade: Homemade) -> None:
    card = homemade(task(lore, clock))
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").place(card, at="museum:0")
    g.set("clock", 3).stack("mythos", ["closed_for_mourning"])
    g.rig(dice=["lore", *["terror"] * 5]).play(f"move:{card}", "task:0")
    kinds = [type(event) for event in g.events]
    assert kinds.index(ClockAdvanced) < kinds.index(MythosDrawn) < kinds.index(AdventureResolved)
    assert card in g["joe_diamond"].trophies


@rule("ES-TASK-09")
def test_the_clock_on_a_monster_works_like_the_clock_on_an_adventure() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    g.spawn("dimensional_shambler", at="the_missing_records").rig(dice=["lore", *["terror"] * 5])
    g.choose("move:the_missing_records").rig(dice=["terror"] * 5).choose("task:2")
    assert g.state.clock == 1


@rule("ES-TASK-10")
@pytest.mark.parametrize("cost", [1, 3])
def test_a_sanity_requirement_costs_the_number_shown_once_the_dice_have_met_the_others(
    homemade: Homemade, cost: int
) -> None:
    card = homemade(task(lore, pay(sanity=cost)), task(peril))
    g = at(card, *["terror"] * 6)
    assert tasks(g) == [], "nothing can be paid without the lore"
    try_again(g, "lore", *["terror"] * 4)
    assert g["joe_diamond"].sanity == 4
    g.rig(dice=["terror"] * 4).choose("task:0")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4 - cost, 6)


@rule("ES-TASK-11")
@pytest.mark.parametrize("cost", [1, 5])
def test_a_stamina_requirement_costs_the_number_shown_once_the_dice_have_met_the_others(
    homemade: Homemade, cost: int
) -> None:
    card = homemade(task(peril, pay(stamina=cost)), task(lore))
    g = at(card, *["terror"] * 6)
    assert tasks(g) == [], "nothing can be paid without the peril"
    try_again(g, "peril", *["terror"] * 4)
    assert g["joe_diamond"].stamina == 6
    g.rig(dice=["terror"] * 4).choose("task:0")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4, 6 - cost)


@rule("ES-TASK-10", "ES-TASK-11")
def test_only_the_active_investigator_pays() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "bob_jenkins"], ancient_one="azathoth")
    g.place("hallway_on_fire", at="museum:0").place("bob_jenkins", at="hallway_on_fire")
    g.rig(dice=["peril", *["lore"] * 5]).choose("move:hallway_on_fire").rig(dice=["lore"] * 5).choose("task:0")
    assert (g["joe_diamond"].stamina, g["bob_jenkins"].stamina) == (5, 6)


@rule("ES-TASK-12")
def test_a_locked_die_symbol_is_not_met_by_any_result() -> None:
    g = at("did_you_hear_that", "peril", "peril", "peril", *["terror"] * 3)
    g.rig(dice=["peril", *["terror"] * 3]).choose("task:1")
    g.choose("task:0")
    assert g.happened(AdventureResolved), "peril, and peril twice: nothing else is asked for"


@rule("ES-TASK-12")
def test_a_locked_die_symbol_on_an_adventure_takes_a_die_as_soon_as_it_enters_play() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").stack(
        "adventure", ["we_need_to_find_help"]
    )
    g.rig(dice=["lore", 3, *["terror"] * 4]).choose("move:the_missing_records")
    g.rig(dice=[3, 3, "terror", "terror"]).play("task:1", "task:0")
    assert g.happened(DieLocked) == [DieLocked("red", "we_need_to_find_help", cause="we_need_to_find_help")]
    assert g["red"].zone == "lock"


@rule("ES-TASK-12")
def test_a_locked_die_symbol_on_a_mythos_card_or_on_a_monster_takes_a_die_as_soon_as_it_enters_play() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").place("koi_pond", at="museum:0")
    g.stack("mythos", ["roots_through_the_marble"]).set("clock", 3).rig(monsters=["ghost"])
    g.play("move:entrance", "first_aid:sanity")
    assert g.happened(DieLocked) == [
        DieLocked("green1", "roots_through_the_marble", cause="roots_through_the_marble"),
        DieLocked("yellow", "ghost", cause="ghost"),
    ]
