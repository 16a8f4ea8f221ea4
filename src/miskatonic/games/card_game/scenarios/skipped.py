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


class Left(Struct, frozen=True, kw_only=True):
    """What a resolution leaves: entries of the log, trauma of the lead, and whether the lead earns Lita Chantler."""

    log: tuple[str, ...] = ()
    mental_trauma: int = 0
    lita: bool = False


SKIPPED: Mapping[tuple[str, int], Left] = {
    ("the_gathering", 0): Left(log=("house_standing", "ghoul_priest_alive"), lita=True),
    ("the_gathering", 1): Left(log=("house_burned",), mental_trauma=1, lita=True),
    ("the_gathering", 2): Left(log=("house_standing",)),
    ("the_gathering", 3): Left(log=("lita_found_others", "house_standing", "ghoul_priest_alive"), lita=True),
    ("the_midnight_masks", 0): Left(log=tuple(f"got_away:{slug}" for slug in CULTISTS)),
    ("the_midnight_masks", 1): Left(log=tuple(f"interrogated:{slug}" for slug in CULTISTS)),
    ("the_midnight_masks", 2): Left(log=(*(f"got_away:{slug}" for slug in CULTISTS), "past_midnight")),
}
