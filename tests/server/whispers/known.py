"""Whoever imports this can play it, also in processes that work for a server."""

from miskatonic.kernel.game import GAMES
from miskatonic.server.workers import LOADED

GAMES.add("whispers", "tests.server.whispers")
LOADED.append(__name__)
