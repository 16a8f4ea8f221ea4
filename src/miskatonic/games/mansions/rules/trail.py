"""The trail of clues: the introduction of a story hints at the room of the first one, and each clue at that of the next."""

from __future__ import annotations

from miskatonic.games.mansions.components import ITEMS
from miskatonic.games.mansions.rules.seeding import clue_card, layout
from miskatonic.games.mansions.state import Mansion


def leads_to(game: Mansion) -> str:
    """The room that the introduction or the furthest clue found hints at; "" before the first round and after the last clue."""
    if game.round == 0:
        return ""
    if not game.found:
        return layout(game.edition, game.story, tuple(game.choices)).first
    return ITEMS[clue_card(game.story, game.choices, min(game.found))].leads_to
