"""Beginning at a step and stopping at one, in every game."""

import pytest

from miskatonic.games.card_game.events import EnemyMoved
from miskatonic.games.elder_sign.events import ClockAdvanced
from miskatonic.testing import Scenario, scenario

ROLAND, JOE = "roland_banks", "joe_diamond"


def in_the_study() -> Scenario:
    """Roland's turn."""
    return scenario("card_game", seats=[ROLAND])


def in_the_museum() -> Scenario:
    """Joe's turn."""
    return scenario("elder_sign", seats=[JOE], ancient_one="azathoth")


def test_the_game_stops_before_the_step_and_asks_whether_to_go_on() -> None:
    g = in_the_study().stop("upkeep").choose("end_turn")
    assert (g.options, g.state.step, g[ROLAND].resources) == (["go_on"], "upkeep", 5)
    assert g.choose("go_on").state.round == 2
    assert g[ROLAND].resources == 6


def test_a_step_that_follows_without_a_pause_is_no_exception() -> None:
    g = in_the_museum().stop("clock").play("move:entrance", "first_aid:sanity")
    assert (g.options, g.state.clock) == (["go_on"], 0)
    assert g.happened(ClockAdvanced) == []
    assert g.choose("go_on").state.clock == 1


def test_it_stops_every_time_until_it_is_told_to_stop_nowhere() -> None:
    g = in_the_museum().stop("clock").play("move:entrance", "first_aid:sanity", "go_on")
    g.play("move:entrance", "first_aid:sanity")
    assert g.options == ["go_on"]
    g.stop().play("go_on", "move:entrance", "first_aid:sanity")
    assert g.state.clock == 3


def test_a_step_can_be_looked_at_alone() -> None:
    g = in_the_study().place("hallway", at="revealed").place("attic", at="revealed").place(ROLAND, at="attic")
    g.spawn("ghoul_priest", at="hallway").begin(step="hunters").stop("attacks")
    assert [event.to for event in g.happened(EnemyMoved)] == ["attic"]
    assert (g["ghoul_priest"].engaged, g[ROLAND].damage) == (0, 0), "it has hunted, but not attacked"


def test_undo_and_copies_stop_there_too() -> None:
    g = in_the_study().stop("upkeep").choose("end_turn")
    g.choose("go_on").table.undo(past_chance=True)
    assert g.options == ["go_on"]
    decision = g.table.clone().decision
    assert decision is not None
    assert [option.id for option in decision.options] == ["go_on"]


def test_a_step_that_the_game_does_not_have_is_refused_with_those_that_it_has() -> None:
    with pytest.raises(AssertionError, match="there is no step 'sleep'; there are turn, wait, roll"):
        in_the_museum().stop("sleep")
    with pytest.raises(AssertionError, match="there is no step 'sleep'; there are mythos, encounter"):
        in_the_study().begin(step="sleep")


def test_a_scenario_begins_in_one_place() -> None:
    for where in ({}, {"phase": "enemy", "step": "hunters"}):
        with pytest.raises(AssertionError, match="begins at one of these: a phase, a step, a turn, a scenario"):
            in_the_study().begin(**where)
