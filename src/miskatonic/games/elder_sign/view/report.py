"""What simulations tell of a game."""

from __future__ import annotations

from miskatonic.games.elder_sign.state import ElderSign


def setup_facts(state: ElderSign) -> dict[str, str]:
    """The Ancient One and the number of players."""
    return {"ancient_one": state.ancient_one, "players": str(state.players)}
