"""Solving puzzles: step by step along the shortest solution that is known."""

from __future__ import annotations

from typing import Any

from miskatonic.games.mansions.bot.puzzle_plans import actions_needed, solution, with_piece
from miskatonic.games.mansions.rules.attribute_tests import attribute
from miskatonic.games.mansions.state import Attempt, Mansion, Puzzle
from miskatonic.kernel.decision import Decision, Option
from miskatonic.players.choosing import best


def next_step(game: Mansion, decision: Decision) -> list[int]:
    """The next puzzle action; a piece that was drawn goes to where it helps most."""
    attempt = game.attempt
    assert attempt is not None
    puzzle = game.puzzles[attempt.card]
    if attempt.drawn:
        return best(decision, lambda option: laid(puzzle, attempt.drawn, option))
    helped = more_actions(game, decision, attempt, puzzle)
    return [max(0, towards(decision, puzzle))] if helped < 0 else [helped]


def laid(puzzle: Puzzle, piece: str, option: Option[Any]) -> float:
    """How near the puzzle is to being solved with a piece in a cell."""
    return -actions_needed(with_piece(puzzle, option.value, piece))


def more_actions(game: Mansion, decision: Decision, attempt: Attempt, puzzle: Puzzle) -> int:
    """What gives more puzzle actions, where they are needed and will do it; -1 for nothing."""
    you = game.investigators[decision.seat]
    short = actions_needed(puzzle) - attempt.left
    if you is not None and 0 < short <= attribute(game, you, "luck") and (point := decision.index("skill_point")) >= 0:
        return point
    cards = [n for n, option in enumerate(decision.options) if option.verb == "use"]
    return cards[0] if cards and short > 0 else -1


def towards(decision: Decision, puzzle: Puzzle) -> int:
    """Drawing a piece, if the solution needs another one; otherwise the first of its actions that can be taken. -1 for none."""
    actions = solution(puzzle)
    if any(action.startswith("replace") for action in actions) and (draw := decision.index("draw")) >= 0:
        return draw
    return next((n for action in actions if (n := decision.index(action)) >= 0), -1)
