"""Many games at once, and what they tell."""

from miskatonic.simulate.run import GameResult, Plan, play_game, simulate
from miskatonic.simulate.statistics import Group, Summary, summarize, wilson

__all__ = ["GameResult", "Group", "Plan", "Summary", "play_game", "simulate", "summarize", "wilson"]
