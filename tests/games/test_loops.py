"""Whoever does nothing but look for circles runs out of them, in every game."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.loops import go_in_circles
from tests.rules.arkham_horror.fights import facing

from miskatonic import new_table
from miskatonic.testing import Scenario, scenario

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("elder_sign", {"players": 2}),
    ("arkham_horror", {"players": 2}),
    ("arkham_horror", {"players": 2, "boxes": ["kingsport"]}),
    ("card_game", {"players": 2}),
    ("mansions", {"players": 3}),
]


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_whoever_looks_for_circles_plays_on(game: str, setup: dict[str, Any]) -> None:
    go_in_circles(new_table(game, seed=3, history=False, **setup), 40)


def with_two_glasses() -> Scenario:
    """A player with two cards that cost nothing and can be taken back, as both have been once."""
    g = scenario("card_game", seats=["daisy_walker"]).place("daisy_walker", at="hallway")
    g.give("daisy_walker", "magnifying_glass_1", "magnifying_glass_1")
    return g.play(*["play:magnifying_glass_1#1", "use:magnifying_glass_1#1"])


def with_three_weapons() -> Scenario:
    """An investigator who fights and has more weapons than hands."""
    return facing("zombie", cards=("tommy_gun", "shotgun", "rifle")).rig(dice=[5, 1, 1, 1]).choose("fight:zombie")


@pytest.mark.parametrize("situation", [with_two_glasses, with_three_weapons])
def test_what_is_taken_up_and_put_down_again_and_again_comes_to_an_end(situation: Callable[[], Scenario]) -> None:
    assert go_in_circles(situation().table.clone(), 1, longest=4, tries=100) > 4
