"""A game can be saved and loaded at every decision, and goes on as if nothing had happened."""

from typing import Any

import pytest
from tests.games.mansions.test_random_games import Wanderer
from tests.games.saving import load_from_a_situation, position
from tests.rules.mansions.shared import joe
from tests.rules.mansions.test_puzzles import at_the_puzzlebox

from miskatonic import load_table, new_table
from miskatonic.kernel.errors import UndoRefused
from miskatonic.kernel.replay import verify
from miskatonic.kernel.sight import Sight

NOW_AND_THEN = 120
"""After so many choices a loaded game is played to its end."""


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_goes_on_as_it_would_have_wherever_it_was_saved(players: int) -> None:
    gambler = Wanderer(players, bold=True)
    setup: dict[str, Any] = {"seed": 3, "players": players}
    table = new_table("mansions", **setup)
    whole = gambler.play(new_table("mansions", **setup))
    end = position(whole)
    while table.decision is not None:
        if len(table.moves) % 29 == 0:
            loaded = load_table(table.save())
            assert position(loaded) == position(table)
            assert loaded.save() == table.save()
        if len(table.moves) % NOW_AND_THEN == 0:
            assert position(gambler.play(load_table(table.save()))) == end
        table.choose(*gambler.pick(Sight(table)))
    assert position(load_table(table.save())) == end
    assert verify(whole.save()).choices == len(whole.moves)


def test_a_loaded_game_finds_its_whole_log_again() -> None:
    table = Wanderer(1).play(new_table("mansions", seed=5, players=3), choices=80)
    assert load_table(table.save()).with_history().events == table.events


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
