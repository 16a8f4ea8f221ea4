"""Miskatonic plays the Lovecraftian board games of the Arkham Files: rules enforced, fast, in French and English."""

from typing import TYPE_CHECKING, Any

from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, load_table, new_table

if TYPE_CHECKING:
    from miskatonic.players import make_bot

__all__ = ["GAMES", "Sight", "Table", "load_table", "make_bot", "new_table", "seeded"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Bots are loaded when somebody asks for one."""
    if name == "make_bot":
        from miskatonic.players import make_bot

        return make_bot
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
