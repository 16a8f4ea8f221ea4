"""The chances that a board shows beside the monsters."""

from __future__ import annotations

from miskatonic.games.mansions.odds.tests import evading
from miskatonic.games.mansions.state import Mansion


def board_odds(state: Mansion, seat: int | None) -> dict[str, float]:
    """The chance of each monster to be evaded by the investigator whose turn it is, as it is without a skill point."""
    you = state.acting
    if you is None or state.step != "act":
        return {}
    return {figure: evading(state, you, figure) for figure in state.monsters}
