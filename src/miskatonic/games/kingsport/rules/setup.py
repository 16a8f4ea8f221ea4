"""What the box changes about the preparation of a game."""

from __future__ import annotations

from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import AQUATIC_MARKERS


@BOARD.setup
def place_aquatic_markers(game: Arkham) -> None:
    """The waters of Arkham."""
    for marker in game.edition[AQUATIC_MARKERS]:
        game.markers[marker.slug] = marker.location
