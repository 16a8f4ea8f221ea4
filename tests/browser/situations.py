"""Situations that people find themselves in."""

from __future__ import annotations

from miskatonic.testing import scenario
from miskatonic.testing.scenario import Scenario

ROOM = "the_missing_records"


def joe_with_two_guns() -> Scenario:
    """About to move: going to a room reveals nothing, rolling the dice there does."""
    alone = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    return alone.give("joe_diamond", "tommy_gun", "rifle", "clue")
