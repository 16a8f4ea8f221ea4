"""How bots judge this game. Nothing in the rules knows of it."""

from miskatonic.games.mansions.bot.heuristic import HeuristicBot, TrialPolicy
from miskatonic.games.mansions.bot.position import value

__all__ = ["HeuristicBot", "TrialPolicy", "value"]
