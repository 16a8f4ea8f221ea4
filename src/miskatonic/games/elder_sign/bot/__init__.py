"""How bots judge this game. Nothing in the rules knows of it."""

from miskatonic.games.elder_sign.bot.heuristic import HeuristicBot, TrialPolicy
from miskatonic.games.elder_sign.bot.position import value

__all__ = ["HeuristicBot", "TrialPolicy", "value"]
