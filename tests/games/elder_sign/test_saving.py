"""A game can be saved and loaded at every decision, and goes on as if nothing had happened."""

from typing import Any

import pytest
from tests.games.elder_sign.gambler import Gambler
from tests.games.saving import load_from_a_situation, position

from miskatonic import load_table, new_table
from miskatonic.kernel.sight import Sight
from miskatonic.testing import scenario


@pytest.mark.parametrize(("players", "errata"), [(2, False), (4, True)])
def test_a_game_goes_on_as_it_would_have_wherever_it_was_saved(players: int, errata: bool) -> None:
    gambler = Gambler(players, bold=True)
    setup: dict[str, Any] = {"seed": 3, "players": players, "errata": errata, "draft": errata}
    table = new_table("elder_sign", **setup)
    end = position(gambler.play(new_table("elder_sign", **setup)))
    while table.decision is not None:
        loaded = load_table(table.save())
        assert position(loaded) == position(table)
        assert loaded.save() == table.save()
        assert position(gambler.play(loaded)) == end
        table.choose(*gambler.pick(Sight(table)))
    assert position(load_table(table.save())) == end


def test_a_loaded_game_finds_its_whole_log_again() -> None:
    table = Gambler(1).play(new_table("elder_sign", seed=5, players=3), choices=50)
    assert load_table(table.save()).with_history().events == table.events


def test_a_game_from_a_situation_is_loaded_where_it_was_and_can_go_back_to_the_situation() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one="yig")
    g.give("joe_diamond", "axe", "clue").set("joe_diamond.sanity", 2)
    load_from_a_situation(g.table, Gambler(2))


def test_a_save_says_who_plays() -> None:
    table = new_table("elder_sign", seed=1, players=2)
    assert b"Randolph" in table.save(players=["Randolph", "Bot"])
    load_table(table.save(players=["Randolph", "Bot"]))
