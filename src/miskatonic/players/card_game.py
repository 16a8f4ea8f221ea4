"""The heuristic bot of the card game: it knows its chances, what things are worth, and what the scenario wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table
from miskatonic.players.card_game_questions import ANSWERS, SURE, Answer
from miskatonic.players.card_game_tests import Trial
from miskatonic.players.card_game_turn import Turn

CLEAR = 2.5
"""By so much an action must be ahead of the others for there to be nothing to think about."""
MOST_RIVALS = 5
"""So many actions are worth comparing."""


class HeuristicBot:
    """Takes the action that is worth most, and commits to tests what pays."""

    __slots__ = ("_answers",)

    horizon: ClassVar[int] = 30
    caution: ClassVar[float] = 1.7

    def __init__(self) -> None:
        self._answers: dict[str, Answer] = {
            **ANSWERS,
            "cg-prompt-turn": self._turn,
            "cg-prompt-commit": self._commit,
            "cg-prompt-commit-other": self._commit,
        }

    def pick(self, table: Table[CardGame]) -> list[int]:
        """The options that look best; where the bot has no opinion, the first ones."""
        decision = table.decision
        assert decision is not None
        answer = self._answers.get(decision.prompt.key)
        return list(range(max(decision.least, 1))) if answer is None else answer(table.state, decision)

    def sure(self, table: Table[CardGame]) -> bool:
        """Whether there is little to think about."""
        decision = table.decision
        assert decision is not None
        return decision.prompt.key in SURE

    def rivals(self, table: Table[CardGame]) -> list[list[int]] | None:
        """The best actions; to commit what the bot would, and less, and more."""
        decision = table.decision
        assert decision is not None
        game = table.state
        if decision.prompt.key == "cg-prompt-turn":
            turn = Turn(game, game.investigators[decision.seat])
            scores = [turn.score(option) for option in decision.options]
            order = sorted(range(len(scores)), key=lambda n: -scores[n])
            return [[n] for n in order[:MOST_RIVALS]]
        if decision.prompt.key in ("cg-prompt-commit", "cg-prompt-commit-other"):
            return self._other_commitments(decision, self.pick(table))
        return None

    def _other_commitments(self, decision: Decision, chosen: list[int]) -> list[list[int]]:
        others: list[list[int]] = [[]]
        if len(chosen) > 1:
            others += [[n for n in chosen if n != gone] for gone in chosen]
        if len(chosen) < decision.most:
            others += [sorted([*chosen, n]) for n in range(len(decision.options)) if n not in chosen]
        return others[:MOST_RIVALS]

    def _turn(self, game: CardGame, decision: Decision) -> list[int]:
        return [best_of(decision.options, Turn(game, game.investigators[decision.seat]).score)]

    def _commit(self, game: CardGame, decision: Decision) -> list[int]:
        assert game.test is not None
        who = game.investigators[decision.seat]
        return Trial(game, game.test, decision.seat).commit(who, list(decision.options), decision.most)


def best_of(options: Any, score: Callable[[Option[Any]], float]) -> int:
    """The position of the option with the highest score; the first of several."""
    best, most = 0, float("-inf")
    for n, option in enumerate(options):
        worth = score(option)
        if worth > most:
            best, most = n, worth
    return best
