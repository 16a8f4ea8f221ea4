"""How good a position looks: a rough guide for search."""

from __future__ import annotations

from miskatonic.games.card_game.state import CardGame


def value(game: CardGame, seat: int) -> float:
    """From 0 (lost) to 1 (won), for everybody alike."""
    if game.outcome is not None:
        return 1.0 if game.outcome.winners else 0.0
    return 0.5
