"""The fixed sets of games that agents are compared by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from miskatonic.kernel.table import Table, new_table

ARENA = 1
"""The number of the sets: it rises when a set changes, and results of different numbers are not compared."""


class Entry(Struct, frozen=True):
    """One game of a set."""

    number: int
    seed: int
    game: str
    setup: dict[str, Any]
    seat: int
    """The seat of the agent."""

    def table(self) -> Table[Any]:
        """The game before its first decision."""
        return new_table(self.game, seed=self.seed, **self.setup)


class GameSet(Struct, frozen=True, kw_only=True):
    """Games of one title: the setups in turn, each with a seed of its own. Bots called `others` take the other seats."""

    name: str
    game: str
    setups: tuple[Mapping[str, Any], ...]
    seed: int
    seat: int = 0
    others: str = "quick"
    games: int = 40
    """How many games count as the whole set."""

    def entry(self, number: int) -> Entry:
        """Game so and so of the set."""
        setup = dict(self.setups[number % len(self.setups)])
        return Entry(number=number, seed=self.seed + number, game=self.game, setup=setup, seat=self.seat)


OLD_ONES = ("azathoth", "cthulhu", "hastur", "ithaqua", "nyarlathotep", "shub_niggurath", "yig", "yog_sothoth")
INVESTIGATORS = ("roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams")
STORIES = ("the_fall_of_house_lynch", "the_inner_sanctum", "blood_ties", "classroom_curses", "green_eyed_boy")


def _of_the_card_game(scenario: str, seed: int) -> GameSet:
    setups = tuple({"scenario": scenario, "seats": [who]} for who in INVESTIGATORS)
    return GameSet(name=scenario, game="card_game", setups=setups, seed=seed)


SETS: Mapping[str, GameSet] = {
    found.name: found
    for found in (
        GameSet(
            name="elder_sign",
            game="elder_sign",
            setups=tuple({"players": 1, "ancient_one": old} for old in OLD_ONES),
            seed=41_000,
        ),
        _of_the_card_game("the_gathering", 42_000),
        _of_the_card_game("the_midnight_masks", 43_000),
        _of_the_card_game("the_devourer_below", 44_000),
        GameSet(
            name="arkham_horror",
            game="arkham_horror",
            setups=tuple({"players": 1, "ancient_one": old} for old in OLD_ONES),
            seed=45_000,
        ),
        GameSet(
            name="kingsport",
            game="arkham_horror",
            setups=tuple({"players": 1, "boxes": ["kingsport"], "ancient_one": old} for old in OLD_ONES),
            seed=46_000,
        ),
        GameSet(
            name="mansions",
            game="mansions",
            setups=tuple({"players": 2, "story": story} for story in STORIES),
            seed=47_000,
            seat=1,
        ),
        GameSet(
            name="mansions_keeper",
            game="mansions",
            setups=tuple({"players": 2, "story": story} for story in STORIES),
            seed=48_000,
        ),
    )
}
