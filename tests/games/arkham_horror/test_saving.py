"""Saved games that began with a situation of a test."""

from tests.games.arkham_horror.gambler import Gambler
from tests.games.saving import load_from_a_situation

from miskatonic.testing import scenario


def test_a_game_from_a_situation_is_loaded_where_it_was_and_can_go_back_to_the_situation() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete", "jenny_barnes"], ancient_one="yig")
    g.give("ashcan_pete", "tommy_gun", "clue").set("ashcan_pete.sanity", 2)
    load_from_a_situation(g.table, Gambler(2))
