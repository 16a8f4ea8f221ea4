"""Rolling the dice."""

import pytest
from tests.rules.elder_sign.conftest import Homemade

from miskatonic.games.elder_sign.declare import investigation, lore, peril, task, terror
from miskatonic.games.elder_sign.dice import DICE, FACE_NAMES, Need
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.testing import Scenario, rule, scenario


def at_the_museum(seed: int = 1) -> Scenario:
    """Joe Diamond at the start of a turn."""
    return scenario("elder_sign", seed=seed, seats=["joe_diamond"], ancient_one="azathoth")


def with_wild(card: str, *greens: str | int) -> Scenario:
    """Joe Diamond attempts that adventure with the red die, which shows a wild result, beside those green ones."""
    g = at_the_museum().place(card, at="museum:0").give("joe_diamond", "holy_water").choose(f"move:{card}")
    return g.rig(dice=[*greens, *["lore"] * (6 - len(greens)), "wild"]).choose("use:holy_water")


@rule("ES-DICE-01", "ES-DICE-02", "ES-DICE-03")
def test_each_die_shows_each_of_its_six_faces_and_no_other() -> None:
    shown: dict[str, set[str]] = {die: set() for die in DICE}
    counted = 0
    for seed in range(80):
        g = at_the_museum(seed=seed).give("joe_diamond", "dynamite")
        g.play("move:the_missing_records", "use:dynamite")
        roll = g.happened(Rolled)[0]
        counted += len(roll.dice)
        for die, face in zip(roll.dice, roll.faces, strict=True):
            shown[DICE[die]].add(FACE_NAMES[face])
    one, two, three, four = (f"investigation{n}" for n in range(1, 5))
    for n in range(1, 7):
        assert shown[f"green{n}"] == {one, two, three, "lore", "peril", "terror"}
    assert shown["yellow"] == {one, two, three, four, "lore", "peril"}
    assert shown["red"] == {two, three, four, "lore", "peril", "wild"}
    assert counted == 80 * 8


@rule("ES-DICE-04")
@pytest.mark.parametrize(
    ("need", "others"), [(investigation(1), "lore"), (lore, "peril"), (peril, "terror"), (terror, "lore")]
)
def test_a_wild_result_stands_for_any_of_the_four(homemade: Homemade, need: Need, others: str) -> None:
    g = with_wild(homemade(task(need), task(need, need)), *[others] * 6)
    assert [option for option in g.options if option.startswith("task")] == ["task:0"]


@rule("ES-DICE-04")
def test_a_wild_result_stands_for_one_investigation_and_no_more(homemade: Homemade) -> None:
    card = homemade(task(investigation(2)), task(investigation(1)))
    assert [option for option in with_wild(card).options if option.startswith("task")] == ["task:1"]


@rule("ES-DICE-04")
def test_a_wild_result_is_good_for_one_requirement_at_a_time(homemade: Homemade) -> None:
    card = homemade(task(peril, terror), task(peril))
    assert [option for option in with_wild(card).options if option.startswith("task")] == ["task:1"]


@rule("ES-DICE-05")
def test_the_results_are_held_against_every_task_of_the_card_that_is_not_completed_yet() -> None:
    g = at_the_museum().rig(dice=[3, 3, "peril", 3, "terror", "terror"]).choose("move:vermin_in_the_pipes")
    assert g.options == ["task:0", "task:2", "no_task"], "the first two are the same"
    g.rig(dice=[3, "peril", "terror", "terror", "terror"]).choose("task:0")
    assert g.options == ["task:1", "task:2", "no_task"], "the first one is done"


@rule("ES-DICE-05")
def test_the_tasks_of_other_cards_do_not_matter() -> None:
    g = at_the_museum().rig(dice=["lore", *["terror"] * 5]).choose("move:the_missing_records")
    assert g.decision.rule == "ES-FAIL-05", "lore alone would be enough in the Hall of the Dead"


@rule("ES-DICE-06")
def test_a_player_who_can_and_wants_to_completes_the_task() -> None:
    g = at_the_museum().rig(dice=["lore", *["terror"] * 5]).choose("move:the_hall_of_the_dead")
    assert g.options == ["task:0", "no_task"]
    g.rig(dice=["terror"] * 5).choose("task:0")
    assert g.state.attempt.done == [0]
    assert g["green1"].zone == "task"


@rule("ES-DICE-06")
def test_a_player_who_can_complete_several_tasks_picks_one() -> None:
    for wanted in (0, 1):
        g = at_the_museum().rig(dice=["lore", "peril", "peril", *["terror"] * 3]).choose("move:the_hall_of_the_dead")
        g.rig(dice=["terror"] * (5 - wanted)).choose(f"task:{wanted}")
        assert g.state.attempt.done == [wanted]


@rule("ES-DICE-07")
def test_a_player_who_will_not_complete_a_task_has_failed_the_roll() -> None:
    g = at_the_museum().rig(dice=["lore", *["terror"] * 5]).play("move:the_hall_of_the_dead", "no_task")
    assert g.decision.rule == "ES-FAIL-05"
    assert g.options == ["aside:green1", "aside:green2", "give_up"]
    assert g.state.attempt.done == []


@rule("ES-DICE-07")
def test_declining_a_task_brings_terror_like_any_failure() -> None:
    g = at_the_museum().place("ancient_relics", at="museum:0")
    g.rig(dice=["lore", 3, *["terror"] * 4]).play("move:ancient_relics", "no_task")
    assert g["joe_diamond"].sanity == 3


@rule("ES-DICE-08")
def test_a_roll_that_cannot_complete_any_task_has_failed() -> None:
    g = at_the_museum().rig(dice=["peril"] * 6).choose("move:the_missing_records")
    assert g.decision.rule == "ES-FAIL-05"


def test_results_that_are_held_complete_a_task_when_there_is_no_die_left_to_roll(homemade: Homemade) -> None:
    card = homemade(task(peril), task(lore))
    g = (
        at_the_museum()
        .place(card, at="museum:0")
        .give("joe_diamond", "wither")
        .place("the_lights_grow_dim", at="mythos")
    )
    g.place("did_you_hear_that", at="museum:1").spawn("witch", at="did_you_hear_that").spawn(
        "mi_go", at="did_you_hear_that"
    )
    for die, icon in zip(DICE[2:6], ("witch", "mi_go", "the_lights_grow_dim", "did_you_hear_that"), strict=True):
        g.lock(die, by=icon)
    g.rig(dice=["peril", "lore"]).play(f"move:{card}", "use:wither", "hold:green2")
    reveals = g.state.rng.reveals
    g.choose("task:0")
    assert g.options == ["task:1", "no_task"]
    assert g.state.rng.reveals == reveals, "chance has no part in it"
    assert len(g.happened(Rolled)) == 1, "and no roll is told of"
