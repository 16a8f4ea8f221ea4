"""Saved games: those that began with a situation of a test, and the names of players."""

from tests.games.elder_sign.gambler import Gambler
from tests.games.saving import load_from_a_situation

from miskatonic import load_table, new_table
from miskatonic.testing import scenario


def test_a_game_from_a_situation_is_loaded_where_it_was_and_can_go_back_to_the_situation() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one="yig")
    g.give("joe_diamond", "axe", "clue").set("joe_diamond.sanity", 2)
    load_from_a_situation(g.table, Gambler(2))


def test_a_save_says_who_plays() -> None:
    table = new_table("elder_sign", seed=1, players=2)
    assert b"Randolph" in table.save(players=["Randolph", "Bot"])
    load_table(table.save(players=["Randolph", "Bot"]))
