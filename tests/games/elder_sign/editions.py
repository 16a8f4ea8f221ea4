"""The game as it was published."""

from miskatonic.games.elder_sign.components import GAME
from miskatonic.kernel.box import edition_of

BASE = edition_of(GAME)
"""Elder Sign without any further box."""
