"""The chronicle: how the game ended, what the victory is worth, and who is First Citizen of Arkham."""

from __future__ import annotations

from miskatonic.games.arkham_horror.rules.doom import first_citizens, score
from miskatonic.games.arkham_horror.state import Arkham, piece
from miskatonic.kernel.reading import Chapter
from miskatonic.kernel.text import join, text


def chronicle(state: Arkham, seat: int | None) -> list[Chapter]:
    """Nothing until the end; all may read it."""
    if state.outcome is None:
        return []
    lines = [text(state.outcome.reason)]
    if state.outcome.winners:
        names = join([piece(slug) for slug in first_citizens(state)], "and")
        lines += [text("ah-chronicle-score", n=score(state)), text("ah-chronicle-first-citizen", names=names)]
    return [Chapter(text("ah-chronicle-end"), tuple(lines))]


def ending(state: Arkham) -> str:
    """The way in which the game ended: the reason, and whether all were devoured in the final battle or before it."""
    if state.outcome is None:
        return ""
    way = state.outcome.reason.partition("-")[2]
    return "lost-in-battle" if way == "lost-devoured" and state.awake else way
