"""For a scenario on its own: what those before it in the campaign leave, as if they had been played."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

CULTISTS = (
    "wolf_man_drew",
    "herman_collins",
    "peter_warren",
    "victoria_devereux",
    "ruth_turner",
    "the_masked_hunter",
)


LITA = "lita_chantler"
LITA_EARNED = "lita_earned"
"""The lead of the scenario after The Gathering has Lita Chantler in the deck."""


class Left(Struct, frozen=True, kw_only=True):
    """What a resolution leaves: entries of the log, and trauma of the lead."""

    log: tuple[str, ...] = ()
    mental_trauma: int = 0


SKIPPED: Mapping[tuple[str, int], Left] = {
    ("the_gathering", 0): Left(log=("house_standing", "ghoul_priest_alive", LITA_EARNED)),
    ("the_gathering", 1): Left(log=("house_burned", LITA_EARNED), mental_trauma=1),
    ("the_gathering", 2): Left(log=("house_standing",)),
    ("the_gathering", 3): Left(log=("lita_found_others", "house_standing", "ghoul_priest_alive", LITA_EARNED)),
    ("the_midnight_masks", 0): Left(log=tuple(f"got_away:{slug}" for slug in CULTISTS)),
    ("the_midnight_masks", 1): Left(log=tuple(f"interrogated:{slug}" for slug in CULTISTS)),
    ("the_midnight_masks", 2): Left(log=(*(f"got_away:{slug}" for slug in CULTISTS), "past_midnight")),
}

ENTRIES: tuple[str, ...] = tuple(dict.fromkeys(entry for left in SKIPPED.values() for entry in left.log))
"""Everything that the first two scenarios can write into the campaign log."""


def endings_of(scenario: str) -> list[int]:
    """The numbers of the resolutions that a scenario can have ended with."""
    return [number for slug, number in SKIPPED if slug == scenario]
