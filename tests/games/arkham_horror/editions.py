"""The game as it was published."""

from miskatonic.games.arkham_horror.components import GAME
from miskatonic.kernel.game import base_edition

BASE = base_edition(GAME)
"""Arkham Horror without any further box."""
