"""Chances: how likely a roll is to complete a task, and how good a position looks."""

from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.decision import Decision


def odds(state: ElderSign, decision: Decision) -> dict[str, float]:
    """The chance of success of those options that have one, by option id."""
    return {}


def value(state: ElderSign) -> float:
    """How good the position looks, from 0 (lost) to 1 (won)."""
    return 0.5
