"""Answering a decision one option at a time, as environments and learned bots do: which action is open, and when the answer is
complete."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.kernel.decision import Decision

MOST_OPTIONS = 128
"""Options that find room in an observation: each is the action of its position."""
DONE = MOST_OPTIONS
"""The action that ends an answer of several options."""


class Answer:
    """An answer to a decision that grows option by option."""

    __slots__ = ("decision", "taken")

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.taken: list[int] = []
        """Positions of the options taken so far, in order."""

    def open(self) -> list[int]:
        """The actions that may be taken now."""
        decision = self.decision
        if decision.least == decision.most == 1:
            return list(range(min(len(decision.options), MOST_OPTIONS)))
        free = next_places(decision, self.taken)
        return [*free, DONE] if len(self.taken) >= decision.least else free

    def take(self, action: int) -> list[int] | None:
        """Takes an open action; the whole answer once it is complete."""
        if action == DONE:
            return self.taken
        self.taken.append(action)
        return self.taken if complete(self.decision, self.taken) else None


def next_places(decision: Decision, taken: Sequence[int]) -> list[int]:
    """The options that may be taken next, where several are taken one at a time: none that a cap forbids, and none after which
    too few could be taken."""
    if len(taken) >= decision.most:
        return []
    free = [place for place in range(min(len(decision.options), MOST_OPTIONS)) if place not in taken]
    if not decision.caps:
        return free
    fit = [place for place in free if len(decision.allowed([*taken, place])) > len(taken)]
    return [place for place in fit if len(decision.allowed([*taken, place, *fit])) >= decision.least] or fit


def complete(decision: Decision, taken: Sequence[int]) -> bool:
    """Whether nothing more can be taken."""
    return len(taken) >= decision.least and not next_places(decision, taken)
