"""The chronicle: how the game ended, and the keeper's answers to the questions of the story."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.mansions.state import KEEPER, Mansion
from miskatonic.kernel.reading import Chapter
from miskatonic.kernel.text import text


def chronicle(state: Mansion, seat: int | None) -> list[Chapter]:
    """The keeper's answers are for the keeper alone until the end; then all may read everything."""
    answers = list(answered(state))
    if state.outcome is not None:
        return [Chapter(text("mm-chronicle-end"), (text(state.outcome.reason),)), *answers]
    return answers if seat is not None and state.team(seat) == KEEPER else []


def ending(state: Mansion) -> str:
    """The end of an objective: won by investigators, or lost by them."""
    if state.outcome is None:
        return ""
    won = state.outcome.reason in ("mm-end-investigators", "mm-end-some")
    return f"{'won' if won else 'lost'}-{state.objective.slug}"


def answered(state: Mansion) -> Iterator[Chapter]:
    """The questions of the story as far as they have been answered, each with its answer."""
    for question, letter in zip(state.told_story.questions, state.choices, strict=False):
        answer = next(each for each in question.answers if each.letter == letter)
        yield Chapter(question.text, (answer.text,))
