"""The game as it was published."""

from miskatonic.games.arkham_horror.components import GAME
from miskatonic.kernel.box import edition_of

BASE = edition_of(GAME)
"""Arkham Horror without any further box."""
