"""Situations one choice before a turning point: what is rolled on the way makes no difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from miskatonic.kernel.table import Table
from miskatonic.testing import Scenario, scenario

OPENS_A_GATE = "family_found_butchered"


class TurningPoint(Struct, frozen=True):
    """Something that is about to happen."""

    situation: Callable[[], Table[Any]]
    choice: str
    """The option that brings it about."""
    kind: str
    """The event."""
    words: str
    """What stands in large letters then, in English: a part of it."""
    shape: str = "point"
    others: tuple[str, ...] = ()
    """Bots at the other seats."""


def before_a_star_spawn() -> Table[Any]:
    """Ashcan Pete has no dice against the horror that stands before him, and little sanity."""
    street = scenario("arkham_horror", seats=["ashcan_pete"], ancient_one="azathoth").place(
        "ashcan_pete", at="downtown"
    )
    street.spawn("star_spawn", at="downtown").give("ashcan_pete", "knife", "lantern")
    street.set("ashcan_pete.sliders", [0, 2, 0]).set("ashcan_pete.sanity", 2)
    return street.table


def at_the_gate(ancient_one: str = "yig", doom: int = 0) -> Table[Any]:
    """Amanda Sharpe is back from another world with an Elder Sign in her hands, before a Mythos card that opens a gate."""
    woods = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one=ancient_one).place(
        "amanda_sharpe", at="woods"
    )
    woods.place("gate_the_dreamlands", at="woods").place("gate_rlyeh", at="black_cave").set("doom", doom)
    woods.give("amanda_sharpe", "explored", "elder_sign").stack("mythos", [OPENS_A_GATE])
    return woods.begin(step="encounter").table


def the_last_token_of_doom() -> Table[Any]:
    """One more gate, and the Ancient One awakens."""
    return at_the_gate(doom=9)


def without_a_clue() -> Table[Any]:
    """The same before Nyarlathotep, who devours whoever has no clue."""
    return at_the_gate("nyarlathotep", 10)


def enough_clues() -> Table[Any]:
    """Roland Banks has found what the first act asks for."""
    study = scenario("card_game", seats=["roland_banks"], scenario="the_gathering")
    return study.give("roland_banks", "clue", "clue", "clue").table


def the_last_clue() -> Table[Any]:
    """Joe Diamond stands beside the clue that the objective comes with."""
    house: Scenario = scenario("mansions", seats=["joe_diamond", ""], keeper=1, story="the_fall_of_house_lynch")
    house.place("joe_diamond", at="garden.path").place("the_fall_of_house_lynch_clue_1a", at="garden")
    return house.choose("explore").table


def a_quarter_to_twelve() -> Table[Any]:
    """Joe Diamond rests at the entrance while the clock moves on."""
    museum = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    museum.set("clock", 3).stack("mythos", ["closed_for_mourning"])
    return museum.choose("move:entrance").table


TURNING_POINTS = {
    "insane": TurningPoint(before_a_star_spawn, "fight:star_spawn", "WentInsane", "insane"),
    "sealed": TurningPoint(at_the_gate, "elder_sign:elder_sign", "PlaceSealed", "seals"),
    "awakening": TurningPoint(the_last_token_of_doom, "wait", "Awoke", "Yig"),
    "devoured": TurningPoint(without_a_clue, "wait", "Devoured", "devoured"),
    "act": TurningPoint(enough_clues, "advance", "ActAdvanced", "Trapped", shape="card"),
    "objective": TurningPoint(the_last_clue, "pass", "ObjectiveRevealed", "Walter", shape="card", others=("random",)),
    "midnight": TurningPoint(a_quarter_to_twelve, "first_aid:sanity", "Midnight", "is over", shape="card"),
}
