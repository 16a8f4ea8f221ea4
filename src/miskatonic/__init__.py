"""Miskatonic plays the Lovecraftian board games of the Arkham Files: rules enforced, fast, in French and English."""

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import Table, load_table, new_table
from miskatonic.players import make_bot

__all__ = ["GAMES", "Table", "load_table", "make_bot", "new_table", "seeded"]
__version__ = "0.1.0"
