"""Kingsport Horror, an expansion of Arkham Horror: a second town, rifts that wander, heralds and guardians, epic battles."""

from miskatonic.games.kingsport import content
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.rules import rifts, setup
from miskatonic.games.kingsport.view import battle, observe, tracks

__all__ = ["BOX", "battle", "content", "observe", "rifts", "setup", "tracks"]
