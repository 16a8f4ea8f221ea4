"""How bots judge this game. Nothing in the rules knows of it."""

from miskatonic.games.arkham_horror.bot.heuristic import HeuristicBot, TrialPolicy
from miskatonic.games.arkham_horror.bot.position import value

__all__ = ["HeuristicBot", "TrialPolicy", "value"]
