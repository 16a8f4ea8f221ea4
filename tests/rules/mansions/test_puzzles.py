"""Puzzles: laying out, puzzle actions, and what is solved; escaping through one."""

from tests.rules.mansions.shared import joe

from miskatonic.games.mansions.rules.puzzles import is_solved
from miskatonic.games.mansions.state import Puzzle
from miskatonic.kernel.text import name, render
from miskatonic.testing import Scenario, rule

RUNES = [f"rune_7_{n}" for n in (2, 1, 3, 4, 5, 6)]


def at_the_puzzlebox() -> Scenario:
    """Joe Diamond explores a kitchen with a puzzlebox, whose first two pieces are in each other's places."""
    g = joe("kitchen.1").place("lantern", at="kitchen").place("puzzlebox", at="kitchen")
    return g.rig(shuffles=[RUNES]).choose("explore")


@rule("MM-PUZ-01", "MM-PUZ-10", "MM-PUZ-17", "MM-PUZ-21", "MM-PUZ-22")
def test_a_puzzle_that_is_solved_lets_the_exploration_go_on() -> None:
    g = at_the_puzzlebox().choose("swap:0:1")
    assert g["joe_diamond"].cards == ["lantern"]
    assert g.state.puzzles == {}
    assert "puzzlebox" in g.state.box


@rule("MM-PUZ-11")
def test_pieces_of_runes_can_only_be_swapped() -> None:
    assert {option.partition(":")[0] for option in at_the_puzzlebox().options} == {"stop", "swap"}


@rule("MM-PUZ-09", "MM-PUZ-23", "MM-PUZ-16")
def test_one_has_as_many_puzzle_actions_as_intellect_and_the_rest_stays() -> None:
    g = at_the_puzzlebox().play("swap:1:2", "swap:1:2", "swap:1:2", "swap:1:2")
    assert g.decision.amount == 1
    g.choose("stop")
    assert g.state.puzzles["puzzlebox"].pieces == RUNES


@rule("MM-PUZ-28", "MM-SKILL-05")
def test_a_skill_point_adds_luck_to_the_puzzle_actions() -> None:
    g = joe("kitchen.1").place("puzzlebox", at="kitchen").set("joe_diamond.skill_points", 1)
    g.rig(shuffles=[RUNES]).choose("explore")
    assert g.choose("skill_point").decision.amount == 7


@rule("MM-PUZ-18", "MM-PUZ-19")
def test_a_wiring_puzzle_is_solved_when_colours_meet_from_start_to_end() -> None:
    wires = ["wiring_3", "wiring_13", "wiring_11", "wiring_10", "wiring_12"]
    assert is_solved(Puzzle("puzzle_1a", wires, [3, 0, 2, 0, 2]))
    assert not is_solved(Puzzle("puzzle_1a", wires, [0, 0, 2, 0, 2]))


@rule("MM-PUZ-13", "MM-PUZ-20")
def test_a_lock_puzzle_is_solved_when_all_symbols_match_those_of_the_starting_tile_too() -> None:
    pieces, turns = ["lock_4", "lock_12", "lock_13", "lock_2"], [1, 3, 2, 3]
    assert is_solved(Puzzle("puzzle_4a", pieces, turns))
    assert not is_solved(Puzzle("puzzle_4a", pieces, turns, tile_turns=1))
    assert is_solved(Puzzle("puzzle_4a", pieces, turns, tile_turns=2))


@rule("MM-ESC-01", "MM-ESC-06", "MM-ESC-07")
def test_all_win_who_escape_by_the_front_door() -> None:
    g = joe().set("choices", ["C", "A", "A"]).reveal(happened=True).choose("escape")
    assert g.outcome is not None
    assert g.outcome.winners == [1]


def test_the_front_door_may_be_closed_by_a_puzzle() -> None:
    g = joe().set("choices", ["C", "A", "A"]).reveal(happened=True).set("exit_puzzle", "puzzle_6b").choose("escape")
    assert (g.decision.kind.name, g["joe_diamond"].at) == ("solve", "foyer.center")


def test_the_puzzle_at_the_front_door_is_known_by_a_name() -> None:
    g = joe().set("choices", ["C", "A", "A"]).reveal(happened=True).set("exit_puzzle", "puzzle_6b").choose("escape")
    assert render(name("mansions", g.decision.source), "fr") == "la sortie"


@rule("MM-ESC-01", "MM-FAQ-05")
def test_nobody_escapes_before_the_objective_is_revealed() -> None:
    assert "escape" not in joe().set("choices", ["C", "A", "A"]).options
