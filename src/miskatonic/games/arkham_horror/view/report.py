"""What simulations tell of a game."""

from __future__ import annotations

from miskatonic.games.arkham_horror.rules.doom import first_citizens, is_won, score
from miskatonic.games.arkham_horror.state import Arkham


def setup_facts(state: Arkham) -> dict[str, str]:
    """The Ancient One and the number of players."""
    return {"ancient_one": state.ancient_one, "players": str(state.players)}


def report(state: Arkham) -> dict[str, str | int]:
    """How a game ended, what a victory is worth, and who is First Citizen of Arkham."""
    if state.outcome is None:
        return {}
    found: dict[str, str | int] = {"ending": state.outcome.reason.removeprefix("ah-")}
    if is_won(state):
        found["score"] = score(state)
        found["first_citizen"] = ", ".join(first_citizens(state))
    return found
