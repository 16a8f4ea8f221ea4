"""What is written down: how the game ended."""

from __future__ import annotations

from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.game import Chapter
from miskatonic.kernel.text import text


def chronicle(state: Mansion, seat: int | None) -> list[Chapter]:
    """Nothing until the end; all may read it."""
    if state.outcome is None:
        return []
    return [Chapter(text("mm-chronicle-end"), (text(state.outcome.reason),))]
