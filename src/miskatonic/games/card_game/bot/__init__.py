"""How bots judge this game. Nothing in the rules knows of it."""

from miskatonic.games.card_game.bot.heuristic import HeuristicBot, TrialPolicy
from miskatonic.games.card_game.bot.position import value

__all__ = ["HeuristicBot", "TrialPolicy", "value"]
