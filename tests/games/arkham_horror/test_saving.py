"""A game can be saved and loaded at every decision, and goes on as if nothing had happened."""

from typing import Any

import pytest
from tests.games.arkham_horror.gambler import Gambler
from tests.games.saving import load_from_a_situation, position

from miskatonic import load_table, new_table
from miskatonic.kernel.replay import verify
from miskatonic.kernel.sight import Sight
from miskatonic.testing import scenario

NOW_AND_THEN = 60
"""After so many choices a loaded game is played to its end."""


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_goes_on_as_it_would_have_wherever_it_was_saved(players: int) -> None:
    gambler = Gambler(players, bold=True)
    setup: dict[str, Any] = {"seed": 3, "players": players}
    table = new_table("arkham_horror", **setup)
    whole = gambler.play(new_table("arkham_horror", **setup))
    end = position(whole)
    while table.decision is not None:
        if len(table.moves) % 7 == 0:
            loaded = load_table(table.save())
            assert position(loaded.with_history()) == position(table), "what a walk risks is told to whoever reads it"
            assert loaded.save() == table.save()
        if len(table.moves) % NOW_AND_THEN == 0:
            assert position(gambler.play(load_table(table.save()))) == end
        table.choose(*gambler.pick(Sight(table)))
    assert position(load_table(table.save())) == end
    assert verify(whole.save()).choices == len(whole.moves)


def test_a_loaded_game_finds_its_whole_log_again() -> None:
    table = Gambler(1).play(new_table("arkham_horror", seed=5, players=3), choices=80)
    assert load_table(table.save()).with_history().events == table.events


def test_a_game_from_a_situation_is_loaded_where_it_was_and_can_go_back_to_the_situation() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete", "jenny_barnes"], ancient_one="yig")
    g.give("ashcan_pete", "tommy_gun", "clue").set("ashcan_pete.sanity", 2)
    load_from_a_situation(g.table, Gambler(2))
