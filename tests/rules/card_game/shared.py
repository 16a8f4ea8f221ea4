"""What the tests of several chapters share."""

from typing import Any

from miskatonic import Table
from miskatonic.testing import Scenario, scenario

QUIET = ["dissonant_voices", "dissonant_voices#2", "obscuring_fog", "obscuring_fog#2"]
"""Encounter cards that hardly matter: one for each of up to four investigators."""


def house(*seats: str, **setup: Any) -> Scenario:
    """The Gathering, everybody in the Hallway, with nothing of interest on the decks; it is the first investigator's turn."""
    seats = seats or ("roland_banks",)
    g = scenario("card_game", seats=list(seats), scenario="the_gathering", **setup)
    for seat in seats:
        for place in ("attic", "cellar", "hallway"):
            g.place(seat, at=place)
        g.stack(seat, ["emergency_cache"])
    return g.place("act_the_barrier", at="current")


def last_turn(g: Scenario) -> Scenario:
    """Nobody else has a turn to come in this round."""
    for investigator in g.state.investigators:
        g.set(f"{investigator.slug}.played", True)
    return g


def end_turns(g: Scenario, *encounters: str) -> Scenario:
    """The last turn of the round ends; in the mythos phase those cards are drawn."""
    g.stack("encounter", encounters or QUIET[: len(g.state.present())])
    return last_turn(g).choose("end_turn")


def keep_hands(table: Table[Any]) -> Table[Any]:
    """Nobody exchanges a card of the opening hand; the scenario is laid out."""
    while table.state.step == "mulligan":
        table.choose()
    return table
