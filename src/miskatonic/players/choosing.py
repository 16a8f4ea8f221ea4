"""To choose by scores: what all heuristic bots do in the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.kernel.decision import Decision, Option

Score = Callable[[Option[Any]], float]


def best(decision: Decision, score: Score) -> list[int]:
    """The option with the highest score; the first of several."""
    chosen, most = 0, float("-inf")
    for n, option in enumerate(decision.options):
        worth = score(option)
        if worth > most:
            chosen, most = n, worth
    return [chosen]


def least(decision: Decision, score: Score) -> list[int]:
    """As many options as have to be taken, those with the lowest scores."""
    order = sorted(range(len(decision.options)), key=lambda n: (score(decision.options[n]), n))
    return sorted(order[: max(1, decision.least)])
