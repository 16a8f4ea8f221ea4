"""The game as it was published."""

from miskatonic.games.elder_sign.components import GAME
from miskatonic.kernel.game import base_edition

BASE = base_edition(GAME)
"""Elder Sign without any further box."""
