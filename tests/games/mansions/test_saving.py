"""Saved games that began with a situation of a test."""

import pytest
from tests.games.mansions.gambler import Wanderer
from tests.games.saving import load_from_a_situation, position
from tests.rules.mansions.shared import joe
from tests.rules.mansions.test_puzzles import at_the_puzzlebox

from miskatonic import load_table
from miskatonic.kernel.errors import UndoRefused


def test_a_game_from_a_situation_is_loaded_where_it_was_and_can_go_back_to_the_situation() -> None:
    g = joe().place("lantern", at="foyer").spawn("zombie", at="foyer.center").set("joe_diamond.damage", 2)
    load_from_a_situation(g.table, Wanderer(2))


def test_what_was_found_behind_a_puzzle_cannot_be_taken_back() -> None:
    g = at_the_puzzlebox().choose("swap:1:2").choose("swap:1:2").choose("swap:0:1")
    assert g["joe_diamond"].cards == ["lantern"]
    with pytest.raises(UndoRefused):
        g.table.undo()


def test_a_game_in_which_somebody_has_escaped_can_be_saved_and_loaded() -> None:
    table = joe().set("choices", ["C", "A", "A"]).reveal(happened=True).choose("escape").table
    assert table.state.escaped
    assert position(load_table(table.save())) == position(table)
