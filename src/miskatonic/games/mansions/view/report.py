"""What simulations play, and what they tell of a game."""

from __future__ import annotations

from miskatonic.games.mansions.components import STORIES
from miskatonic.games.mansions.setup import MansionOptions
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.setup import edition_for


def in_turn(options: MansionOptions) -> list[dict[str, str]]:
    """The stories."""
    return [{"story": slug} for slug in edition_for(Mansion.game, options)[STORIES].slugs]


def setup_facts(state: Mansion) -> dict[str, str]:
    """The story and the number of players."""
    return {"story": state.story, "players": str(state.players)}


def report(state: Mansion) -> dict[str, str | int]:
    """How a game ended, by which objective, and how long it was."""
    if state.outcome is None:
        return {}
    return {
        "ending": state.outcome.reason.removeprefix("mm-end-"),
        "objective": state.objective.slug,
        "rounds": state.round,
    }
