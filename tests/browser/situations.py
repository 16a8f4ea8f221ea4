"""Situations that people find themselves in."""

from __future__ import annotations

from typing import Any

from miskatonic import new_table
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot
from miskatonic.testing import scenario

ROOM = "the_missing_records"


def joe_with_two_guns() -> Table[Any]:
    """About to move: going to a room reveals nothing, rolling the dice there does."""
    alone = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    return alone.give("joe_diamond", "tommy_gun", "rifle", "clue").table


def battle() -> Table[Any]:
    """The Ancient One is awake, and it is the first player's turn to fight."""
    table = game_of_four()
    while table.decision and not (table.state.awake and table.decision.seat == 0):
        play_on(table)
    return table


def finished_game() -> Table[Any]:
    """The game is over."""
    table = game_of_four()
    while table.decision:
        play_on(table)
    return table


def game_of_four() -> Table[Any]:
    """Four investigators in a hurry."""
    return new_table("elder_sign", seed=3, seats=["", "", "", ""], ancient_one="ithaqua")


def play_on(table: Table[Any]) -> None:
    """Somebody does something."""
    table.choose(*make_bot("random", "elder_sign", seed=len(table.moves)).pick(table))
